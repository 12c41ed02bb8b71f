/** The search for room. */
import { arc } from '../drawing/curves.ts'
import type { Point } from '../drawing/points.ts'

/** How far a thing may move to find room, and the distance between two rings of places, in map units. */
export const FARTHEST = 60
const STEP = 6

/** The first place that suits, from the nearest on; undefined if none does. */
export function findPlace(at: Point, suits: (place: Point) => boolean): Point | undefined {
  for (const place of placesAround(at)) if (suits(place)) return place
  return undefined
}

/** A place, and then those around it, ring after ring. */
export function* placesAround(at: Point): Generator<Point> {
  yield at
  for (let away = STEP; away <= FARTHEST; away += STEP) yield* arc(at, [away, away], 0, 345, 23)
}
