/** Outlines as they are moved, stretched and given corners. */
import { expect, it } from 'vitest'
import { fitTo, middleAfter, moveBy, type Outline, stretched } from '../../../src/editor/page/outline'
import { corners, polygon } from '../../helpers/corners'

const TRIANGLE = polygon('50 0, 100 100, 0 100')
const BOX = { left: 10, top: 20, right: 110, bottom: 220 }

it('x moves to the right, y down', () => {
  expect(moveBy(TRIANGLE, { x: 1, y: 20 })).toEqual(polygon('51 20, 101 120, 1 120'))
})

it.each<[string, Outline, number[], Outline]>([
  ['a box', corners(0, 0, 100, 100), [10, 20, 30, 60], corners(10, 20, 30, 60)],
  ['a polygon, to whole px', TRIANGLE, [0, 0, 25, 50], polygon('13 0, 25 50, 0 50')],
  ['an outline without a width', corners(5, 0, 5, 100), [10, 0, 30, 50], corners(10, 0, 10, 50)],
])('%s fits another box', (_, outline, [left = 0, top = 0, right = 0, bottom = 0], fitted) => {
  expect(fitTo(outline, { left, top, right, bottom })).toEqual(fitted)
})

it.each<[number, readonly [number, number]]>([
  [0, [50, 75]],
  [1, [100, 50]],
  [2, [50, 25]],
])('after corner %i, the middle is at %j', (index, middle) => {
  expect(middleAfter(TRIANGLE, index)).toEqual(middle)
})

it.each<[string, number, number, Partial<typeof BOX>]>([
  ['nw', 5, -7, { left: 15, top: 13 }],
  ['n', 5, -7, { top: 13 }],
  ['se', 5, -7, { right: 115, bottom: 213 }],
  ['w', 500, 0, { left: 109 }],
  ['n', 0, 500, { top: 219 }],
  ['e', -500, 0, { right: 11 }],
  ['s', 0, -500, { bottom: 21 }],
])('the handle %s by %i, %i', (side, x, y, changed) => {
  expect(stretched(BOX, side, { x, y })).toEqual({ ...BOX, ...changed })
})
