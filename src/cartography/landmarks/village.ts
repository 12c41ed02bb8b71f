/** A keep and its village, for a place whose name has no landmark of its own. */

import type { Box } from '../../panzoom/core/geometry.ts'
import { spline } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, line, type Pen } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { drawCrown, drawCurtain } from '../kit/battlements.ts'
import { drawFlag } from '../kit/flag.ts'
import { drawPeople } from '../kit/folk.ts'
import { drawArch, drawStones } from '../kit/masonry.ts'
import { drawTower } from '../kit/tower.ts'
import { drawTownhouse, type Townhouse } from '../kit/townhouse.ts'
import { drawWell } from '../kit/well.ts'
import { drawBushes, drawSoil, drawTufts } from '../kit/yard.ts'

/** The room of the drawing around the origin, in map units. */
export const extent: Box = { left: -84, top: -142, right: 86, bottom: 1 }

/** Where a road ends: on the lane. */
export const door: Point = [0, -3]

/** Draws the keep on its hill, with the village before it and a lane from the gate to the origin. */
export function draw(pen: Pen): void {
  pen.at([0, -6], 1, () => {
    hill(pen)
    drawTower(pen, {
      foot: [33, -36],
      width: 22,
      height: 50,
      roof: { height: 32, fill: colour.slate },
      windows: pointsOf('-2,33 2,17'),
    })
    pen.at([-6, -38], 1, keep)
    pen.at([-4, -24], 1, gate)
    for (const house of village) drawTownhouse(pen, house)
    pen.at([70, -8], 1, oak)
    pen.at([28, 0], 1.7, drawWell)
    drawPeople(pen, pointsOf('3,-12 18,2 -15,4'))
    drawBushes(pen, pointsOf('-78,2 52,3'), 10)
    drawTufts(pen, pointsOf('-60,5 -14,3 12,5 44,5 78,-2'))
  })
}

const village: readonly Townhouse[] = [
  { at: [-78, -14], gable: 13, walls: 12, length: 18, roof: colour.slate },
  { at: [36, -12], gable: 12, walls: 11, length: 17, roof: colour.ochreRoof },
  { at: [-58, 3], gable: 14, walls: 13, length: 20, roof: colour.rust },
]

/** The hill, and the lane that winds down from the gate. */
function hill(pen: Pen): void {
  pen.glaze('-84,2 -66,-20 -40,-40 0,-48 40,-42 66,-22 84,0 30,6 -40,6', colour.paleLeaf, 0.4)
  const lane = spline(new Path(), pointsOf('-3,-26 -7,-18 0,-10 2,-3 0,4'))
  pen.shape(lane, null, { width: 13, stroke: colour.paleInk, flatEnds: true })
  pen.shape(lane, null, { width: 11.8, stroke: colour.lane, flatEnds: true })
  drawSoil(pen, { left: -70, top: 0, right: 62, bottom: 5 }, 12)
}

/** A square keep with a banner. */
function keep(pen: Pen): void {
  drawFlag(pen, { foot: [0, -60], pole: 36, length: 26, cloth: colour.red })
  pen.polygon('-21,2 -20,-52 20,-52 21,2', colour.stone)
  pen.shade('6,2 6,-52 20,-52 21,2', 0.24)
  drawCrown(pen, { at: [0, -50], half: 23, merlons: 7 })
  drawStones(pen, pointsOf('-17,-8 -18,-18 -4,-26 -17,-38 -4,-45 -10,-12 -1,-34'))
  for (const sill of pointsOf('-9,-32 8,-32')) drawArch(pen, sill, 6, 12, colour.glow)
}

/** The wall before the keep, and the gatehouse in it. */
function gate(pen: Pen): void {
  drawCurtain(pen, [-46, 0], [-12, 0], 19, 5)
  drawCurtain(pen, [13, 0], [50, 0], 19, 5)
  drawStones(pen, pointsOf('-43,-3 -37,-8 -26,-4 22,-4 32,-8 41,-3'))
  pen.polygon('-13,0 -13,-26 13,-26 13,0', colour.stone)
  pen.shade('7,0 7,-26 13,-26 13,0', 0.24)
  drawCrown(pen, { at: [0, -23], half: 15, merlons: 5 })
  drawArch(pen, [0, 0], 13, 18, colour.dark)
  const portcullis = '-3,-1 -3,-14 / 0,-1 0,-16 / 3,-1 3,-14 / -6,-6 6,-6 / -6,-11 6,-11'
  pen.lines(portcullis, { ...line, stroke: colour.portcullis })
}

function oak(pen: Pen): void {
  pen.polygon('-2.5,0 -1.5,-12 1.5,-12 3,0', colour.wood, line)
  pen.blob('-11,-14 -10,-23 -3,-29 6,-27 11,-20 9,-12 0,-10', colour.leaf, line)
  pen.glaze('2,-11 6,-18 5,-26 10,-22 10,-13', colour.dark, 0.3)
  pen.curves('-7,-20 -4,-23 -1,-21 / 0,-16 3,-18 6,-16', detail)
}
