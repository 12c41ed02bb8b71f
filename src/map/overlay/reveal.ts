import { clamp } from '../../panzoom/geometry'
import { type Bounds, constrain, type View } from '../../panzoom/view'
import type { Box } from '../box'

/** The margin around a revealed box: room for the place's name. */
const REVEAL_MARGIN_PX = 48

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
