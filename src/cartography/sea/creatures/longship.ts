/** A longship of the north: a dragon's head at its bow, shields along its side, and its oars out. */

import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { bold, detail, hatching, line, type Pen } from '../../drawing/pen.ts'
import { surf, wake } from './water.ts'

const hull =
  'M-40,-26Q-34,-28 -33,-22Q-30,-8 -14,-7L16,-7Q30,-9 33,-24Q34,-30 41,-30L46,-26L39,-25Q40,-4 22,4L-20,4Q-40,0 -38,-21Q-42,-20 -40,-26Z'
const sail = 'M-19,-48L19,-49Q29,-32 19,-17Q2,-22 -19,-16Q-11,-32 -19,-48Z'
const stripes =
  'M-19,-48L-11,-48.2Q-3,-33 -11,-17.9L-19,-16Q-11,-32 -19,-48ZM-3.5,-48.4L4,-48.6Q13,-33 4,-19.8L-3.5,-19.5Q5,-33 -3.5,-48.4ZM11.5,-48.8L19,-49Q29,-32 19,-17L11.5,-18.8Q20,-33 11.5,-48.8Z'

/**
 * Draws a longship that sails to the right, 88 units long and 62 high: the middle of its waterline at the
 * origin.
 */
export function longship(pen: Pen): void {
  pen.lines('0,-7 0,-58', bold)
  pen.lines('0,-56 -33,-20 / 0,-56 33,-20', { ...hatching, wobble: 0 })
  pen.fill(sail, colour.longshipSail)
  pen.fill(stripes, colour.rust)
  pen.shape(sail, null, line)
  pen.lines('-22,-48 22,-49', bold)
  pen.shape('M0,-58Q8,-61 14,-56Q8,-55 0,-53Z', colour.gold, detail)
  pen.lines('-20,-5 -28,8 / -10,-4 -17,9 / 0,-4 -6,9 / 10,-4 5,9 / 20,-5 16,8', line)
  pen.shape(hull, colour.wood)
  pen.shape('M-37,-10Q-28,0 -16,0L20,0Q34,-2 38,-14', null, detail)
  const shields = (first: number) => {
    const path = new Path()
    for (let x = first; x <= 22; x += 16) path.ellipse([x, -6], 3.5)
    return path
  }
  pen.shape(shields(-22), colour.slate, line)
  pen.shape(shields(-14), colour.gold, line)
  surf(pen, [0, 5], 36)
  wake(pen, [-40, 5], -30)
}
