/** A camp of travellers. */
import { colour } from '../drawing/palette.ts'
import { detail, line, type Pen } from '../drawing/pen.ts'
import type { Point } from '../drawing/points.ts'
import { drawFire } from './smoke.ts'

/**
 * Draws a round tent with a pointed top, 20 units wide and 18 tall: the middle of its foot, and its stripes'
 * colour.
 */
export function drawTent(pen: Pen, foot: Point, stripes: string): void {
  pen.at(foot, 1, () => {
    pen.shape('M-9,0L-10,-8Q-3,-11 0,-18Q3,-11 10,-8L9,0Q0,2 -9,0Z', colour.snow, line)
    pen.fill('M-6,0.5 -6.4,-9.5 -2,-14 -2.4,-9 -2,1ZM5,-10 9.5,-8 8.6,0 5,0.8Z', stripes)
    pen.shade('2,1 2,-13 10,-8 9,0', 0.22)
    pen.fill('M-1.6,1 0.4,-8 3,0.8Z', colour.dark)
    pen.line('-10,-8 10,-8', detail)
  })
}

/** Draws a fire on crossed logs, 11 units tall: the middle of its foot at the origin. */
export function drawCampFire(pen: Pen): void {
  drawFire(pen, [0, 0], 10)
  pen.lines('-5,1 5,-1 / -5,-1 5,1', { width: 1.8 })
}
