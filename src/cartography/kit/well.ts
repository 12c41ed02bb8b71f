/** Wells. */
import { colour } from '../drawing/palette.ts'
import type { Pen } from '../drawing/pen.ts'
import { LINE } from '../land/house.ts'

/** Draws a well under a roof, 10 units wide and 11 tall: the middle of its foot at the origin. */
export function drawWell(pen: Pen): void {
  pen.polygon('-3.4,0 -3.8,-3.4 3.8,-3.4 3.4,0', colour.stoneShade, LINE)
  pen.lines('-2.8,-3.4 -2.8,-8 / 2.8,-3.4 2.8,-8 / 0,-8 0,-4.6', LINE)
  pen.polygon('-4.8,-7.4 0,-11.4 4.8,-7.4', colour.rust, LINE)
}
