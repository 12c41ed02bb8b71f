/**
 * Exercise: a small map of the whole, with a box for what is seen. Write the two functions, then run
 * `npm run exercise minimap`.
 *
 * A minimap is another view of the same map, at a scale at which all of it is seen: what you need is in `view.ts`.
 *
 * When it is green: put a `<canvas>` or an SVG in the overlay, subscribe to the controller, move the box past React, and
 * let a press call `goTo`.
 */
import type { Box } from '../../src/map/box'
import type { Point } from '../../src/panzoom/geometry'
import type { Bounds, View } from '../../src/panzoom/view'

/** The box on a minimap, so many px wide, of what a view shows of the map; no part of it lies outside the minimap. */
export function boxSeen(_view: View, _bounds: Bounds, _widthPx: number): Box {
  throw new Error('yours to write')
}

/** The view, at the same scale and within bounds, that has in its middle what was pressed on the minimap. */
export function viewAt(_pressed: Point, _view: View, _bounds: Bounds, _widthPx: number): View {
  throw new Error('yours to write')
}
