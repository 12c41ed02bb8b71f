/** Gulls, far away. */
import { line, type Pen } from '../../drawing/pen.ts'
import { plotted, repeated } from '../../drawing/plot.ts'
import type { Point } from '../../drawing/points.ts'

const GULL = plotted('M-6.3,-2.25Q-2.25,-4.05 0,0Q2.7,-4.5 6.75,-2.7')

/** Draws gulls, each a stroke of two wings, about 13 units wide. */
export function drawGulls(pen: Pen, places: readonly Point[]): Pen {
  const [first = [0, 0]] = places
  const beside: Point = [first[0] - 16, first[1] + 12]
  return pen
    .shape(repeated(GULL, places), null, line)
    .passing('gull', () => pen.shape(repeated(GULL, [beside]), null, line))
}
