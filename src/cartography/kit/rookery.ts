/**
 * A tower for ravens: a leaning shaft of stone, a timber loft full of little doors on it, and a slate roof.
 */

import { colour } from '../drawing/palette.ts'
import { detail, line, type Pen } from '../drawing/pen.ts'
import { pointsOf, repeated } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { drawArch, drawDrum } from './masonry.ts'
import { drawPerchedRaven } from './raven.ts'

/** Draws it 88 units wide and 134 tall: the middle of its foot at the origin. */
export function drawRookery(pen: Pen): void {
  shaft(pen)
  pen.turned([5, -59], 3, loft)
  pen.at([6.5, -90], 1, roof)
}

/** It leans to the right, as old towers do. */
function shaft(pen: Pen): void {
  const [door, low, high] = pointsOf('-1,1 -2,-23 4,-40') as [Point, Point, Point]
  drawDrum(pen, {
    foot: [0, 0],
    top: [5, -59],
    half: 16,
    topHalf: 12,
    stones: 26,
    openings: [door, low, high],
  })
  drawArch(pen, door, 9, 17, colour.darkWood)
  drawArch(pen, low, 5.5, 11, colour.glow)
  drawArch(pen, high, 5.5, 11, colour.glow)
}

/** Two floors of doors on braces, with a perch on both sides. */
function loft(pen: Pen): void {
  pen.lines('-11,10 -25,-1 / 11,10 25,-1 / -4,9 -8,-1 / 4,9 8,-1', { width: 2 })
  pen.polygon('-29,0 -27,-32 27,-32 29,0', colour.timber)
  pen.shade('8,0 8,-32 27,-32 29,0', 0.28)
  pen.hatch('20,0 20,-32 27,-32 29,0', { degrees: 92, gap: 2.2, ragged: 0.6 })
  pen.lines('-14,0 -13,-32 / 0,0 0,-32 / 14,0 13,-32', detail)
  pen.lines('-31,0 31,0 / -29,-15.5 29,-15.5', { width: 1.8 })
  const doors = pointsOf('-21,-2 -7,-2 7,-2 21,-2 -20.5,-17.5 -7,-17.5 7,-17.5 20.5,-17.5')
  pen.fill(repeated('M-3.8,0L-3.8,-6Q0,-13 3.8,-6L3.8,0Z', doors), colour.dark)
  pen.lines('-28,-1 -44,-3 / 28,-14 44,-15', { width: 1.6 })
  pen.at([-40, -3], 0.8, drawPerchedRaven)
  pen.at([37, -15], 0.8, drawPerchedRaven)
}

/** A roof bent by the wind, with a dormer, and a raven for a vane. */
function roof(pen: Pen): void {
  pen.shape('M-36,2Q-8,-10 6,-30Q14,-8 36,4Q0,13 -36,2Z', colour.slate)
  pen.fill('M6,-30Q14,-8 36,4Q20,8 8,7.5Q10,-14 6,-30Z', colour.dark, 0.32)
  pen.hatch('7,-26 12,-12 34,4 24,6 14,-2', { degrees: 62, gap: 3, ragged: 0.5 })
  pen.curves(
    '-24,-2 0,5 26,-1 / -15.5,-7 1,-1.5 20,-6.5 / -8,-13.5 2,-9.5 13.5,-13.5 / -1,-20 4,-17 9.5,-20',
    detail,
  )
  pen.polygon('-14,-1 -14,-7 -9.5,-12 -5,-7 -5,-0.4', colour.timber, line)
  pen.polygon('-11.5,-1.5 -11.5,-6 -7.5,-6 -7.5,-1.5', colour.glow, detail)
  pen.line('-16,-5 -9.5,-12.5 -3,-5', { width: 1.6 })
  pen.line('6,-30 6,-34', { width: 1.2 })
  pen.mirrored([6, -34], () => pen.at([0, 0], 0.75, drawPerchedRaven))
}
