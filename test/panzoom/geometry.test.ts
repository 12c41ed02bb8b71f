import { describe, expect, it } from 'vitest'
import { centreOf, centroid, clamp, distance, mix, spread } from '../../src/panzoom/geometry'

describe('clamp', () => {
  it.each([
    { value: 5, clamped: 5 },
    { value: 0, clamped: 0 },
    { value: 10, clamped: 10 },
    { value: -0.001, clamped: 0 },
    { value: 10.001, clamped: 10 },
    { value: Number.POSITIVE_INFINITY, clamped: 10 },
    { value: Number.NEGATIVE_INFINITY, clamped: 0 },
    { value: Number.NaN, clamped: 0 },
  ])('clamps $value to $clamped, between 0 and 10', ({ value, clamped }) => {
    expect(clamp(value, 0, 10)).toBe(clamped)
  })
})

describe('mix', () => {
  it.each([
    { t: 0, mixed: 0.1 },
    { t: 0.25, mixed: 0.15 },
    { t: 0.5, mixed: 0.2 },
    { t: 1, mixed: 0.3 },
  ])('is $mixed at $t of the way from 0.1 to 0.3', ({ t, mixed }) => {
    expect(mix(0.1, 0.3, t)).toBeCloseTo(mixed, 15)
  })

  it('is exact at both ends', () => {
    expect(mix(0.1, 0.7, 0)).toBe(0.1)
    expect(mix(0.1, 0.7, 1)).toBe(0.7)
  })
})

describe('points', () => {
  it('have a Euclidean distance', () => {
    expect(distance({ x: 1, y: 2 }, { x: 4, y: -2 })).toBe(5)
    expect(distance({ x: 7, y: 7 }, { x: 7, y: 7 })).toBe(0)
  })

  it.each([
    { points: [{ x: 3, y: 4 }], middle: { x: 3, y: 4 }, spreadPx: 0 },
    {
      points: [
        { x: 0, y: 0 },
        { x: 6, y: 8 },
      ],
      middle: { x: 3, y: 4 },
      spreadPx: 5,
    },
    {
      points: [
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 4, y: 4 },
        { x: 0, y: 4 },
      ],
      middle: { x: 2, y: 2 },
      spreadPx: Math.SQRT2 * 2,
    },
  ])('have the centroid $middle and the spread $spreadPx', ({ points, middle, spreadPx }) => {
    expect(centroid(points)).toEqual(middle)
    expect(spread(points)).toBeCloseTo(spreadPx, 12)
  })

  it('have a centroid even where their sum would overflow', () => {
    const far = { x: 1.5e308, y: -1.5e308 }
    expect(centroid([far, far])).toEqual(far)
  })
})

it('the centre of a size is at half of it', () => {
  expect(centreOf({ width: 1440, height: 901 })).toEqual({ x: 720, y: 450.5 })
})
