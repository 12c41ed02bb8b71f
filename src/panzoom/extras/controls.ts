import { elementsWithin, type Filter } from '../dom/surface'

/** Elements whose presses are theirs. Links are not: a drag that begins on a link moves the map. */
const PRESS_TARGETS =
  'button, input, select, textarea, label, summary, audio[controls], video[controls], [role=button], [role=slider], ' +
  '[contenteditable]:not([contenteditable=false]), [data-no-pan]'

/** A filter that leaves alone presses on controls and on text, and the wheel over what can still scroll. */
export const besideControls: Filter = (event) => {
  const elements = elementsWithin(event, event.currentTarget as Element)
  if (event.type !== 'wheel')
    return !elements.some((element) => element.matches(PRESS_TARGETS)) && !isSelectable(elements)
  const wheel = event as WheelEvent
  // With Ctrl it zooms, and scrolls nothing.
  return !elements.some((one) => one.matches('[data-no-pan]') || (!wheel.ctrlKey && canScroll(one, wheel)))
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
