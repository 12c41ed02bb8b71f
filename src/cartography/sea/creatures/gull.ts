/** Gulls, far away. */
import { line, type Pen } from '../../drawing/pen.ts'
import { repeated } from '../../drawing/plot.ts'
import type { Point } from '../../drawing/points.ts'

/** Draws gulls, each a stroke of two wings, about 14 units wide at scale 1. */
export function drawGulls(pen: Pen, places: readonly Point[], scale: number): Pen {
  return pen.shape(repeated('M-7,-2.5Q-2.5,-4.5 0,0Q3,-5 7.5,-3', places, scale), null, line)
}
