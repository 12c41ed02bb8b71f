/**
 * Exercise: a map that turns. Write the three functions, then run `npm run exercise rotate`.
 *
 * A view with a turn maps in three steps: scale the map point, turn it about the origin, add the offset. Turning a point
 * by an angle is `(x cos - y sin, x sin + y cos)`; as y grows down, a positive angle turns clockwise. `pin` is still one
 * formula: the offset is what is left of the screen point when the scaled and turned map point is taken from it.
 *
 * When it is green: two fingers have a direction as well as a spread. Give `Grip` the one they had, let `follow` turn
 * the view by what they have turned since, and see what `constrain` must then do with a map that stands askew.
 */
import type { Point } from '../../src/panzoom/geometry'
import type { View } from '../../src/panzoom/view'

/** A view that is turned clockwise, in radians, about the map's top-left. */
export interface TurnedView extends View {
  readonly turn: number
}

/** Where a map point is seen. */
export function toScreen(_view: TurnedView, _pointMap: Point): Point {
  throw new Error('yours to write')
}

/** Which map point is seen at a screen point. */
export function toMap(_view: TurnedView, _pointScreen: Point): Point {
  throw new Error('yours to write')
}

/** The view at this scale and turn that has `pointMap` under `pointScreen`. */
export function pin(_pointMap: Point, _pointScreen: Point, _scale: number, _turn: number): TurnedView {
  throw new Error('yours to write')
}
