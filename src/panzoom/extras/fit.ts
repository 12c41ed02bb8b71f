import { type Box, centreOf, clamp } from '../core/geometry'
import { type Bounds, constrain, fitScale, pinWithin, toMap, type View } from '../core/view'

/** The view that shows a box as large and central as the bounds allow, with a margin in screen px. */
export function fit(boxMap: Box, marginPx: number, bounds: Bounds): View {
  const { left, top, right, bottom } = boxMap
  const { width, height } = bounds.viewport
  const room = { width: width - 2 * marginPx, height: height - 2 * marginPx }
  const scale = fitScale({ width: right - left, height: bottom - top }, room)
  return pinWithin({ x: (left + right) / 2, y: (top + bottom) / 2 }, centreOf(bounds.viewport), scale, bounds)
}

/** The view that enlarges a box of the present view, in screen px, to the whole viewport. */
export function zoomTo({ left, top, right, bottom }: Box, view: View, bounds: Bounds): View {
  const from = toMap(view, { x: left, y: top })
  const to = toMap(view, { x: right, y: bottom })
  return fit({ left: from.x, top: from.y, right: to.x, bottom: to.y }, 0, bounds)
}

/** The view of the whole map, or of as much of it as the bounds allow. */
export function wholeMap(bounds: Bounds): View {
  return fit({ left: 0, top: 0, right: bounds.map.width, bottom: bounds.map.height }, 0, bounds)
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
