/** The buildings of villages, each drawn about the middle of its foot. */

import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { Pen } from '../drawing/pen.ts'
import { randomStream } from '../drawing/random.ts'
import type { Glyph } from '../drawing/stamps.ts'
import { drawNets, drawRowboat } from '../kit/harbour.ts'
import { drawWell } from '../kit/well.ts'
import { drawHouse, FINE, LINE, upright } from './house.ts'

/** How each building is drawn. */
const DRAWINGS = {
  cottage: (pen) =>
    drawHouse(pen, { gable: 9, long: 10, wall: 5.6, ridge: 11, roof: colour.rust, chimney: true }),
  hut: (pen) => drawHouse(pen, { gable: 8, long: 8, wall: 4.6, ridge: 10, roof: colour.thatch }),
  slate: (pen) =>
    drawHouse(pen, { gable: 8, long: 12, wall: 6, ridge: 11.4, roof: colour.slate, chimney: true }),
  inn: (pen) => drawHouse(pen, { gable: 11, long: 12, wall: 10, ridge: 17, roof: colour.red, chimney: true }),
  barn: (pen) => drawHouse(pen, { gable: 12, long: 17, wall: 6, ridge: 14, roof: colour.thatch, gate: true }),
  chapel,
  longhouse,
  windmill,
  watermill,
  well: drawWell,
  cross: marketCross,
  fence,
  haystack,
  /** Drawn up on the shore. */
  boat: (pen) => pen.at([0, 0], 0.5, drawRowboat),
  nets: drawNets,
  scarecrow,
} as const satisfies Readonly<Record<string, (pen: Pen) => unknown>>

/** A kind of building. */
export type Building = keyof typeof DRAWINGS

const drawn = new Map<Building, Glyph>()

/**
 * A building about its foot. It is always the same, so that a second one hardly adds to the compressed file.
 */
export function glyphOf(building: Building): Glyph {
  const known = drawn.get(building)
  if (known) return known
  const pen = new Pen(randomStream(`building ${building}`))
  DRAWINGS[building](pen)
  const glyph = { id: building, marks: pen.marks }
  drawn.set(building, glyph)
  return glyph
}

function chapel(pen: Pen): void {
  drawHouse(pen, { gable: 10, long: 13, wall: 7, ridge: 14, roof: colour.slate })
  pen.polygon(upright(-15.5, -17, 4), colour.paper, LINE)
  pen.polygon(upright(-11.5, -17, 3), colour.stoneDeep, LINE)
  pen.polygon('-16.4,-16.6 -12.2,-29 -7.8,-16.6', colour.slate, LINE)
  pen.lines('-12.2,-29 -12.2,-34 / -14,-32.2 -10.4,-32.2', LINE)
  pen.fill('M-14.4,-10 -14.4,-13 -13.5,-14 -12.6,-13 -12.6,-10Z', colour.pane)
}

/** A long, low house that shows its side. */
function longhouse(pen: Pen): void {
  pen.polygon(upright(-10, -5, 17), colour.paper, LINE)
  pen.polygon('7,0 7,-5 9,-10 11,-5.4 11,-0.4', colour.stoneDeep, LINE)
  pen.polygon('-10.8,-4.6 -8.4,-10.4 9,-10.4 7,-4.6', colour.thatch, LINE)
  pen.lines('-9.4,-7.4 7.6,-7.4 / -14,0.6 -6,0.8 / 6,0.6 13,0.2', FINE)
  pen.fill(new Path().polygon(upright(-3, -3.6, 2.8)).polygon(upright(2.4, -3.4, 1.8, 1.6)), colour.pane)
}

function windmill(pen: Pen): void {
  pen.polygon('-5.4,0 -3.4,-17 3.4,-17 5.4,0', colour.paper, LINE)
  pen.shade('0.8,0 0.6,-17 3.4,-17 5.4,0', 0.28)
  pen.polygon('-4.8,-16.6 0,-23 4.8,-16.6', colour.rust, LINE)
  pen.fill(new Path().polygon(upright(-1.4, -4.6, 2.8)), colour.pane)
  for (const degrees of [18, 108, 198, 288]) {
    pen.turned([0, -18], degrees, () => {
      pen.polygon('3.6,0 14,0 14,4 3.6,3.4', colour.snow, LINE)
      pen.lines('0,0 3.6,0 / 7,0 7,3.6 / 10.4,0 10.4,3.8 / 3.6,1.8 14,2', FINE)
    })
  }
}

function watermill(pen: Pen): void {
  drawHouse(pen, { gable: 9, long: 10, wall: 6.4, ridge: 12.4, roof: colour.thatch, chimney: true })
  pen.shape(new Path().ellipse([-11.4, -4], 5), colour.wood, LINE)
  pen.shape(new Path().ellipse([-11.4, -4], 1.2), colour.darkWood, LINE)
  pen.lines('-16.4,-4 -6.4,-4 / -11.4,-9 -11.4,1 / -15,-7.6 -7.8,-0.4 / -15,-0.4 -7.8,-7.6', FINE)
}

function marketCross(pen: Pen): void {
  pen.polygon('-5,0 -5,-1.8 -3,-1.8 -3,-3.6 3,-3.6 3,-1.8 5,-1.8 5,0', colour.stone, LINE)
  const cross =
    '-.8,-3.6 -.8,-10 -2.8,-10 -2.8,-11.6 -.8,-11.6 -.8,-14 .8,-14 .8,-11.6 2.8,-11.6 2.8,-10 .8,-10 .8,-3.6'
  pen.polygon(cross, colour.stone, LINE)
}

function fence(pen: Pen): void {
  const posts = '-10,0.4 -9.8,-4 / -5,0.4 -4.8,-4 / 0,0.4 0.2,-4 / 5,0.4 5.2,-4 / 10,0.4 10.2,-4'
  pen.lines(`${posts} / -11,-2.8 11,-2.9 / -11,-1.1 11,-1.3`, FINE)
}

function haystack(pen: Pen): void {
  pen.shape('M-4.4,0Q-4.4,-8 0,-9Q4.4,-8 4.4,0Z', colour.gold, LINE)
  pen.lines('-1.6,-1 -0.6,-6 / 1,-1 0.8,-6.4 / 2.8,-1 2.2,-4.6', FINE)
}

function scarecrow(pen: Pen): void {
  pen.lines('0,0 0,-10 / -5,-8 5,-8.4', LINE)
  pen.polygon('-3.4,-8.6 3.4,-8.8 2.4,-3 -2.4,-3', colour.brick, LINE)
  pen.polygon('-2,-9 -1.8,-12 1.8,-12 2,-9', colour.paper, LINE)
  pen.polygon('-3.6,-11.6 0,-15.6 3.6,-11.8', colour.darkWood, LINE)
}
