/** The sea: the lines on it, below its life. */

import type { Box } from '../../panzoom/core/geometry.ts'
import { merged } from '../drawing/ink.ts'
import type { Mark } from '../drawing/pen.ts'
import { grown, inBox } from '../drawing/points.ts'
import { namesBoxes } from '../lettering/names.ts'
import type { Land } from '../survey/field.ts'
import { drawRhumbs } from './rhumbs.ts'
import { drawCurrents, drawSoundings } from './soundings.ts'

/** The sea, laid out and drawn. */
export interface Sea {
  /** Rhumb lines, currents and soundings. */
  readonly marks: readonly Mark[]
  /** The ground of the soundings. */
  readonly soundings: readonly Box[]
}

/** The free space around a sounding, in map units. */
const MARGIN = 6

/** Lays out the sea: the flat things on it lie clear of everything that is drawn over them. */
export function drawSea(land: Land): Sea {
  const { ornaments } = land.geography
  const keepOff = [...namesBoxes(land.names), ...land.atSea]
  const aroundRose = keepOff.filter((box) => !inBox(box, ...ornaments.compass))
  const soundings = drawSoundings(land, keepOff)
  const flat = [...drawRhumbs(land, aroundRose), ...drawCurrents(land, keepOff), ...soundings]
  return {
    marks: merged(flat),
    soundings: soundings.map(({ path }) => grown(path.box(), MARGIN)),
  }
}
