/** An airship: a ribbed balloon with a boat under it. */
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, line, type Pen } from '../drawing/pen.ts'

const BALLOON = 'M-32,0C-30,-18 18,-20 33,-2Q34,0 33,2C18,18 -30,17 -32,0Z'
const BANDS = 'M-17,-11.4Q-14,0 -17,11L-5,12.8Q-1,0 -5,-13.6ZM10,-13Q14,0 10,11.8L21,7.6Q24,0 21,-9Z'
const BELLY = 'M-32,2Q-6,9 33,1.5C18,18 -30,17 -32,2Z'

/**
 * Draws it with its nose to the right, 78 units long and 43 tall: the middle of the balloon at the origin.
 */
export function drawAirship(pen: Pen): void {
  pen.polygon('-26,-4 -40,-13 -44,-11 -41,0 -44,11 -40,13 -26,4', colour.rust, line)
  pen.line('-41,0 -30,0', detail)
  pen.shape(BALLOON, colour.balloon)
  pen.fill(BANDS, colour.rust)
  pen.fill(BELLY, colour.shadow, 0.3)
  pen.curves(
    '-22,-9.6 -19.4,0 -22,9.4 / -32,0 0,-3.5 33,0 / 10,-13 14,0 10,11.8 / -5,-13.6 -1,0 -5,12.8',
    detail,
  )
  pen.shape(BALLOON, null)
  pen.lines('-15,11 -12,22 / -3,13 -3,22 / 9,12 8,22', detail)
  pen.shape('M-17,21L15,21Q13,29 7,29L-10,29Q-15,29 -17,21Z', colour.wood, line)
  pen.line('-15.6,24.5 13.6,24.5', detail)
  pen.shape(new Path().ellipse([-20, 21], 1.6, 5).ellipse([-20, 30], 1.6, 5), colour.darkWood, detail)
}
