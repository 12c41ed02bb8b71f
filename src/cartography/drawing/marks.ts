/** Marks as a whole. */
import type { Mark } from './pen.ts'
import { type Box, boxAround, type Point } from './points.ts'

/** The box around the paths of some marks; how wide their lines are does not count. */
export function around(marks: readonly Mark[]): Box {
  return boxAround(
    marks.flatMap(({ path }): Point[] => {
      const { left, top, right, bottom } = path.box()
      return [
        [left, top],
        [right, bottom],
      ]
    }),
  )
}
