import { expect, it } from 'vitest'
import { pointsOf } from '../../src/cartography/drawing/plot'
import {
  boxAround,
  clamp,
  distance,
  grown,
  inPolygon,
  mix,
  mixPoints,
  overlap,
  smoothStep,
} from '../../src/cartography/drawing/points'

it.each([
  { value: -1, kept: 0 },
  { value: 0.3, kept: 0.3 },
  { value: 4, kept: 1 },
])('clamp limits $value to the range 0 to 1: $kept', ({ value, kept }) => {
  expect(clamp(value)).toBe(kept)
  expect(clamp(value * 10, 0, 10)).toBe(kept * 10)
})

it('mix and mixPoints interpolate, and distance is straight', () => {
  expect(mix(2, 6, 0.25)).toBe(3)
  expect(mixPoints([0, 10], [4, 20], 0.5)).toEqual([2, 15])
  expect(distance([1, 2], [4, -2])).toBe(5)
})

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

it('boxes fit tightly around points, and grow on each side', () => {
  expect(boxAround(pointsOf('3,9 -1,4 2,2'))).toEqual({ left: -1, top: 2, right: 3, bottom: 9 })
  expect(grown(BOX, 2)).toEqual({ left: -2, top: -2, right: 12, bottom: 8 })
})

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
