import { type Box, centreOf } from '../core/geometry'
import { type Bounds, fitScale, pinWithin, type View } from '../core/view'

/** The view that shows a box as large and central as the bounds allow, with a margin in screen px. */
export function fit(boxMap: Box, marginPx: number, bounds: Bounds): View {
  const { left, top, right, bottom } = boxMap
  const { width, height } = bounds.viewport
  const room = { width: width - 2 * marginPx, height: height - 2 * marginPx }
  const scale = fitScale({ width: right - left, height: bottom - top }, room)
  return pinWithin({ x: (left + right) / 2, y: (top + bottom) / 2 }, centreOf(bounds.viewport), scale, bounds)
}

/** The view of the whole map, or of as much of it as the bounds allow. */
export function wholeMap(bounds: Bounds): View {
  return fit({ left: 0, top: 0, right: bounds.map.width, bottom: bounds.map.height }, 0, bounds)
}
