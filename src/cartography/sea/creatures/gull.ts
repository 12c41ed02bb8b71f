/** Gulls, far away. */
import { Path } from '../../drawing/path.ts'
import { line, type Pen } from '../../drawing/pen.ts'
import type { Point } from '../../drawing/points.ts'

/** Draws gulls, each a stroke of two wings, about 14 units wide at scale 1. */
export function drawGulls(pen: Pen, places: readonly Point[], scale: number): Pen {
  const flock = new Path()
  for (const [x, y] of places) {
    flock
      .moveTo([x - 7 * scale, y - 2.5 * scale])
      .quadTo([x - 2.5 * scale, y - 4.5 * scale], [x, y])
      .quadTo([x + 3 * scale, y - 5 * scale], [x + 7.5 * scale, y - 3 * scale])
  }
  return pen.shape(flock, null, line)
}
