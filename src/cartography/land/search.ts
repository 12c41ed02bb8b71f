/** The search for room. */
import { arc } from '../drawing/curves.ts'
import type { Point } from '../drawing/points.ts'

/** The distance between two rings of places, in map units. */
const STEP = 6

/** A place, and then those around it, ring after ring, up to `farthest` map units away. */
export function* placesAround(at: Point, farthest: number): Generator<Point> {
  yield at
  for (let away = STEP; away <= farthest; away += STEP) yield* arc(at, [away, away], 0, 345, 23)
}
