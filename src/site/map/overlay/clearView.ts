/** Views in which nothing stands over a place. */
import { fit, reveal } from '../../../panzoom/fit'
import { type Box, distance } from '../../../panzoom/geometry'
import { type Bounds, scaleAbout, toScreen, type View } from '../../../panzoom/view'
import { grow, middleOf, screenBoxOf, sharedArea } from '../../../table/box'

/** The margin around a place, in screen px, above it the room for its tooltip, and the margin to which it is shrunk. */
const MARGIN_PX = 16
const TOOLTIP_PX = 64
const FIT_MARGIN_PX = 56

/**
 * A view, moved as little as possible to show a place, and its tooltip above it, clear of the `covers`, which are in screen
 * px. A place that is too large for the viewport is shrunk. Where there is no room, as much of it is clear as can be.
 */
export function clearView(from: View, placeMap: Box, covers: readonly Box[], bounds: Bounds): View {
  const { width, height } = bounds.viewport
  const fitScale = fit(placeMap, FIT_MARGIN_PX, bounds).scale
  const view = scaleAbout(from, toScreen(from, middleOf(placeMap)), Math.min(from.scale, fitScale), bounds)
  const viewport = { left: 0, top: 0, right: width, bottom: height }
  // The whole viewport, and its parts at each side of each cover: controls stand at one edge, so one part is clear of all.
  const rooms = covers.flatMap((cover) => [
    { ...viewport, right: cover.left },
    { ...viewport, bottom: cover.top },
    { ...viewport, left: cover.right },
    { ...viewport, top: cover.bottom },
  ])
  const candidates = [viewport, ...rooms].flatMap((room) =>
    [TOOLTIP_PX, 0].map((abovePx) => {
      const { top, ...sides } = grow(room, -MARGIN_PX)
      const to = reveal(view, placeMap, { ...sides, top: top + abovePx }, bounds)
      // A room may be too small, or the bounds may have kept the place out of it.
      const place = grow(screenBoxOf(placeMap, to), MARGIN_PX)
      const clearPx2 = (box: Box) =>
        covers.reduce((sum, cover) => sum - sharedArea(box, cover), sharedArea(box, viewport))
      // The place counts more than its tooltip.
      const rank = 9 * clearPx2(place) + clearPx2({ ...place, top: place.top - TOOLTIP_PX })
      return { to, rank, movedPx: distance(to, view) }
    }),
  )
  candidates.sort((a, b) => b.rank - a.rank || a.movedPx - b.movedPx)
  return candidates[0]?.to ?? view
}
