/** The sea: the lines on it, below its life. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { grown } from '../../table/area.ts'
import { merged } from '../drawing/ink.ts'
import type { Mark } from '../drawing/pen.ts'
import { inBox } from '../drawing/points.ts'
import { namesBoxes } from '../lettering/names.ts'
import type { Land } from '../survey/field.ts'
import { drawRhumbs } from './rhumbs.ts'
import { drawCurrents, drawSoundings } from './soundings.ts'

/** The free space around a sounding, in map units. */
const MARGIN = 6

/**
 * Lays out the sea: rhumb lines, currents and soundings lie clear of everything that is drawn over them. With
 * the ground of the soundings.
 */
export function drawSea(land: Land): { readonly marks: readonly Mark[]; readonly soundings: readonly Box[] } {
  const { ornaments } = land.geography
  const keepOff = [...namesBoxes(land.names), ...land.atSea]
  const aroundRose = keepOff.filter((box) => !inBox(box, ...ornaments.compass))
  const soundings = drawSoundings(land, keepOff)
  return {
    marks: merged([...drawRhumbs(land, aroundRose), ...drawCurrents(land, keepOff), ...soundings]),
    soundings: soundings.map(({ path }) => grown(path.box(), MARGIN)),
  }
}
