/** The arms of the realm: a castle on a parted shield, crowned, before a quill and a hammer. */

import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, hatching, line, type Pen } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'

const shield = 'M-22,-20Q-10,-16 0,-23Q10,-16 22,-20C23,2 16,20 0,30C-16,20 -23,2 -22,-20Z'
const sinister = 'M0,-23Q10,-16 22,-20C23,2 16,20 0,30Z'
const castle =
  'M-11,9L-11,-8L-7.6,-8L-7.6,-4L-4,-4L-4,-8L-1.8,-8L-1.8,-4L1.8,-4L1.8,-8L4,-8L4,-4L7.6,-4L7.6,-8L11,-8L11,9L3,9Q3,3 0,3Q-3,3 -3,9Z'
const crown = 'M-17,4L-20,-12L-10,-3L-6,-16L0,-4L6,-16L10,-3L20,-12L17,4Q0,7 -17,4Z'
const plume = 'M0,40C-2,12 -4,-14 3,-62C15,-48 14,-16 4,8L1.6,40Z'
const barbs =
  'M1,34Q1,0 3,-58M3,-44L9,-49M2.6,-34L10,-39M3,-26L10,-30M2,-10L7,-14M0.6,-14L-1.6,-12M0.8,-26L-0.6,-24'

/** Draws the arms, 46 units high and their supporters 90 wide: the shield's middle at the origin. */
export function drawArms(pen: Pen): void {
  pen.turned([0, 4], -44, () => {
    pen.polygon('-1.8,38 -1.6,-48 1.6,-48 1.8,38', colour.wood, line)
    pen.polygon('-11,-58 10,-58 11,-45 -11,-45 -15,-51', colour.iron, line)
    pen.shade('-12,-50 11,-50 11,-45 -11,-45', 0.3)
  })
  pen.turned([0, 4], 44, () => {
    pen.shape(plume, colour.quill, line)
    pen.shape(barbs, null, hatching)
  })
  pen.shape(shield, colour.red, { width: 1.6 })
  pen.shape(sinister, colour.seaInk, line)
  pen.at([0, 2], 1, () => pen.shape(castle, colour.gold, line))
  pen.at([0, -27], 1, () => {
    pen.shape(crown, colour.gold, line)
    const gems = new Path()
    for (const gem of pointsOf('-20,-13 -6,-17 6,-17 20,-13')) gems.ellipse(gem, 1.9)
    pen.shape(gems, colour.red, detail)
    pen.lines('-16,0.5 0,3 16,0.5', detail)
  })
}
