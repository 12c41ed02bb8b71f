/** A narwhal of the cold sounds. It looks to the left. */

import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { line, type Pen } from '../../drawing/pen.ts'
import { pointsOf } from '../../drawing/plot.ts'
import { surf } from './water.ts'

const SPOUT = 'M-7,-16Q-7,-25 -12,-27Q-16,-28 -17,-24M-6.5,-16Q-6,-25 -1,-27Q3,-28 4,-24M-7,-17L-7,-29'

/** Draws a narwhal, 84 units long: its waterline at the origin. */
export function narwhal(pen: Pen): void {
  pen.strokes([{ points: pointsOf('-20,-8 -48,-25'), from: 3.4, to: 0.8 }], colour.ink)
  pen.lines('-25,-10 -25,-12 / -31,-13.5 -31,-15.5 / -37,-17 -37,-19', { ...line, stroke: colour.paper })
  pen.shape(
    'M24,4Q25,-4 31,-8Q25,-10 24,-16Q31,-17 34,-11Q38,-16 44,-14Q42,-7 35,-6Q31,-1 31,4',
    colour.narwhal,
    line,
  )
  pen.shape('M-22,4C-28,-6 -20,-15 -6,-15C8,-15 16,-6 19,4', colour.narwhal)
  pen.fill('M0,4Q6,-4 0,-14Q14,-10 19,4Z', colour.dark, 0.2)
  pen.fill(new Path().ellipse([-15, -6], 1.2), colour.dark)
  pen.shape('M-23,-1Q-18,1 -14,-1M-6,-11L-4,-10M2,-9L4,-8M-2,-6L0,-6M6,-4L8,-3M-8,-7L-7,-7', null, line)
  pen.passing('spout', () => pen.shape(SPOUT, null, { ...line, stroke: colour.seaInk }))
  surf(pen, [0, 5], 21)
}
