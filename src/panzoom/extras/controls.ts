import { elementsWithin, FIELDS } from '../dom/surface'

/** Elements whose presses are theirs. Links are not: a drag that begins on a link moves the map. */
const PRESS_TARGETS = `${FIELDS}, button, label, summary, [role=button], [role=slider]`

/** A filter that leaves alone presses on controls and on text, and the wheel over what can still scroll. */
export function besideControls(event: PointerEvent | WheelEvent): boolean {
  const elements = elementsWithin(event, event.currentTarget as Element)
  if (event.type === 'pointerdown')
    return !elements.some((element) => element.matches(PRESS_TARGETS)) && !isSelectable(elements)
  // With Ctrl it zooms, as does Safari's pinch, and scrolls nothing.
  const scrolls = 'deltaX' in event && !event.ctrlKey
  return !elements.some((one) => one.matches('[data-no-pan]') || (scrolls && canScroll(one, event)))
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
  const { overflowX, overflowY, direction } = getComputedStyle(element)
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = element
  const hasRoom = (delta: number, overflow: string, scrolled: number, max: number) =>
    /auto|scroll/.test(overflow) && (delta > 0 ? scrolled < max - 1 : delta < 0 && scrolled > 0)
  const [maxX, maxY] = [scrollWidth - clientWidth, scrollHeight - clientHeight]
  // From right to left, it counts from the right, and down from 0.
  const left = direction === 'rtl' ? maxX + scrollLeft : scrollLeft
  return hasRoom(deltaX, overflowX, left, maxX) || hasRoom(deltaY, overflowY, scrollTop, maxY)
}
