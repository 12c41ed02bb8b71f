import { expect, it } from 'vitest'
import { boundsOf } from '../helpers/fingers'
import { viewCentredOn, visibleBox } from './minimap'

/** The map is 2048 x 1536, and the minimap 256 px wide: an eighth of it. */
const bounds = boundsOf(1024, 768)

it.each([
  { of: 'half of the map', view: { x: 0, y: 0, scale: 1 }, box: [0, 0, 128, 96] },
  { of: 'the other half', view: { x: -1024, y: -768, scale: 1 }, box: [128, 96, 256, 192] },
  { of: 'a quarter, at twice the scale', view: { x: -1024, y: -768, scale: 2 }, box: [64, 48, 128, 96] },
  {
    of: 'the whole map',
    view: { x: 256, y: 32, scale: 1 },
    box: [0, 0, 256, 192],
    inBounds: boundsOf(2560, 1600),
  },
  { of: 'a map pulled past its edge', view: { x: 40, y: 0, scale: 1 }, box: [0, 0, 123, 96] },
])('the box on the minimap shows $of', ({ view, box: [left, top, right, bottom], inBounds = bounds }) => {
  expect(visibleBox(view, inBounds, 256)).toEqual({ left, top, right, bottom })
})

it.each([
  { at: { x: 128, y: 96 }, view: { x: 512 - 2048, y: 384 - 1536, scale: 2 } },
  { at: { x: 0, y: 0 }, view: { x: 0, y: 0, scale: 2 } },
  { at: { x: 256, y: 192 }, view: { x: 1024 - 4096, y: 768 - 3072, scale: 2 } },
])('a press on the minimap at $at centres that point, as far as the bounds allow', ({ at, view }) => {
  expect(viewCentredOn(at, { x: -100, y: -100, scale: 2 }, bounds, 256)).toEqual(view)
})
