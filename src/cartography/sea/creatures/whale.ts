/** The great whale, at the surface, with its spout. It looks to the left. */

import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { bold, detail, line, type Pen } from '../../drawing/pen.ts'
import { surf } from './water.ts'

const body = 'M-52,6C-62,-8 -58,-30 -36,-35C-10,-40 18,-24 32,6'
const throat = 'M-52,6Q-57,0 -57,-7Q-40,3 -24,-5Q-14,-3 -4,6'
const grooves = '-52,-3 -47,6 / -45,-1 -39,6 / -38,-1 -32,6 / -31,-2 -24,6 / -24,-4 -15,6'
const flukes =
  'M44,6C46,-8 52,-16 60,-22C52,-24 45,-30 42,-38C52,-39 61,-35 65,-28C69,-36 78,-41 88,-38C86,-28 78,-21 68,-19C60,-12 57,-4 56,6'
const spout =
  'M-34,-36Q-35,-56 -46,-60Q-56,-62 -57,-52M-33,-36Q-33,-64 -42,-70Q-50,-73 -53,-67M-32,-36Q-29,-56 -18,-60Q-9,-61 -9,-51M-32.5,-36Q-31,-65 -22,-70Q-15,-72 -12,-67M-33,-38L-33,-62'

/** Draws the whale, 150 units long and 78 high with its spout: its waterline at the origin. */
export function whale(pen: Pen): void {
  pen.shape(flukes, colour.whale)
  pen.fill('M68,-19C60,-12 57,-4 56,6L50,6Q53,-10 65,-21L88,-38Q86,-23 68,-19Z', colour.dark, 0.22)
  pen.shape(body, colour.whale, bold)
  pen.fill('M-8,6Q4,-8 -10,-34Q18,-24 32,6', colour.dark, 0.22)
  pen.shape(throat, colour.whaleBelly, line)
  pen.lines(grooves, { ...detail, wobble: 0 })
  pen.shape('M-10,-4Q-2,2 4,12Q-8,10 -16,0Z', colour.whale, line)
  pen.shape(new Path().ellipse([-27, -12], 2.6, 2.2), colour.snow, line)
  pen.fill(new Path().ellipse([-27.6, -12], 1.2), colour.dark)
  pen.shape('M-31,-16Q-27,-18 -23,-15M-22,-8Q-20,-10 -20,-13', null, line)
  pen.shape(
    'M-48,-24Q-42,-31 -30,-32M-50,-18Q-48,-22 -45,-25M8,-18L12,-15M14,-12L17,-8M4,-22L7,-21',
    null,
    detail,
  )
  pen.moving('spout', () => pen.shape(spout, null, { ...bold, stroke: colour.seaInk }))
  pen.shape('M-58,-46L-58,-43M-53,-44L-53.5,-41M-8,-45L-8,-42M-13,-43L-13,-40M-47,-52L-47,-50', null, {
    stroke: colour.seaInk,
  })
  surf(pen, [-10, 6], 44)
  surf(pen, [50, 6], 12)
}
