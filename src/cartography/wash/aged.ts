/** The sheet's age: it was stained, folded, singed at its edges, and lies in the light of a window. */
import type { Size } from '../../panzoom/core/geometry.ts'
import { type Mood, siteColours } from '../../table/palette.ts'
import { TABLE_WIDTH } from '../art/ornaments/deckle.ts'
import { LAYERS, noise, roughNoise } from '../drawing/noise.ts'
import { hypotenuse, type Point, smoothStep } from '../drawing/points.ts'
import { colourOf } from '../drawing/raster.ts'
import { coarse } from '../grids/coarse.ts'
import { bump, glaze, type Painter, type Pigments, pigmentsOf, type Spot } from './pigment.ts'

/** Where sheets were folded, of their width and height: twice from left to right, once from top to bottom. */
const FOLDS = { upright: [1 / 3, 2 / 3], level: [1 / 2] } as const

/** A ring that a cup has left: its middle, its radius, and how wet it was. */
interface Cup {
  readonly middle: Point
  readonly radius: number
  readonly strength: number
}

/** The ager of all spots of a map, painted or not. */
export function ager(size: Size, mood: Mood): Painter {
  const { width, height } = size
  const pigment = pigmentsOf(mood)
  // Where it is seen around the sheet.
  const table = colourOf(siteColours(mood).day['wood-shade'])
  const cups: readonly Cup[] = [
    { middle: [1010, height - 46], radius: 84, strength: 0.3 },
    { middle: [470, 470], radius: 70, strength: 0.14 },
  ]
  const stain = coarse(size, 4, (x, y) => roughNoise(x / 240 + 7, y / 240, LAYERS.stains))
  const ragged = coarse(size, 4, (x, y) => roughNoise(x / 90, y / 90, LAYERS.singe) * 22)
  const crooked = coarse(size, 8, (x, y) => noise(x / 200, y / 200, LAYERS.folds) * 3)
  return (spot, x, y) => {
    glaze(spot, pigment.umber, stained(stain(x, y)))
    for (const cup of cups) ring(spot, pigment, cup, x, y)
    const astray = crooked(x, y)
    for (const part of FOLDS.upright) crease(spot, pigment, x - width * part - astray)
    for (const part of FOLDS.level) crease(spot, pigment, y - height * part - astray)
    const [toSide, toEnd] = [Math.min(x, width - x), Math.min(y, height - y)]
    singe(spot, pigment, toSide, toEnd, ragged(x, y))
    // As dark as the ink there: an edge between two px of the screen would shine through it.
    if (Math.min(toSide, toEnd) < TABLE_WIDTH) glaze(spot, table, 1)
    const light = 1.035 - 0.06 * (x / width)
    for (let part = 0; part < 3; part++) (spot[part] as number) *= light
  }
}

/** A stain has dried from its edge inwards: the edge is the darkest, and sharp on the outside. */
function stained(value: number): number {
  const edge = value - 0.4
  return edge > 0 ? 0.08 + 0.14 * Math.exp(-edge / 0.02) : 0.14 * Math.exp(edge / 0.006)
}

function ring(spot: Spot, pigment: Pigments, { middle, radius, strength }: Cup, x: number, y: number): void {
  const away = hypotenuse(x - middle[0], y - middle[1]) - radius
  if (away > 14) return
  const wet = smoothStep(-0.5, 0.3, noise(x / 90, y / 90, LAYERS.cups, 1))
  glaze(spot, pigment.umber, strength * bump(away - noise(x / 60, y / 60, LAYERS.cups) * 3, 4.5) * wet)
  if (away < 0) glaze(spot, pigment.umber, strength * 0.16)
}

/** A fold: worn dark in the crease, and light on its right flank, which is turned to the left. */
function crease(spot: Spot, pigment: Pigments, away: number): void {
  if (Math.abs(away) > 50) return
  glaze(spot, pigment.singe, 0.14 * bump(away, 2.2) + 0.05 * Math.exp(-Math.abs(away) / 16))
  if (away > 1) for (let part = 0; part < 3; part++) (spot[part] as number) += 8 * Math.exp(-away / 5)
}

/** The edges, browned by age and hands: the nearest of each lie so far away, and are `ragged`. */
function singe(spot: Spot, pigment: Pigments, toSide: number, toEnd: number, ragged: number): void {
  // Corners are burnt round.
  const corner = hypotenuse(Math.min(toSide, 160), Math.min(toEnd, 160)) * 0.78
  const inwards = Math.min(toSide, toEnd, corner) + ragged
  glaze(spot, pigment.umber, 0.5 * Math.exp(-Math.max(0, inwards) / 100))
  glaze(spot, pigment.singe, 0.62 * Math.exp(-Math.max(0, inwards) / 22))
}
