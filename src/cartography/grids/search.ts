/** The search for room, and for the best. */
import type { Box } from '../../panzoom/core/geometry.ts'
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

/** The places of a box that are `step` map units apart, row after row. */
export function* latticeIn({ left, top, right, bottom }: Box, step: number): Generator<Point> {
  for (let y = top; y < bottom; y += step) for (let x = left; x < right; x += step) yield [x, y]
}

/** The best of some things, by what each is worth; undefined if none is worth anything. */
export function bestOf<Thing>(
  things: Iterable<Thing>,
  worth: (thing: Thing) => number | undefined,
): Thing | undefined {
  let best: Thing | undefined
  let most = -Infinity
  for (const thing of things) {
    const value = worth(thing) ?? -Infinity
    if (value > most) [best, most] = [thing, value]
  }
  return best
}
