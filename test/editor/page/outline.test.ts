/** Outlines as they are moved, stretched and given corners. */
import { expect, it } from 'vitest'
import { dragged, fitTo, middleAfter, type Outline } from '../../../src/editor/page/outline'
import { corners, polygon } from '../../helpers/corners'

const TRIANGLE = polygon('50 0, 100 100, 0 100')
const BOX = corners(10, 20, 110, 220)

it.each<[string, Outline, readonly [number, number, number, number], Outline]>([
  ['a box', corners(0, 0, 100, 100), [10, 20, 20, 40], corners(10, 20, 30, 60)],
  ['a polygon, to whole px', TRIANGLE, [0, 0, 25, 50], polygon('13 0, 25 50, 0 50')],
  ['an outline without a width', corners(5, 0, 5, 100), [10, 0, 20, 50], corners(10, 0, 10, 50)],
  ['no box without a width', corners(0, 0, 100, 100), [10, 20, 0, 40], corners(10, 20, 11, 60)],
])('%s fits another box', (_, outline, box, fitted) => {
  expect(fitTo(outline, box)).toEqual(fitted)
})

it.each<[number, readonly [number, number]]>([
  [0, [50, 75]],
  [1, [100, 50]],
  [2, [50, 25]],
])('after corner %i, the middle is at %j', (index, middle) => {
  expect(middleAfter(TRIANGLE, index)).toEqual(middle)
})

it.each<[string, Outline, number, boolean, Outline]>([
  ['a corner of a box takes its sides along', BOX, 0, false, corners(15, 13, 110, 220)],
  ['a corner of a box moves alone', BOX, 2, true, polygon('10 20, 110 20, 115 213, 10 220')],
  ['a side of a box', BOX, 0.5, false, corners(10, 13, 110, 220)],
  ['another one', BOX, 3.5, false, corners(15, 20, 110, 220)],
  ['a corner of a polygon', TRIANGLE, 1, false, polygon('50 0, 105 93, 0 100')],
  ['a new corner of it', TRIANGLE, 2.5, false, polygon('50 0, 100 100, 0 100, 30 43')],
])('a drag of %s', (_, outline, handle, isAlone, changed) => {
  expect(dragged(outline, handle, { x: 5, y: -7 }, isAlone)).toEqual(changed)
})
