/** The search for room. */
import { arc } from '../drawing/curves.ts'
import type { Point } from '../drawing/points.ts'

/** The distance between two rings of places, in map units. */
const STEP = 6

/** The first place that suits, from the nearest on, at most `farthest` map units away, if one does. */
export function findPlace(at: Point, farthest: number, suits: (place: Point) => boolean): Point | undefined {
  for (const place of placesAround(at, farthest)) if (suits(place)) return place
  return undefined
}

/** A place, and then those around it, ring after ring, up to `farthest` map units away. */
export function* placesAround(at: Point, farthest: number): Generator<Point> {
  yield at
  for (let away = STEP; away <= farthest; away += STEP) yield* arc(at, [away, away], 0, 345, 23)
}
