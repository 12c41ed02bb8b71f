/** The sheet's age: it was stained, folded, singed at its edges, and lies in the light of a window. */

import { noise, roughNoise } from '../drawing/noise.ts'
import { site } from '../drawing/palette.ts'
import { hypotenuse, type Point, smoothStep } from '../drawing/points.ts'
import { colourOf } from '../drawing/raster.ts'
import { coarse, type Field } from '../land/coarse.ts'
import { map } from '../map.ts'
import { TABLE_WIDTH } from '../ornament/deckle.ts'
import { bump, glaze, type Painter, pigment, type Spot } from './pigment.ts'

/** Where the sheet was folded, in map units: twice from left to right, once from top to bottom. */
const FOLDS = { upright: [map.width / 3, (map.width * 2) / 3], level: [map.height / 2] }

/** The colour of the table where it is seen around the sheet. */
const tableShade = colourOf(site['wood-shade'])

/** The rings that cups have left: the middle, its radius, and how wet it was. */
const CUPS: readonly { readonly middle: Point; readonly radius: number; readonly strength: number }[] = [
  { middle: [1010, map.height - 46], radius: 84, strength: 0.3 },
  { middle: [470, 470], radius: 70, strength: 0.14 },
]

/** The ager of all spots, painted or not. */
export function ager(): Painter {
  const stain = coarse(4, (x, y) => roughNoise(x / 240 + 7, y / 240, 'stains'))
  const ragged = coarse(4, (x, y) => roughNoise(x / 90, y / 90, 'singe') * 22)
  const crooked = coarse(8, (x, y) => noise(x / 200, y / 200, 'folds') * 3)
  return (spot, x, y) => {
    glaze(spot, pigment.umber, stained(stain(x, y)))
    for (const cup of CUPS) ring(spot, cup, x, y)
    for (const fold of FOLDS.upright) crease(spot, x - fold - crooked(x, y))
    for (const fold of FOLDS.level) crease(spot, y - fold - crooked(x, y))
    singe(spot, x, y, ragged)
    const light = 1.035 - 0.06 * (x / map.width)
    for (let part = 0; part < 3; part++) (spot[part] as number) *= light
  }
}

/** A stain has dried from its edge inwards: the edge is the darkest, and sharp on the outside. */
function stained(value: number): number {
  const edge = value - 0.4
  return edge > 0 ? 0.08 + 0.14 * Math.exp(-edge / 0.02) : 0.14 * Math.exp(edge / 0.006)
}

function ring(spot: Spot, { middle, radius, strength }: (typeof CUPS)[number], x: number, y: number): void {
  const away = hypotenuse(x - middle[0], y - middle[1]) - radius
  if (away > 14) return
  const wet = smoothStep(-0.5, 0.3, noise(x / 90, y / 90, 'cups', 1))
  glaze(spot, pigment.umber, strength * bump(away - noise(x / 60, y / 60, 'cups') * 3, 4.5) * wet)
  if (away < 0) glaze(spot, pigment.umber, strength * 0.16)
}

/** A fold: worn dark in the crease, and light on its right flank, which is turned to the left. */
function crease(spot: Spot, away: number): void {
  if (Math.abs(away) > 50) return
  glaze(spot, pigment.singe, 0.14 * bump(away, 2.2) + 0.05 * Math.exp(-Math.abs(away) / 16))
  if (away > 1) for (let part = 0; part < 3; part++) (spot[part] as number) += 8 * Math.exp(-away / 5)
}

/** The edges, browned by age and hands. */
function singe(spot: Spot, x: number, y: number, ragged: Field): void {
  const [toSide, toEnd] = [Math.min(x, map.width - x), Math.min(y, map.height - y)]
  // Corners are burnt round.
  const corner = hypotenuse(Math.min(toSide, 160), Math.min(toEnd, 160)) * 0.78
  const inwards = Math.min(toSide, toEnd, corner) + ragged(x, y)
  glaze(spot, pigment.umber, 0.5 * Math.exp(-Math.max(0, inwards) / 100))
  glaze(spot, pigment.singe, 0.62 * Math.exp(-Math.max(0, inwards) / 22))
  // As dark as the ink there: an edge between two px of the screen would shine through it.
  if (Math.min(toSide, toEnd) < TABLE_WIDTH) glaze(spot, tableShade, 1)
}
