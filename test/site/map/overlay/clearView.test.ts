import { expect, it } from 'vitest'
import { clearView } from '../../../../src/site/map/overlay/clearView'
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
