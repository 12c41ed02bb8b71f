/** Discoveries along the shores and on the islands. Each is drawn about the middle of its foot. */

import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { detail, line, type Pen } from '../../drawing/pen.ts'
import { pointsOf } from '../../drawing/plot.ts'
import type { Point } from '../../drawing/points.ts'
import { FINE, LINE, upright } from '../house.ts'

export function lighthouse(pen: Pen): void {
  pen.polygon('-8,1 -6,-3 6,-3 9,1', colour.stoneDeep, LINE)
  pen.polygon('-4.4,-3 -2.6,-24 2.6,-24 4.4,-3', colour.snow, LINE)
  pen.shape('M-3.9,-8 -3.5,-13 3.5,-13 3.9,-8ZM-3.1,-18 -2.7,-22 2.7,-22 3.1,-18Z', colour.red, FINE)
  pen.shade('1,-3 .6,-24 2.6,-24 4.4,-3', 0.28)
  pen.polygon(upright(-2.3, -28.6, 4.6, 4.6), colour.glow, LINE)
  pen.polygon('-3.4,-28.4 0,-33 3.4,-28.4', colour.red, LINE)
  pen.flicks(
    [-30, -25].flatMap((y) => [
      { from: [-4, -26.6], to: [-15, y], width: 1.2 } as const,
      { from: [4, -26.6], to: [15, y], width: 1.2 } as const,
    ]),
    colour.beam,
  )
}

export function wreck(pen: Pen): void {
  pen.shape('M-16,-8Q-14,2 0,2L14,1L12,-3L4,-1L1,-5L-6,-3Z', colour.darkWood, LINE)
  pen.lines('-4,-4 2,-24 / -3,-17 8,-14 / -11,-6 -9,1 / -7,-3.4 -5,2 / 4,-1 5,1.6 / 8,-2 9,1.4', LINE)
  pen.polygon('-1,-18 8,-15 4,-10 6,-6 -2,-9', colour.snow, LINE)
  pen.curves('-20,3 -14,1.6 -8,3.4 / -2,4 6,2.6 12,4 18,2.6', { ...line, stroke: colour.seaInk })
}

export function rocks(pen: Pen): void {
  pen.shape('M-9,0 -6,-7 -3,-5 -1,0ZM0,0 2,-11 5,-8 7,-9 10,0ZM12,0 14,-3 17,0Z', colour.stoneDeep, LINE)
  pen.lines('-5,-5.4 -3.6,-1 / 5,-8 6,-1 / 7.4,-7 8.4,-1', FINE)
  pen.curves('-13,1.6 -6,.4 2,1.8 / 5,1.4 12,.6 20,1.8', { ...line, stroke: colour.seaInk })
}

export function palms(pen: Pen): void {
  pen.curves('0,0 0,-9 3,-17 / 8,0 8,-6 6,-11', { width: 1.7, stroke: colour.darkWood })
  const fronds = new Path()
  for (const [x, y, size] of PALM_CROWNS) {
    for (const [across, down] of pointsOf('-9,2 -7,-4 3,-6 9,-2 7,4')) {
      const tip: Point = [x + across * size, y + down * size]
      fronds
        .moveTo([x, y])
        .quadTo([x + across * size * 0.4, y + down * size * 0.5 - 4 * size], tip)
        .quadTo([x + across * size * 0.5, y + down * size * 0.5], [x, y])
    }
  }
  pen.shape(fronds, colour.frond, detail)
}

/** Where a palm's leaves spread from, and how large they are. */
const PALM_CROWNS = [
  [6, -11, 0.75],
  [3, -17, 1],
] as const

export function treasure(pen: Pen): void {
  pen.lines('-4,-4 4,3 / 4,-4.4 -4,3.4', { width: 2, stroke: colour.red })
  pen.curves('-8,4 -14,8 -20,5 -24,9', { width: 1.2, stroke: colour.red, dash: [2.4, 2.6] })
}
