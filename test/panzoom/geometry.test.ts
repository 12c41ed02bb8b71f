import { expect, it } from 'vitest'
import { centreOf, centroid, clamp, distance, mix, spread } from '../../src/panzoom/geometry'

it.each([
  [5, 5],
  [0, 0],
  [10, 10],
  [-0.001, 0],
  [10.001, 10],
  [Number.POSITIVE_INFINITY, 10],
  [Number.NEGATIVE_INFINITY, 0],
  [Number.NaN, 0],
])('%d is clamped between 0 and 10 to %d', (value, clamped) => {
  expect(clamp(value, 0, 10)).toBe(clamped)
})

it('mix is linear, and exact at both ends', () => {
  expect([0, 0.25, 0.5, 1].map((t) => mix(1, 3, t))).toEqual([1, 1.5, 2, 3])
  expect(mix(0.1, 0.7, 1)).toBe(0.7)
})

it('points have a Euclidean distance', () => {
  expect(distance({ x: 1, y: 2 }, { x: 4, y: -2 })).toBe(5)
})

it.each([
  { points: [[3, 4]], middle: { x: 3, y: 4 }, spreadPx: 0 },
  {
    points: [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
    middle: { x: 2, y: 2 },
    spreadPx: Math.SQRT2 * 2,
  },
  // Their sum would overflow.
  {
    points: [
      [1.5e308, 0],
      [1.5e308, 0],
    ],
    middle: { x: 1.5e308, y: 0 },
    spreadPx: 0,
  },
])('$points have the centroid $middle and the spread $spreadPx', ({ points, middle, spreadPx }) => {
  const all = points.map(([x = 0, y = 0]) => ({ x, y }))
  expect(centroid(all)).toEqual(middle)
  expect(spread(all)).toBeCloseTo(spreadPx, 12)
})

it('the centre of a size is at half of it', () => {
  expect(centreOf({ width: 1440, height: 901 })).toEqual({ x: 720, y: 450.5 })
})
