/** The views that show a whole box, or the whole map. */
import { centreOf, clamp } from '../panzoom/geometry'
import { type Bounds, constrain, pinWithin, type View } from '../panzoom/view'
import { type Box, middleOf } from './box'

/** The margin around a revealed box: room for the place's name. */
const REVEAL_MARGIN_PX = 48

/** The view that shows all of `boxMap` as large and as central as the bounds allow, with a margin in screen px. */
export function fit(boxMap: Box, marginPx: number, bounds: Bounds): View {
  const { left, top, right, bottom } = boxMap
  const { width, height } = bounds.viewport
  const scale = Math.min((width - 2 * marginPx) / (right - left), (height - 2 * marginPx) / (bottom - top))
  return pinWithin(middleOf(boxMap), centreOf(bounds.viewport), scale, bounds)
}

/** The view of the whole map, or of as much of it as the bounds allow. */
export function wholeMap(bounds: Bounds): View {
  return fit({ left: 0, top: 0, right: bounds.map.width, bottom: bounds.map.height }, 0, bounds)
}

/** Returns `view`, moved as little as possible to show all of `boxMap`. A box too large for the viewport is centred. */
export function reveal({ x, y, scale }: View, boxMap: Box, bounds: Bounds): View {
  const shift = (offset: number, start: number, end: number, length: number) => {
    const min = REVEAL_MARGIN_PX - start * scale
    const max = length - REVEAL_MARGIN_PX - end * scale
    return min <= max ? clamp(offset, min, max) : (min + max) / 2
  }
  const { width, height } = bounds.viewport
  const shifted = { x: shift(x, boxMap.left, boxMap.right, width), y: shift(y, boxMap.top, boxMap.bottom, height) }
  return constrain({ ...shifted, scale }, bounds)
}
