/** Views in which nothing stands over a place. */
import { reveal } from '../../panzoom/fit'
import { type Box, distance } from '../../panzoom/geometry'
import type { Bounds, View } from '../../panzoom/view'
import { grow, screenBoxOf, sharedArea } from '../box'

/** The margin around a place, in screen px, and above it the room for its tooltip. */
const MARGIN_PX = 16
const TOOLTIP_PX = 64

/**
 * `view`, moved as little as possible to show a place, and its tooltip above it, clear of the `covers`, which are in screen
 * px. Where there is no such room, as much of it is clear as can be.
 */
export function clearView(view: View, placeMap: Box, covers: readonly Box[], bounds: Bounds): View {
  const { width, height } = bounds.viewport
  const viewport = { left: 0, top: 0, right: width, bottom: height }
  // The whole viewport, and its parts at each side of each cover: controls stand at one edge, so one part is clear of all.
  const rooms = covers.flatMap((cover) => [
    { ...viewport, right: cover.left },
    { ...viewport, bottom: cover.top },
    { ...viewport, left: cover.right },
    { ...viewport, top: cover.bottom },
  ])
  const candidates = [viewport, ...rooms].map((room) => {
    const { top, ...sides } = grow(room, -MARGIN_PX)
    const to = reveal(view, placeMap, { ...sides, top: top + TOOLTIP_PX }, bounds)
    // A room may be too small, or the bounds may have kept the place out of it.
    const place = grow(screenBoxOf(placeMap, to), MARGIN_PX)
    const framed = { ...place, top: place.top - TOOLTIP_PX }
    const coveredPx2 = covers.reduce((sum, cover) => sum + sharedArea(framed, cover), -sharedArea(framed, viewport))
    return { to, coveredPx2, movedPx: distance(to, view) }
  })
  candidates.sort((a, b) => a.coveredPx2 - b.coveredPx2 || a.movedPx - b.movedPx)
  return candidates[0]?.to ?? view
}
