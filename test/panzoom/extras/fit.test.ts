import { expect, it } from 'vitest'
import { fit, reveal, wholeMap, zoomTo } from '../../../src/panzoom/extras/fit'
import { at, expectSame } from '../../helpers/engine'
import { boundsOf } from '../../helpers/fingers'

const desktop = boundsOf(1440, 900)
const ROOM = { left: 48, top: 48, right: 1440 - 48, bottom: 900 - 48 }
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

it('zoomTo enlarges a box of the screen to the whole viewport', () => {
  expect(zoomTo(boxOf([360, 225, 1080, 675]), at(-304, -100), desktop)).toEqual(at(-1328, -650, 2))
})

it.each([
  { of: 'does not move the map for a box in view', box: [400, 200, 500, 300], x: -304, y: -100 },
  { of: 'does not move the map for a box just in view', box: [352, 148, 1696, 952], x: -304, y: -100 },
  { of: 'moves right for a box that is cut off at the left', box: [320, 200, 420, 300], x: -272, y: -100 },
  { of: 'moves left for a box at the right', box: [1800, 200, 1900, 300], x: -508, y: -100 },
  { of: 'moves down for a box above', box: [400, 80, 500, 120], x: -304, y: -32 },
  { of: 'moves up for a box below', box: [400, 1100, 500, 1200], x: -304, y: -348 },
  { of: 'leaves less margin at the edge of the map', box: [0, 0, 100, 100], x: 0, y: 0 },
  { of: 'centres a box that is too wide', box: [200, 200, 1900, 300], x: -330, y: -100 },
  { of: 'centres a box that is too high', box: [400, 100, 500, 1400], x: -304, y: -300 },
])('reveal, in a room 48 px within the viewport, $of', ({ box, x, y }) => {
  expect(reveal(at(-304, -100), boxOf(box), ROOM, desktop)).toEqual(at(x, y))
})

it('reveal has its room in screen px at any scale', () => {
  expect(reveal(at(-1000, -800, 2), boxOf([100, 500, 200, 600]), ROOM, desktop)).toEqual(at(-152, -800, 2))
})
