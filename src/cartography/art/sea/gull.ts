/** Gulls, far away. */
import { line, type Pen } from '../../drawing/pen.ts'
import { repeated } from '../../drawing/plot.ts'
import type { Point } from '../../drawing/points.ts'

const GULL = 'M-7,-2.5Q-2.5,-4.5 0,0Q3,-5 7.5,-3'

/** Draws gulls, each a stroke of two wings, about 14 units wide at scale 1. */
export function drawGulls(pen: Pen, places: readonly Point[], scale: number): Pen {
  const [first = [0, 0]] = places
  const beside: Point = [first[0] - 16, first[1] + 12]
  return pen
    .shape(repeated(GULL, places, scale), null, line)
    .passing('gull', () => pen.shape(repeated(GULL, [beside], scale), null, line))
}
