import { type Box, clamp } from '../../panzoom/geometry'
import { type Bounds, constrain, type View } from '../../panzoom/view'

/** What is brought into view is shown with this much around it: room for its name. */
const REVEAL_MARGIN_PX = 48

/** `view` moved no further than it takes to show all of `boxMap`; one too large for the viewport is centred. */
export function reveal({ x, y, scale }: View, boxMap: Box, bounds: Bounds): View {
  const shift = (offset: number, start: number, end: number, length: number) => {
    const lowest = REVEAL_MARGIN_PX - start * scale
    const highest = length - REVEAL_MARGIN_PX - end * scale
    return lowest <= highest ? clamp(offset, lowest, highest) : (lowest + highest) / 2
  }
  const { width, height } = bounds.viewport
  const shifted = { x: shift(x, boxMap.left, boxMap.right, width), y: shift(y, boxMap.top, boxMap.bottom, height) }
  return constrain({ ...shifted, scale }, bounds)
}
