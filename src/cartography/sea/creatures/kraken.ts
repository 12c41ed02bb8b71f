/** The kraken, and the ship that it has met. */

import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { bold, line, type Pen } from '../../drawing/pen.ts'
import { pointsOf, repeated } from '../../drawing/plot.ts'
import type { Point } from '../../drawing/points.ts'
import { caravel } from './caravel.ts'
import { along, limb, outlineOf } from './limb.ts'
import { surf } from './water.ts'

/** A line of no length. */
const DOT = 'M0,0 0,0'

/** An arm: its bones from the water to the tip, and which edge has the suckers. */
interface Arm {
  readonly bones: readonly Point[]
  readonly thickness: number
  readonly suckers: 'left' | 'right'
}

const behind: readonly Arm[] = [
  { bones: pointsOf('-10,6 -8,-22 4,-48 0,-68 -12,-70 -14,-60'), thickness: 9, suckers: 'left' },
  { bones: pointsOf('70,6 78,-22 68,-46 74,-64 84,-62 82,-54'), thickness: 9, suckers: 'left' },
]
const before: readonly Arm[] = [
  { bones: pointsOf('2,8 6,-12 18,-24 34,-20 38,-10 30,-8'), thickness: 9, suckers: 'right' },
  { bones: pointsOf('64,8 64,-8 56,-24 44,-32 34,-38 30,-48 38,-52'), thickness: 9, suckers: 'left' },
  { bones: pointsOf('-68,8 -78,-12 -72,-30 -84,-40 -92,-32 -86,-26'), thickness: 10, suckers: 'left' },
  { bones: pointsOf('94,8 96,-8 106,-16 114,-10 110,-3'), thickness: 7, suckers: 'right' },
]

/** Draws the kraken, 210 units long and 76 high: the waterline between it and the ship at the origin. */
export function kraken(pen: Pen): void {
  for (const arm of behind) drawArm(pen, arm, colour.krakenShade)
  pen.turned([36, 6], -9, () => pen.at([0, 0], 0.86, caravel))
  drawHead(pen)
  for (const arm of before) drawArm(pen, arm, colour.kraken)
  surf(pen, [-38, 7], 28)
  for (const x of [-74, 2, 64, 94]) surf(pen, [x, 7], 9)
}

function drawHead(pen: Pen): void {
  pen.shape('M-64,8C-60,-6 -70,-20 -66,-36C-62,-56 -22,-58 -14,-36C-10,-20 -16,-6 -10,8', colour.kraken, bold)
  pen.fill('M-30,8C-22,-10 -24,-30 -36,-51Q-20,-50 -14,-36C-10,-20 -16,-6 -10,8Z', colour.dark, 0.22)
  pen.shape(new Path().ellipse([-53, -16], 6, 5).ellipse([-29, -16], 6, 5), colour.glow)
  pen.fill('M-55,-16L-53,-20.5L-51,-16L-53,-11.5ZM-29,-16L-27,-20.5L-25,-16L-27,-11.5Z', colour.dark)
  pen.lines('-61,-24 -47,-20 / -21,-24 -35,-20', { width: 1.8 })
  pen.shape('M-54,-40Q-50,-46 -42,-48M-58,-34L-56,-37M-46,-2Q-41,-6 -36,-2M-48,4Q-41,-1 -34,4', null, line)
  const spots = pointsOf('-40,-38 -34,-42 -47,-34 -28,-36 -38,-30')
  pen.shape(repeated(DOT, spots), null, { width: 2, stroke: colour.krakenShade })
}

function drawArm(pen: Pen, { bones, thickness, suckers }: Arm, skin: string): void {
  const arm = limb(bones, [thickness, thickness * 0.8, thickness * 0.55, thickness * 0.3, 1.4], 7)
  pen.shape(outlineOf(arm), skin)
  const cups = along(arm, suckers === 'left' ? 0.24 : 0.76).slice(1, -2)
  pen.shape(repeated(DOT, cups), null, { stroke: colour.sucker, width: 1.7 })
}
