/** Whether a river, with all its bends, is a good one. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { distance, meeting, type Point } from '../../drawing/points.ts'
import { reachesSea, type Watercourse } from '../watercourse.ts'
import { toBoxes } from './distances.ts'
import type { Shore } from './shore.ts'

/** A river ends on the one that it joins, whose points are about so many map units apart. */
const STEP = 6

/** The last points of a river that joins another, over which it may touch that. */
const JOINING = 14

/** Whether a river ends in its water, crosses neither itself nor others, and comes near no box. */
export function flowsWell(
  course: Watercourse | undefined,
  others: readonly Watercourse[],
  { inland }: Pick<Shore, 'inland'>,
  boxes: readonly Box[],
): boolean {
  if (!course) return false
  const { line, mouth, river } = course
  const wet = line.slice(0, mouth + 1)
  if (wet.length < 20 || wet.some((at) => toBoxes(boxes, ...at) < 8)) return false
  if (reachesSea(course)) {
    const toMouth = line.length - 1 - mouth
    if (inland(...(line[mouth] as Point)) >= 0 || toMouth > 24 || toMouth < 4) return false
    // Beyond the mouth there is nothing but sea.
    if (line.slice(mouth + 2).some((at) => inland(...at) > -1)) return false
  }
  if (crossesItself(wet)) return false
  return others.every((other) => {
    const joins = river.joins === other.river.name
    const own = joins ? wet.slice(0, -JOINING) : wet
    const near = other.line.slice(0, other.mouth + 1)
    // With its bends, a river may be at sea where another would join it.
    if (joins && !near.some((at) => distance(at, line.at(-1) as Point) < STEP)) return false
    return !own.some((at, index) => index % 2 === 0 && near.some((point) => distance(at, point) < 16))
  })
}

/** Whether two pieces of a line that are not neighbours cross each other. */
export function crossesItself(line: readonly Point[]): boolean {
  const pieces = line.slice(1).map((to, index) => [line[index] as Point, to] as const)
  return pieces.some((piece, index) => pieces.slice(index + 2).some((other) => meeting(...piece, ...other)))
}
