/**
 * The Raven Harbour: a rookery on a rock by the sea, ravens with letters on the wing, and a quay with a ship.
 */

import type { Box } from '../../panzoom/core/geometry.ts'
import { spline } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { line, type Pen, weight } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { drawPeople } from '../kit/folk.ts'
import {
  drawBarrel,
  drawCog,
  drawCrane,
  drawCrate,
  drawNets,
  drawPier,
  drawQuay,
  drawRowboat,
} from '../kit/harbour.ts'
import { drawFlyingRaven, type Flier } from '../kit/raven.ts'
import { drawRookery } from '../kit/rookery.ts'
import { drawTownhouse, type Townhouse } from '../kit/townhouse.ts'
import { drawBushes, drawSoil, drawTufts } from '../kit/yard.ts'

/** The room of the drawing around the origin, in map units. */
export const extent: Box = { left: -112, top: -168, right: 114, bottom: 1 }

/** Where a road ends: at the foot of the stair to the rookery. */
export const door: Point = [-38, -3]

/** Draws the harbour: the land to the left, the sea to the right. */
export function draw(pen: Pen): void {
  pen.at([0, -6], 1, () => {
    ground(pen)
    for (const house of upperTown) drawTownhouse(pen, house)
    sea(pen)
    pen.at([86, -33], 0.86, drawCog)
    rock(pen)
    pen.at([-22, -27], 1, drawRookery)
    for (const house of lowerTown) drawTownhouse(pen, house)
    quayside(pen)
    for (const flier of flock) drawFlyingRaven(pen, flier)
    for (const flier of leaving) pen.passing('raven', () => drawFlyingRaven(pen, flier))
  })
}

const upperTown: readonly Townhouse[] = [
  { at: [-80, -26], gable: 11, walls: 11, length: 17, roof: colour.rust },
  { at: [-106, -20], gable: 12, walls: 13, length: 16, roof: colour.slate },
]
const lowerTown: readonly Townhouse[] = [
  { at: [-108, 2], gable: 15, walls: 15, length: 20, roof: colour.rust },
  { at: [0, 2], gable: 14, walls: 16, length: 18, roof: colour.ochreRoof },
]

/** The ravens: a string of them comes home over the sea, others leave over the town. */
const flock: readonly Flier[] = [
  { at: [94, -111], scale: 1.15, degrees: -4, letter: true },
  { at: [63, -129], scale: 0.9, degrees: -14, sinking: true },
  { at: [35, -146], scale: 0.75, degrees: -6, toLeft: true },
  { at: [97, -147], scale: 0.6, degrees: -14 },
  { at: [-76, -118], scale: 1.1, degrees: 6, toLeft: true, letter: true },
  { at: [-98, -80], scale: 0.75, degrees: 6, sinking: true },
  { at: [-54, -146], scale: 0.65, degrees: -8, sinking: true },
]

/** Those that leave the rookery now and then, over the quay, where few others fly. */
const leaving: readonly Flier[] = [
  { at: [30, -100], scale: 0.75, degrees: -8 },
  { at: [40, -117], scale: 0.5, degrees: -12 },
]

function ground(pen: Pen): void {
  pen.glaze('-108,2 -98,-16 -60,-32 10,-34 44,-26 50,-4 36,5 -40,6', colour.paleLeaf, 0.34)
  drawSoil(pen, { left: -104, top: 1, right: 20, bottom: 5 }, 14)
}

/** The sea around the quay: a wash of the brush, and ripples. */
function sea(pen: Pen): void {
  pen.glaze('50,-40 66,-48 98,-45 112,-38 112,0 98,5 60,3 46,-4', colour.sea, 0.16)
  const ripples =
    '70,-22 84,-25 96,-22 / 90,-30 102,-32 111,-30 / 62,3 72,1 82,3 / 103,-14 108,-16 113,-14 / 70,-41 63,-43 57,-41'
  pen.curves(ripples, { ...line, stroke: colour.seaInk })
}

/** The rock under the rookery, with a stair to its door. */
function rock(pen: Pen): void {
  pen.polygon('-56,3 -52,-9 -49,-12 -45,-24 -38,-30 -8,-31 0,-23 6,-20 12,-5 18,3', colour.skerry, {
    wobble: 2,
  })
  const shadow = '-12,-30 -5,-17 -9,-6 -4,3 18,3 12,-5 6,-20 0,-23 -8,-31'
  pen.shade(shadow, 0.34)
  pen.hatch(shadow, { degrees: 62, gap: 3.4, ragged: 0.5, width: weight.detail })
  pen.strokes([
    { points: pointsOf('-46,-22 -48,-11 -52,-3'), from: 1.2, to: 0.3 },
    { points: pointsOf('-40,-28 -44,-18 -41,-10'), from: 1.2, to: 0.3 },
  ])
  const stair = spline(new Path(), pointsOf('-34,4 -18,-2 -38,-10 -30,-18 -22,-25'))
  pen.shape(stair, null, { width: 6 })
  pen.shape(stair, null, { width: 4.4, stroke: colour.skerryStair })
  pen.shape(stair, null, { width: 4.4, stroke: colour.paleInk, dash: [0.6, 2.4], flatEnds: true })
}

function quayside(pen: Pen): void {
  pen.at([60, -6], 1, drawPier)
  pen.at([34, -7], 1, drawQuay)
  pen.mirrored([46, -24], () => pen.at([0, 0], 1, drawCrane))
  pen.at([48, -9], 8, drawCrate)
  pen.at([55.5, -8.5], 7, drawCrate)
  pen.at([51.5, -16], 7, drawCrate)
  pen.at([40, -9], 8, drawBarrel)
  pen.at([-59, 3], 2, drawNets)
  drawPeople(pen, pointsOf('70,-8 91,-8 -76,5 -26,-4'), [colour.red, colour.blue, colour.plum])
  pen.at([94, 4], 0.75, drawRowboat)
  drawBushes(pen, pointsOf('-108,3 30,3'), 10)
  drawTufts(pen, pointsOf('-80,4 -46,5 4,4 -8,5 22,5'))
}
