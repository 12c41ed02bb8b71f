import { expect, it } from 'vitest'
import { fit, wholeMap } from '../../../src/panzoom/extras/fit'
import { at, expectSame } from '../../helpers/engine'
import { boundsOf } from '../../helpers/fingers'

const desktop = boundsOf(1440, 900)
const boxOf = ([left = 0, top = 0, right = 0, bottom = 0]: number[]) => ({ left, top, right, bottom })

it.each([
  { of: 'a wide box by its width', box: [400, 300, 1120, 500], px: 0, view: at(-800, -350, 2) },
  { of: 'a high box by its height', box: [600, 300, 700, 750], px: 0, view: at(-580, -600, 2) },
  { of: 'a box with a margin', box: [400, 300, 1000, 500], px: 120, view: at(-680, -350, 2) },
  {
    of: 'a small box at the upper limit',
    box: [1000, 700, 1010, 710],
    px: 0,
    view: at(720 - 1005 * 2 ** 1.5, 450 - 705 * 2 ** 1.5, 2 ** 1.5),
  },
  {
    of: 'a box in the corner, as central as the bounds allow',
    box: [0, 0, 720, 450],
    px: 0,
    view: at(0, 0, 2),
  },
  {
    of: 'a box with a margin as wide as the viewport',
    box: [400, 300, 1120, 500],
    px: 720,
    view: at(0, 0, 2 ** -0.5),
  },
])('fit shows $of', ({ box, px, view }) => {
  expectSame(fit(boxOf(box), px, desktop), view)
})

it('wholeMap shows the whole map, or as much of it as the lower limit allows', () => {
  expect(wholeMap(boundsOf(2560, 1440))).toEqual(at(320, 0, 0.9375))
  expectSame(wholeMap(desktop), at(720 - 1024 * Math.SQRT1_2, 450 - 768 * Math.SQRT1_2, Math.SQRT1_2))
})
