/** The views that show a whole box, or the whole map. */
import { centreOf } from '../../panzoom/geometry'
import { type Bounds, pinWithin, type View } from '../../panzoom/view'
import type { Box } from '../box'

/** The view that shows all of `boxMap` as large and as central as the bounds allow, with a margin in screen px. */
export function fit({ left, top, right, bottom }: Box, marginPx: number, bounds: Bounds): View {
  const { width, height } = bounds.viewport
  const scale = Math.min((width - 2 * marginPx) / (right - left), (height - 2 * marginPx) / (bottom - top))
  return pinWithin({ x: (left + right) / 2, y: (top + bottom) / 2 }, centreOf(bounds.viewport), scale, bounds)
}

/** The view of the whole map, or of as much of it as the bounds allow. */
export function wholeMap(bounds: Bounds): View {
  return fit({ left: 0, top: 0, right: bounds.map.width, bottom: bounds.map.height }, 0, bounds)
}
