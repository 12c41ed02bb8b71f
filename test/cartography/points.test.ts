import { expect, it } from 'vitest'
import { pointsOf } from '../../src/cartography/drawing/plot'
import { boxAround, inPolygon, overlap, smoothStep } from '../../src/cartography/drawing/points'

it.each([
  { low: 0, high: 4, value: -1, step: 0 },
  { low: 0, high: 4, value: 1, step: 0.15625 },
  { low: 0, high: 4, value: 9, step: 1 },
  { low: 4, high: 0, value: 1, step: 0.84375 },
  { low: 4, high: 0, value: 5, step: 0 },
])('smoothStep from $low to $high is $step at $value', ({ low, high, value, step }) => {
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

it.each([
  { x: 0.5, y: 0.5, inside: true },
  { x: 0.5, y: 2.5, inside: true },
  { x: 2, y: 2, inside: false },
  { x: -1, y: 0.5, inside: false },
])('inPolygon is $inside for $x, $y and an L shape', ({ x, y, inside }) => {
  expect(inPolygon([x, y], pointsOf('0,0 4,0 4,1 1,1 1,3 0,3'))).toBe(inside)
  expect(inPolygon([x, y], [])).toBe(false)
})
