import { type Box, clamp, distance } from '../../../panzoom/core/geometry'
import { type Bounds, constrain, scaleAbout, toScreen, type View } from '../../../panzoom/core/view'
import { fit } from '../../../panzoom/extras/fit'
import { boxOfSize, contains, grown, middleOf, overlap, screenBoxOf, sharedArea } from '../../../table/area'

/** The margin around a place, in screen px, and the room above it for its tooltip. */
const MARGIN_PX = 16
const TOOLTIP_PX = 64
/** By so much, the ring of a focused place reaches beyond it. */
const RING_PX = 8
/** The margin to which a place is shrunk that is too large. */
const FIT_MARGIN_PX = 56

/**
 * A view, moved as little as possible to show a place, and its tooltip above it, clear of the `covers`, which
 * are in screen px. A place that is too large for the viewport is shrunk. A cover that no view leaves clear
 * is ignored.
 */
export function clearView(from: View, placeMap: Box, covers: readonly Box[], bounds: Bounds): View {
  const fitScale = fit(placeMap, FIT_MARGIN_PX, bounds).scale
  const view = scaleAbout(from, toScreen(from, middleOf(placeMap)), Math.min(from.scale, fitScale), bounds)
  const place = grown(screenBoxOf(placeMap, view), MARGIN_PX)
  const viewIn = (room: Box) => {
    const { top, ...sides } = grown(room, -MARGIN_PX)
    const isHigh = room.bottom - room.top >= place.bottom - place.top + TOOLTIP_PX
    return reveal(view, placeMap, { ...sides, top: isHigh ? top + TOOLTIP_PX : top }, bounds)
  }
  let room = boxOfSize(bounds.viewport)
  for (const cover of covers) {
    if (!overlap(cover, room)) continue
    // The part of the room at each side of the cover.
    const parts = [
      { ...room, bottom: cover.top },
      { ...room, right: cover.left },
      { ...room, left: cover.right },
      { ...room, top: cover.bottom },
    ].filter((part) => contains(part, grown(screenBoxOf(placeMap, viewIn(part)), RING_PX)))
    const movedPx = (part: Box) => distance(viewIn(part), view)
    const areaPx2 = (part: Box) => sharedArea(part, part)
    parts.sort((one, other) => movedPx(one) - movedPx(other) || areaPx2(other) - areaPx2(one))
    room = parts[0] ?? room
  }
  return viewIn(room)
}

/** The view, moved just enough to show a box in a room, in screen px; a box too large is centred there. */
export function reveal({ x, y, scale }: View, boxMap: Box, room: Box, bounds: Bounds): View {
  const shift = (offset: number, start: number, end: number, roomStart: number, roomEnd: number) => {
    const min = roomStart - start * scale
    const max = roomEnd - end * scale
    return min <= max ? clamp(offset, min, max) : (min + max) / 2
  }
  const shifted = {
    x: shift(x, boxMap.left, boxMap.right, room.left, room.right),
    y: shift(y, boxMap.top, boxMap.bottom, room.top, room.bottom),
  }
  return constrain({ ...shifted, scale }, bounds)
}
