/** Waves around a hull or a body. */
import { softLine } from '../../drawing/curves.ts'
import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { bold, line, type Pen } from '../../drawing/pen.ts'
import type { Point } from '../../drawing/points.ts'

/** Waves against a hull or a body: the middle of its waterline, and half its length there. */
export function surf(pen: Pen, [x, y]: Point, half: number): void {
  const near = new Path()
  softLine(near, crests(pen, x - half * 1.2, x + half * 1.2, y))
  const far = new Path()
  softLine(far, crests(pen, x - half * 0.95, x - half * 0.1, y + 4.5))
  softLine(far, crests(pen, x + half * 0.15, x + half * 0.9, y + 4))
  softLine(far, crests(pen, x - half * 0.4, x + half * 0.45, y + 8.5))
  pen.shape(near, null, { ...bold, stroke: colour.seaInk })
  pen.shape(far, null, { ...line, stroke: colour.seaInk })
}

/** Crests from left to right, about 7 units from one to the next. */
function crests(pen: Pen, from: number, to: number, y: number): Point[] {
  const count = Math.max(2, Math.round((to - from) / 7))
  return Array.from({ length: count + 1 }, (_, index) => [
    from + ((to - from) * index) / count,
    y + (index % 2 ? -1.6 : 1.4) + pen.random.around(0.5),
  ])
}
