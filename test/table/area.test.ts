import { expect, it } from 'vitest'
import { areaBox } from '../../src/table/area'

/** Corners are given as `[y, x]`. */
it.each([
  {
    is: 'upright around its corners',
    corners: '930 630, 690 400, 930 400, 690 630',
    box: [400, 690, 630, 930],
  },
  { is: 'around all of one that stands askew', corners: '0 50, 50 100, 100 50, 50 0', box: [0, 0, 100, 100] },
])('the box of a place is $is', ({ corners, box }) => {
  const points = corners.split(', ').map((point) => point.split(' ').map(Number) as [number, number])
  const { left, top, right, bottom } = areaBox({ corners: points })
  expect([left, top, right, bottom]).toEqual(box)
})
