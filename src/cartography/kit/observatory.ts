/** A round house with a copper dome, slit open for a great telescope. */

import { arc } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { detail, type Flick, line, type Pen } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import { drawArch, drawDrum, OUTLINE } from './masonry.ts'

/**
 * Draws it 62 units wide and 80 tall, the telescope 12 more to the right and up: the middle of its foot at
 * the origin.
 */
export function drawObservatory(pen: Pen): void {
  const sills = pointsOf('-18,-18 -6,-18 6,-18 18,-18')
  drawDrum(pen, { foot: [0, 0], top: [0, -44], half: 29, topHalf: 27, stones: 18, openings: sills })
  for (const sill of sills) drawArch(pen, sill, 6.5, 15, colour.glow)
  pen.polygon('-31,-42 -31,-47 31,-47 31,-42', colour.stone, OUTLINE)
  pen.shade('8,-42 8,-47 31,-47 31,-42', 0.24)
  pen.at([0, -47], 1, dome)
  pen.turned([8, -61], -42, telescope)
}

function dome(pen: Pen): void {
  pen.shape('M-29,0C-30,-44 30,-44 29,0Z', colour.copper)
  pen.shade([...arc([0, 0], [29, 33], 0, -85, 5), [10, -26], [12, 0]], 0.3, colour.domeShade)
  pen.flicks(
    arc([0, 0], [28.5, 32], -8, -62, 8).map(
      ([x, y]): Flick => ({ from: [x, y], to: [x - 5.5, y + 1.5], width: 0.7 }),
    ),
  )
  pen.glaze('-24,-5 -21,-19 -11,-29 -17,-18 -18,-5', colour.snow, 0.4)
  pen.curves('-19,0 -16.5,-18 -5,-32.5 / -9,0 -7.5,-18 -2,-32.5 / 19,0 16.5,-18 5,-32.5', detail)
  pen.polygon('1,-33 9,-32 17,-8 5,-8', colour.dark, line)
}

/** A telescope that points to the right, its eyepiece at the origin. */
function telescope(pen: Pen): void {
  pen.polygon('-3,-3.4 25,-4.4 25,4.4 -3,3.4', colour.gold, OUTLINE)
  pen.polygon('24,-6 44,-7 44,7 24,6', colour.gold, OUTLINE)
  pen.shade('-3,1 24,1.4 44,2 44,7 24,6 24,4.4 -3,3.4', 0.34)
  pen.polygon('42,-8 46,-8 46,8 42,8', colour.darkBrass, line)
  pen.line('10,-3.6 10,3.6', line)
}
