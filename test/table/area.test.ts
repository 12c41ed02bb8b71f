import { describe, expect, it } from 'vitest'
import { areaBox, cornersOf, crossingIn, depthIn, isUpright, overlapping, roomIn } from '../../src/table/area'
import { polygon } from '../helpers/corners'

const BOX = polygon('0 0, 90 0, 90 90, 0 90')
const TRIANGLE = polygon('0 90, 45 0, 90 90')
/** Open at the upper right. */
const L = polygon('0 0, 30 0, 30 60, 90 60, 90 90, 0 90')
/** Its largest circle is hard to find: one that is 5 px smaller lies elsewhere. */
const ROOMS = polygon('1475 935, 1096 936, 948 965, 560 915, 736 499, 1087 605, 1160 759')

it('a box, written either way, is the same area', () => {
  expect(cornersOf({ box: [10, 20, 30, 40] })).toEqual(polygon('10 20, 40 20, 40 60, 10 60'))
  expect(cornersOf({ corners: polygon('40 60, 10 20, 10 60, 40 20') })).toEqual(
    cornersOf({ box: [10, 20, 30, 40] }),
  )
  expect(cornersOf({ corners: TRIANGLE })).toEqual(TRIANGLE)
  expect(areaBox({ box: [10, 20, 30, 40] })).toEqual({ left: 10, top: 20, right: 40, bottom: 60 })
  expect(areaBox({ corners: polygon('40 60, 10 20, 25 0') })).toEqual({
    left: 10,
    top: 0,
    right: 40,
    bottom: 60,
  })
})

it.each([
  { of: '0 0, 9 0, 9 9, 0 9', is: true },
  { of: '9 9, 0 9, 0 0, 9 0', is: true },
  { of: '0 0, 9 1, 9 9, 0 9', is: false },
  { of: '0 0, 9 0, 9 9, 0 0', is: false },
  { of: '0 0, 9 0, 9 9', is: false },
  { of: '0 0, 5 0, 9 0, 9 9, 0 9', is: false },
])('that $of is an upright box is $is', ({ of, is }) => expect(isUpright(polygon(of))).toBe(is))

it.each([
  { of: 'a point in a box', corners: BOX, at: [45, 20], depth: 20 },
  { of: 'a point beside a box', corners: BOX, at: [-7, 20], depth: -7 },
  { of: 'a point in the open corner of an L', corners: L, at: [40, 50], depth: -10 },
  { of: 'a point where an L bends', corners: L, at: [15, 75], depth: 15 },
  { of: 'a corner', corners: TRIANGLE, at: [45, 0], depth: 0 },
])('the depth of $of', ({ corners, at: [x = 0, y = 0], depth }) => {
  expect(depthIn(corners, { x, y })).toBeCloseTo(depth)
})

it.each([
  { is: 'a triangle', corners: TRIANGLE, crosses: null },
  { is: 'an L', corners: L, crosses: null },
  { is: 'one with a corner in a straight side', corners: polygon('0 0, 5 0, 9 0, 9 9'), crosses: null },
  { is: 'an hourglass', corners: polygon('0 0, 9 9, 9 0, 0 9'), crosses: '0 0, 9 9, 9 0, 0 9' },
  {
    is: 'one that touches itself',
    corners: polygon('0 0, 9 0, 9 9, 5 0, 0 9'),
    crosses: '0 0, 9 0, 9 9, 5 0',
  },
  { is: 'one with a corner twice', corners: polygon('0 0, 9 0, 9 0, 9 9'), crosses: '0 0, 9 0, 9 0, 9 0' },
  {
    is: 'one that goes back on its way',
    corners: polygon('0 0, 9 0, 5 0, 5 9'),
    crosses: '0 0, 9 0, 9 0, 5 0',
  },
  { is: 'a line', corners: polygon('0 0, 5 0, 9 0'), crosses: '0 0, 5 0, 9 0, 0 0' },
])('the crossing of $is: $crosses', ({ corners, crosses }) => {
  expect(crossingIn(corners)?.flat()).toEqual(crosses ? polygon(crosses) : undefined)
})

describe('two polygons', () => {
  it.each([
    { are: 'the same', other: '0 0, 90 0, 90 90, 0 90', overlap: true },
    { are: 'the same, with more corners', other: '0 0, 40 0, 90 0, 90 90, 0 90', overlap: true },
    { are: 'side by side', other: '90 0, 180 0, 180 90, 90 90', overlap: false },
    { are: 'at one corner', other: '90 90, 99 90, 99 99', overlap: false },
    { are: 'one within the other', other: '30 30, 60 30, 45 60', overlap: true },
    { are: 'one within the other, along its side', other: '0 30, 0 60, 30 45', overlap: true },
    { are: 'one around the other', other: '-9 -9, 99 -9, 99 99, -9 99', overlap: true },
    { are: 'shifted along a common line', other: '50 0, 140 0, 140 90, 50 90', overlap: true },
    { are: 'a cross', other: '30 -9, 60 -9, 60 99, 30 99', overlap: true },
    { are: 'apart, although their boxes overlap', other: '80 -20, 120 -20, 120 60', overlap: false },
    { are: 'corner to corner in an edge', other: '45 0, 90 -45, 0 -45', overlap: false },
    { are: 'one px in', other: '89 0, 180 0, 180 90, 89 90', overlap: true },
  ])('that are $are overlap: $overlap', ({ other, overlap }) => {
    expect([overlapping(BOX, polygon(other)), overlapping(polygon(other), BOX)]).toEqual([overlap, overlap])
  })

  it('may lie in the open corner of an L', () => {
    expect(overlapping(L, polygon('30 0, 90 0, 90 60, 30 60'))).toBe(false)
    expect(overlapping(L, polygon('29 0, 90 0, 90 60, 29 60'))).toBe(true)
  })
})

it.each([
  { of: 'a box', corners: BOX, middle: [45, 45], radius: 45 },
  { of: 'a triangle', corners: TRIANGLE, middle: [45, 62.2], radius: 27.8 },
  { of: 'an L, where it bends', corners: L, middle: [17.6, 72.4], radius: 17.6 },
  {
    of: 'a long shape with two rooms, in the larger one',
    corners: ROOMS,
    middle: [852.5, 747],
    radius: 203.8,
  },
])('the largest circle in $of', ({ corners, middle: [x = 0, y = 0], radius }) => {
  const room = roomIn(corners)
  expect(Math.abs(room.radius - radius)).toBeLessThan(0.25)
  expect(Math.hypot(room.middle.x - x, room.middle.y - y)).toBeLessThan(0.5)
})
