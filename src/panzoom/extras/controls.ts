import { elementsWithin } from '../dom/surface'

/** Elements whose presses are theirs. Links are not: a drag that begins on a link moves the map. */
const PRESS_TARGETS =
  'button, input, select, textarea, label, summary, audio[controls], video[controls], [role=button], [role=slider]'
/** Elements whose presses are theirs, with all that is in them. */
const ALL_TARGETS = '[contenteditable]:not([contenteditable=false]), [data-no-pan]'

/** Whether a wheel event is for something in the surface that scrolls, or a press for a control or text. */
export function isForControl(event: Event, surface: Element): boolean {
  const elements = elementsWithin(event, surface)
  if (event instanceof WheelEvent)
    return elements.some((element) => element.matches('[data-no-pan]') || canScroll(element, event))
  return (
    elements.some((element) => element.matches(`${PRESS_TARGETS}, ${ALL_TARGETS}`)) || isSelectable(elements)
  )
}

function isSelectable(elements: readonly Element[]): boolean {
  for (const element of elements) {
    const { userSelect, webkitUserSelect } = getComputedStyle(element)
    // Safari has only the prefixed property. Firefox reports `auto` where the parent decides.
    const value = userSelect || webkitUserSelect
    if (value && value !== 'auto') return value !== 'none'
  }
  return false
}

function canScroll(element: Element, { deltaX, deltaY }: WheelEvent): boolean {
  const { overflowX, overflowY } = getComputedStyle(element)
  const hasRoom = (delta: number, overflow: string, before: number, visible: number, all: number) =>
    /auto|scroll/.test(overflow) && (delta > 0 ? before + visible < all - 1 : delta < 0 && before > 0)
  return (
    hasRoom(deltaX, overflowX, element.scrollLeft, element.clientWidth, element.scrollWidth) ||
    hasRoom(deltaY, overflowY, element.scrollTop, element.clientHeight, element.scrollHeight)
  )
}
