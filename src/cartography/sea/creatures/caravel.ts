/** A caravel: two masts with slanting sails, as traders of the southern sea have. */

import { colour } from '../../drawing/palette.ts'
import { bold, detail, hatching, line, type Pen } from '../../drawing/pen.ts'
import { drawPennants } from './ship.ts'
import { surf } from './water.ts'

const hull = 'M-31,-15Q-30,-3 -22,4L19,4Q30,-2 36,-14Q26,-7 12,-7L-14,-8L-17,-14Z'
const foreSail = 'M-4,-46L33,-15Q14,-11 -1,-14Q8,-30 -4,-46Z'
const afterSail = 'M-32,-44L-3,-17Q-18,-12 -27,-15Q-22,-30 -32,-44Z'

/**
 * Draws a caravel that sails to the right, 70 units long and 62 high: the middle of its waterline at the
 * origin.
 */
export function caravel(pen: Pen): void {
  pen.lines('10,-7 10,-58 / -18,-12 -18,-52', bold)
  pen.lines('10,-56 36,-14 / -18,-50 -31,-15 / 10,-56 -12,-9', { ...hatching, wobble: 0 })
  pen.shape(foreSail, colour.foreSail, line)
  pen.shape(afterSail, colour.afterSail, line)
  const lee = 'M33,-15Q14,-11 -1,-14Q20,-16 14,-31ZM-3,-17Q-18,-12 -27,-15Q-14,-17 -17,-30Z'
  pen.fill(lee, colour.shadow, 0.24)
  pen.lines('-9,-50 36,-12 / -36,-48 1,-13', bold)
  drawPennants(pen, [[10, -58]], 15, colour.verdigris)
  drawPennants(pen, [[-18, -52]], 11, colour.red)
  pen.shape(hull, colour.darkWood)
  pen.fill('M-27,-3Q0,1 31,-6Q27,1 19,4L-22,4Z', colour.dark, 0.35)
  pen.shape('M-30,-9Q0,-2 34,-10M-27,-4Q0,1 31,-6', null, detail)
  surf(pen, [0, 5], 31)
}
