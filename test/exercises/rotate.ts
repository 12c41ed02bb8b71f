/**
 * Exercise: a map that turns. Write the three functions, then run `npm run exercise rotate`.
 *
 * A view with a turn maps in three steps: scale the map point, turn it about the origin, add the offset. Turning a point
 * by an angle is `(x cos - y sin, x sin + y cos)`; as y grows down, a positive angle turns clockwise. `pin` is still one
 * formula: the offset is the screen point minus the scaled and turned map point.
 *
 * To go on: two fingers have a direction as well as a spread. Store it in `Grip`, and let `follow` turn the view by its
 * change. The rest of the engine knows only maps whose sides are parallel to the viewport's:
 * - `constrainOffset` (view.ts), `overscroll` (grip.ts) and `glide` (inertia.ts) limit x and y one by one. A turned map
 *   needs one rule for both, for example: the centre of the viewport stays on the map.
 * - `between` (transition.ts) interpolates no angle, `isSame` (view.ts) and the transform of the picture ignore it.
 * - Everything else that calls `pin`, such as `pinWithin`, or builds `{ x, y, scale }`, such as `panBy`, has to pass the
 *   turn on.
 * - `glidePinch` (inertia.ts) has to pass the turn of its view to `pin`, and `flight` (flight.ts) has to interpolate
 *   between two turns. `fit`, `zoomTo` and `reveal` (fit.ts) work with upright boxes.
 * - `layer.ts` (src/map/picture) keeps a layer at rest where it is sharp, which a turned one is not.
 * - Outside the engine, the code that converts boxes works with upright ones: `screenBoxOf` (src/map), `boxZoom`
 *   (src/map/inputs), the layout of the signposts, and `outline` (src/map/xray). `spot.ts` keeps a view in the address.
 */
import type { Point } from '../../src/panzoom/geometry'
import type { View } from '../../src/panzoom/view'

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
