/** The boxes of elements. */
import type { Box } from '../../panzoom/core/geometry'

/** The box of an element relative to the top-left of another, in CSS px. */
export function boxWithin(origin: Element, element: Element): Box {
  const { left, top } = origin.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  return { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top }
}

/** Moves and sizes an element, positioned at the surface's top-left, so that it covers a box in screen px. */
export function cover({ style }: HTMLElement, { left, top, right, bottom }: Box): void {
  style.transform = `translate(${left}px, ${top}px)`
  style.width = `${right - left}px`
  style.height = `${bottom - top}px`
}
