/**
 * Exercise: a map that turns. `npm run exercise rotate` shows it on a page, and runs its test. Write
 * the three functions until it passes.
 *
 * A view with a turn maps in three steps: scale the map point, turn it about the origin, add the offset.
 * Turning a point by an angle is `(x cos - y sin, x sin + y cos)`; as y grows down, a positive angle turns
 * clockwise. `pin` is still one formula: the offset is the screen point minus the scaled and turned map
 * point.
 *
 * To go on: let two fingers turn the map by the change of their direction, as `Grip` does by that of their
 * spread. The rest of the engine knows only maps whose sides are parallel to the viewport's:
 * - `constrainOffset` (view.ts), `overscroll` (grip.ts) and `glide` (inertia.ts) limit x and y one by one. A
 *   turned map needs one rule for both, for example: the centre of the viewport stays on the map.
 * - What builds or compares a view passes the turn on: all that calls `pin`, `panBy` and `isSame` (view.ts),
 *   `between` (transition.ts), `glidePinch` (inertia.ts), `flight` (flight.ts), and the transform of the
 *   picture.
 * - Boxes are upright in `fit.ts`, and outside the engine in `screenBoxOf`, `boxZoom`, boards, `outline`.
 *   `layer.ts` keeps a layer where it is sharp; a turned one is not. `spot.ts` writes a view in the address.
 */
import type { Point } from '../../src/panzoom/core/geometry'
import type { View } from '../../src/panzoom/core/view'

/** A view that is turned clockwise, in radians, about the map's top-left. */
export interface TurnedView extends View {
  readonly turn: number
}

/** The screen position of a map point. */
export function toScreen(_view: TurnedView, _pointMap: Point): Point {
  throw new Error('yours to write')
}

/** The map point at a screen position. */
export function toMap(_view: TurnedView, _pointScreen: Point): Point {
  throw new Error('yours to write')
}

/** The view at this scale and turn with `pointMap` at `pointScreen`. */
export function pin(_pointMap: Point, _pointScreen: Point, _scale: number, _turn: number): TurnedView {
  throw new Error('yours to write')
}
