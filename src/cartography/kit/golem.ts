/** A man of brass, not finished yet: his head still hangs from the hoist. */
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, line, type Pen } from '../drawing/pen.ts'

const LIMBS =
  'M-9,-16L-9,-7L-12,-1L-12,0L-2,0L-2,-16ZM9,-16L9,-7L12,-1L12,0L2,0L2,-16ZM-13,-32L-18,-24L-18,-14L-13,-14L-11,-26ZM13,-32L18,-24L18,-14L13,-14L11,-26Z'
const TRUNK = 'M-12,-36Q0,-39 12,-36L9,-21L11,-13Q0,-9 -11,-13L-9,-21Z'
const SHOULDERS = 'M-20,-28Q-19,-38 -10,-37Q-8,-31 -11,-27ZM20,-28Q19,-38 10,-37Q8,-31 11,-27Z'

/** Draws him without his head, 38 units tall: the middle of his foot at the origin. */
export function drawGolem(pen: Pen): void {
  pen.shape(LIMBS, colour.steel, line)
  pen.shape(new Path().ellipse([-15.5, -11.5], 3.2).ellipse([15.5, -11.5], 3.2), colour.brass, line)
  pen.shape(TRUNK, colour.brass, line)
  pen.shape(SHOULDERS, colour.brass, line)
  pen.shade('3,-37.4 12,-36.5 18,-35 20,-28 11,-27 9,-21 11,-13 3,-11.4', 0.28)
  pen.shape(new Path().ellipse([0, -28], 4.6), colour.flame, line)
  pen.fill(new Path().ellipse([0, -28], 2.6), colour.glow)
  pen.lines(
    '-9,-21 9,-21 / 0,-23.4 0,-11.4 / -9,-8 -2,-8 / 2,-8 9,-8 / -18,-20 -12.5,-20 / 12.5,-20 18,-20',
    detail,
  )
}

/** Draws his head, 15 units tall with a crest, its crown at the origin. */
export function drawGolemHead(pen: Pen): void {
  pen.shape('M-7,11L-7,5Q-6,0 0,0Q6,0 7,5L7,11L3,15L-3,15Z', colour.brass, line)
  pen.shade('2,0.2 5.5,2 7,5 7,11 3,15 2,15', 0.28)
  pen.polygon('-5.5,5 5.5,5 5.5,8.4 -5.5,8.4', colour.dark, detail)
  pen.fill(new Path().ellipse([-2.6, 6.7], 1.3).ellipse([2.8, 6.7], 1.3), colour.glow)
  pen.lines('-1.6,10.5 -1.6,13.4 / 1.6,10.5 1.6,13.4', detail)
  pen.shape('M-1,0.5Q-4,-7 -10,-4Q-6,-2 -6,3Z', colour.red, detail)
}
