/** Discoveries of times long ago. Each is drawn about the middle of its foot. */

import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { line, type Pen } from '../../drawing/pen.ts'
import type { Point } from '../../drawing/points.ts'
import { FINE, LINE, upright } from '../house.ts'

export function ruin(pen: Pen): void {
  pen.polygon('-8,0 -8,-20 -5,-23 -2,-18 0,-19 0,0', colour.stone, LINE)
  pen.polygon('0,0 0,-19 3,-16 4,-11 7,-9 8,0', colour.stoneDeep, LINE)
  pen.polygon('11,0 12,-4 15,-4.4 16,0', colour.stoneShade, LINE)
  pen.fill('M-5.4,-8 -5.4,-12 -4,-13.6 -2.8,-12 -2.8,-8Z', colour.dark)
  pen.lines('-7,-5 -4,-5 / -4,-15.5 -1.5,-15.5 / 2,-6 5,-6 / -7,-17 -5,-17 / -11,.6 -4,.8 / 6,.6 19,.4', FINE)
}

export function watchtower(pen: Pen): void {
  pen.polygon(upright(-4, -20, 5), colour.stone, LINE)
  pen.polygon(upright(1, -20, 3), colour.stoneDeep, LINE)
  pen.polygon(
    '-5.4,-20 -5.4,-26 -3,-26 -3,-24 -1,-24 -1,-26 1.4,-26 1.4,-24 3.2,-24 3.2,-26 5.4,-26 5.4,-20',
    colour.stone,
    LINE,
  )
  pen.polygon('0,-26 0,-33 7,-31 0,-29', colour.red, LINE)
  pen.fill(new Path().polygon(upright(-2.4, -4, 2.2)).polygon(upright(-2, -14, 1.2, 3)), colour.dark)
  pen.lines('-3,-8 -.6,-8 / -3.4,-17 -1,-17 / -9,.6 -3,.8 / 3,.6 9,.4', FINE)
}

export function stoneRing(pen: Pen): void {
  const stones = [
    [-12, -5, 8],
    [-5, -8, 9],
    [4, -8, 8],
    [12, -5, 10],
    [-9, 1, 9],
    [10, 2, 8],
    [0, 3, 7],
  ] as const
  let [lit, shade] = ['', '']
  for (const [x, y, height] of stones) {
    const right = `${x + 1},${y - height - 0.8} ${x + 2.4},${y}Z`
    lit += `M${x - 2.4},${y} ${x - 2},${y - height} ${right}`
    shade += `M${x + 0.4},${y} ${x + 0.2},${y - height} ${right}`
  }
  pen.shape(lit, colour.stone, LINE).fill(shade, colour.shadow, 0.35)
}

export function sword(pen: Pen): void {
  pen.polygon('-1.1,-5 -1.1,-15 1.1,-15 1.1,-5', colour.snow, LINE)
  pen.polygon('-9,0 -6,-5 0,-6.4 5,-5 9,0', colour.stoneShade, LINE)
  pen.lines('-4,-14.4 -3.4,-15 3.4,-15 4,-14.4 / 0,-15 0,-18.6', { width: 1.5 })
  pen.shape(new Path().ellipse([0, -19.8], 1.3), colour.gold, FINE)
  pen.lines('-5,-17.6 -8,-20 / 5,-17.6 8,-20 / 0,-23 0,-26', { ...line, stroke: colour.gold })
  pen.lines('3,-5 5,-1 / -2,-4 -4,-1.4 / -13,.6 -6,.8 / 7,.6 12,.4', FINE)
}

export function bones(pen: Pen): void {
  const ribs = [-8, -3, 2, 7].map((x, index): Point[] => [
    [x, 0],
    [x - 3, -6 - index],
    [x + 2, -11 + Math.abs(index - 1)],
  ])
  pen.curves(ribs, { width: 2.8 }).curves(ribs, { width: 1.4, stroke: colour.snow })
  pen.shape('M-24,0Q-24,-7 -18,-7Q-13,-6 -13,-2L-16,0Z', colour.snow, LINE)
  pen.fill(new Path().ellipse([-18.6, -3.8], 1.4), colour.dark)
  pen.lines('-23,0 -22.4,-1.6 -21.4,0 -20.6,-1.6 -19.6,0 / -13,-3 10,-2 16,0', FINE)
}

export function cave(pen: Pen): void {
  pen.polygon('-12,0 -9,-9 -3,-13 4,-12 9,-8 13,0', colour.stoneShade, LINE)
  pen.shape('M-6,0Q-5,-9 0.6,-9Q6,-8 6.4,0Z', colour.dark, LINE)
  pen.fill(new Path().ellipse([-1.4, -4], 0.9, 0.7).ellipse([2, -4], 0.9, 0.7), colour.glow)
  pen.lines('7,-8 9,-2 / 4,-11 6.4,-8 / 10,-5 11,-1', FINE)
}
