/**
 * Exercise: a minimap, which shows the whole map, and a box around the part that the viewport shows. `npm
 * run exercise minimap` shows it on a page, and runs its test. Write the two functions until it passes. A
 * minimap is another view of the same map: see `view.ts`.
 *
 * To go on: write a feature (src/site/map/liveMap.ts) that appends the minimap to the root, moves its box in
 * `subscribe`, without React, and calls `goTo` at a press. Two browser tests then fail first:
 * - `map-paint.spec.ts`, as a drag of the map may paint 14 times, a wheel 24 (`paints`): a canvas or a box
 *   that changes in each frame paints in each, a box in a layer of its own as well. Move it at `end` alone,
 *   or hide it while the map moves.
 * - `budgets.spec.ts`, as `firstScript` (test/budgets.ts) has a few hundred bytes of room: all of it delays
 *   the first zoom. Load the feature in a script of its own, as X-ray is, and name that script in the test:
 *   it counts as `onward` otherwise.
 */
import type { Box, Point } from '../../src/panzoom/core/geometry'
import type { Bounds, View } from '../../src/panzoom/core/view'

/**
 * The part of the map that a view shows, in px on a minimap `widthPx` wide. It never reaches beyond the
 * minimap.
 */
export function visibleBox(_view: View, _bounds: Bounds, _widthPx: number): Box {
  throw new Error('yours to write')
}

/**
 * The view that centres the pressed point of the minimap, as far as the bounds allow, at the scale of `view`.
 */
export function viewCentredOn(_pressed: Point, _view: View, _bounds: Bounds, _widthPx: number): View {
  throw new Error('yours to write')
}
