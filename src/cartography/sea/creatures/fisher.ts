/** A fisher in a rowing boat. */

import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { bold, detail, line, type Pen } from '../../drawing/pen.ts'
import { surf } from './water.ts'

/** Draws a fisher in a rowing boat, the line out to the right; 44 units long, its waterline at the origin. */
export function fisher(pen: Pen): void {
  pen.shape('M4,-10Q16,-20 25,-20Q28,-8 27,3', null, detail)
  pen.polygon('-5,-3 -4,-11 2,-12 4,-3', colour.rust, line)
  pen.line('0,-9 5,-10', bold)
  pen.shape(new Path().ellipse([-1, -14], 2.2), colour.bridgeDeck, detail)
  pen.polygon('-5.5,-15 3.5,-15 -0.5,-20', colour.gold, detail)
  pen.shape('M-15,-6Q-12,3 -6,3L8,3Q14,2 16,-7Q0,-1 -15,-6Z', colour.wood)
  pen.shape('M-13,-2Q0,3 14,-3', null, detail)
  surf(pen, [0, 4], 16)
}
