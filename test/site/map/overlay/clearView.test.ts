import { expect, it } from 'vitest'
import { clearView, reveal } from '../../../../src/site/map/overlay/clearView'
import { overlap, screenBoxOf } from '../../../../src/table/area'
import { at } from '../../../helpers/engine'
import { boundsOf } from '../../../helpers/fingers'

const BOUNDS = boundsOf(1000, 700)
const boxOf = ([left = 0, top = 0, right = 0, bottom = 0]: number[]) => ({ left, top, right, bottom })

/** A column of buttons at the bottom right, and a message at the bottom left. */
const BUTTON = boxOf([940, 500, 990, 544])
const COLUMN = boxOf([936, 550, 992, 690])
const MESSAGE = boxOf([8, 640, 400, 690])

it.each([
  ['in view, clear of all', [700, 400, 900, 600], [COLUMN], at(-400, -200)],
  // 64 px are for the tooltip.
  ['at the top', [700, 220, 900, 420], [], at(-400, 16 + 64 - 220)],
  ['below a column of buttons', [1160, 640, 1360, 840], [COLUMN], at(-440, -200)],
  ['below two covers of a column', [1160, 600, 1360, 800], [BUTTON, COLUMN], at(936 - 16 - 1360, -200)],
  ['below a message, nearer from above', [500, 600, 700, 830], [COLUMN, MESSAGE], at(-400, 640 - 16 - 830)],
])('moves as little as possible for a place %s', (_, place, covers, view) => {
  expect(clearView(at(-400, -200), boxOf(place), covers, BOUNDS)).toEqual(view)
})

it('at the edge of the map, where the place cannot be moved aside, it is moved up', () => {
  const place = boxOf([1900, 1200, 2030, 1370])
  const view = clearView(at(-1048, -600), place, [COLUMN], BOUNDS)
  expect(overlap(screenBoxOf(place, view), COLUMN)).toBe(false)
})

it('a place larger than the viewport is shrunk to leave 56 px around it', () => {
  const { scale } = clearView(at(-1800, -1400, 2), boxOf([1000, 800, 1500, 1200]), [], BOUNDS)
  expect(scale).toBeCloseTo((700 - 112) / 400, 9)
})

const DESKTOP = boundsOf(1440, 900)
const ROOM = { left: 48, top: 48, right: 1440 - 48, bottom: 900 - 48 }

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
  expect(reveal(at(-304, -100), boxOf(box), ROOM, DESKTOP)).toEqual(at(x, y))
})

it('reveal has its room in screen px at any scale', () => {
  expect(reveal(at(-1000, -800, 2), boxOf([100, 500, 200, 600]), ROOM, DESKTOP)).toEqual(at(-152, -800, 2))
})
