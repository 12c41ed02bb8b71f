import { toScreen, type View } from '../panzoom/view'
import type { Box } from './box'

/** Where a view shows a box of the map, in screen px. */
export function screenBoxOf({ left, top, right, bottom }: Box, view: View): Box {
  const from = toScreen(view, { x: left, y: top })
  const to = toScreen(view, { x: right, y: bottom })
  return { left: from.x, top: from.y, right: to.x, bottom: to.y }
}

/** Moves and sizes an element, positioned at the surface's top-left, so that it covers a box in screen px. */
export function cover({ style }: HTMLElement, { left, top, right, bottom }: Box): void {
  style.transform = `translate(${left}px, ${top}px)`
  style.width = `${right - left}px`
  style.height = `${bottom - top}px`
}
