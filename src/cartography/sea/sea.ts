/** The sea: the lines on it, and its life above them. */

import type { Box } from '../../panzoom/geometry.ts'
import { merged } from '../drawing/ink.ts'
import type { Mark } from '../drawing/pen.ts'
import { grown, inBox } from '../drawing/points.ts'
import type { Land } from '../land/field.ts'
import { namesBoxes } from '../lettering/names.ts'
import { ornamentBoxes } from '../ornament/ornament.ts'
import { drawRhumbs } from '../ornament/rhumbs.ts'
import { boxesOf, drawSeaLife, MARGIN } from './seaLife.ts'
import { drawCurrents, drawSoundings } from './soundings.ts'

/** The sea, laid out and drawn. */
export interface Sea {
  /** Rhumb lines, currents and soundings, then everything that swims, sails or flies above them. */
  readonly marks: readonly Mark[]
  /** A box for each swimmer, flock and sounding: nothing else may be there. */
  readonly boxes: readonly Box[]
}

/** Lays out the sea: the flat things on it lie clear of everything that is drawn over them. */
export function drawSea(land: Land): Sea {
  const { sea, ornaments } = land.geography
  const life = drawSeaLife(sea)
  const lifeBoxes = boxesOf(life)
  const keepOff = [...namesBoxes(land.names), ...lifeBoxes, ...ornamentBoxes(ornaments)]
  const aroundRose = keepOff.filter((box) => !inBox(box, ...ornaments.compass))
  const soundings = drawSoundings(land, keepOff)
  const flat = [...drawRhumbs(land, aroundRose), ...drawCurrents(land, keepOff), ...soundings]
  return {
    marks: [...merged(flat), ...merged(life.flatMap(({ marks }) => marks))],
    boxes: [...lifeBoxes, ...soundings.map(({ path }) => grown(path.box(), MARGIN))],
  }
}
