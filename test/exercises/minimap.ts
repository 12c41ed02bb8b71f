/**
 * Exercise: a minimap, which shows the whole map, and a box around the part that the viewport shows. Write the two
 * functions, then run `npm run exercise minimap`.
 *
 * A minimap is another view of the same map, at a scale that shows all of it: `view.ts` has the functions that you need.
 *
 * To go on: write a feature (src/map/liveMap.ts) that appends a `<canvas>` to the root, subscribe to the controller, move the box without React, and let a
 * press call `goTo`.
 */
import type { Box, Point } from '../../src/panzoom/geometry'
import type { Bounds, View } from '../../src/panzoom/view'

/** The part of the map that a view shows, in px on a minimap `widthPx` wide. It never reaches beyond the minimap. */
export function visibleBox(_view: View, _bounds: Bounds, _widthPx: number): Box {
  throw new Error('yours to write')
}

/** The view that centres the pressed point of the minimap, as far as the bounds allow, at the scale of `view`. */
export function viewCentredOn(_pressed: Point, _view: View, _bounds: Bounds, _widthPx: number): View {
  throw new Error('yours to write')
}
