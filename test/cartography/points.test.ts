import { expect, it } from 'vitest'
import { pointsOf } from '../../src/cartography/drawing/plot'
import { boxAround, inPolygon, smoothStep } from '../../src/cartography/drawing/points'
import { overlap } from '../../src/table/area'

it.each([
  [0, 4, -1, 0],
  [0, 4, 1, 0.15625],
  [0, 4, 9, 1],
  [4, 0, 1, 0.84375],
  [4, 0, 5, 0],
])('smoothStep from %d to %d at %d is %d', (low, high, value, step) => {
  expect(smoothStep(low, high, value)).toBe(step)
})

const BOX = { left: 0, top: 0, right: 10, bottom: 6 }

it.each([
  { of: 'a corner', other: { left: 9, top: 5, right: 20, bottom: 20 }, shares: true },
  { of: 'all of it', other: BOX, shares: true },
  { of: 'only an edge', other: { left: 10, top: 0, right: 20, bottom: 6 }, shares: false },
  { of: 'nothing, as it is around no point', other: boxAround([]), shares: false },
])('a box overlaps one that shares $of: $shares', ({ other, shares }) => {
  expect(overlap(BOX, other)).toBe(shares)
  expect(overlap(other, BOX)).toBe(shares)
})

it('inPolygon is whether a point lies within a shape, such as an L', () => {
  const l = pointsOf('0,0 4,0 4,1 1,1 1,3 0,3')
  const inside = pointsOf('.5,.5 .5,2.5 2,2 -1,.5').map((point) => inPolygon(point, l))
  expect(inside).toEqual([true, true, false, false])
  expect(inPolygon([0, 0], [])).toBe(false)
})
