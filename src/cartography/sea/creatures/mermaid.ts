/** A mermaid who combs her hair on a rock. */

import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { detail, hatching, line, type Pen } from '../../drawing/pen.ts'
import { pointsOf } from '../../drawing/plot.ts'
import { limb, outlineOf } from './limb.ts'
import { surf } from './water.ts'

/** Draws the mermaid on her rock, 54 units wide and 38 high: the rock's waterline at the origin. */
export function mermaid(pen: Pen): void {
  pen.shape('M-26,4L-21,-5L-12,-9L-6,-8L6,-7L12,-3L20,-2L26,4', colour.stoneDeep)
  pen.fill('M-4,4L2,-3L6,-7L12,-3L20,-2L26,4Z', colour.dark, 0.28)
  pen.flicks([
    { from: [-19, -3], to: [-15, 3] },
    { from: [-10, -6], to: [-11, 1] },
    { from: [17, -1], to: [14, 4] },
  ])
  pen.shape('M-3,-26C-12,-24 -8,-14 -13,-8Q-6,-6 -2,-11Z', colour.rust, line)
  pen.shape('M-5,-20Q-6,-14 -4,-9L4,-9Q4,-14 3,-20Z', colour.mermaid, line)
  pen.shape(
    outlineOf(limb(pointsOf('-1,-9 8,-9 15,-5 18,2 24,4'), [8, 9, 7, 5, 2.4], 5)),
    colour.serpent,
    line,
  )
  pen.shape('M22,5Q26,-6 33,-7Q31,-2 33,2Q38,3 39,8Q30,10 22,5Z', colour.verdigris, line)
  pen.shape('M2,-11Q5,-9 4,-6M6,-12Q9,-9 8,-5M11,-10Q13,-7 11,-3M15,-6Q16,-3 14,0', null, hatching)
  pen.shape('M-3,-18L-10,-20L-9,-26M2,-18L6,-14L2,-12', null, { stroke: colour.mermaid, width: 2 })
  pen.shape(new Path().ellipse([-0.5, -24], 3.2, 3.6), colour.mermaid, detail)
  pen.shape('M-4,-24Q-3,-29 1,-28Q5,-26 4,-20Q8,-14 4,-9Q2,-15 2,-21Q2,-25 -4,-24Z', colour.rust, detail)
  pen.shape(new Path().ellipse([-9, -29], 2.4, 3), colour.glow, line)
  surf(pen, [0, 5], 28)
}
