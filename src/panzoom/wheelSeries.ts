import type { Leaves } from './surface'

/** If no wheel event has come for this long, the next one starts a new series. */
export const WHEEL_PAUSE_MS = 300

/**
 * Watches the series of wheel events, until the signal is aborted. Returns a function that is called with each event on
 * the surface, and tells whether it goes on scrolling something else: its series began over something in the surface
 * that can scroll, or outside of the surface, by scrolling the page. An event with Ctrl never does.
 */
export function watchSeries(surface: Element, signal: AbortSignal, leaves: Leaves): (event: WheelEvent) => boolean {
  let lastMs = Number.NEGATIVE_INFINITY
  let lastOutsideMs = Number.NEGATIVE_INFINITY
  let lastScrollMs = Number.NEGATIVE_INFINITY
  let isElsewhere = false
  const onWheelAnywhere = (event: WheelEvent) => {
    if (!event.composedPath().includes(surface)) lastOutsideMs = event.timeStamp
  }
  const onScroll = ({ timeStamp }: Event) => {
    lastScrollMs = timeStamp
  }
  const options = { signal, capture: true, passive: true }
  addEventListener('wheel', onWheelAnywhere, options)
  addEventListener('scroll', onScroll, options)
  return (event) => {
    const isWithin = (ms: number) => event.timeStamp - ms <= WHEEL_PAUSE_MS
    if (!isWithin(lastMs)) isElsewhere = leaves(event, surface) || (isWithin(lastOutsideMs) && isWithin(lastScrollMs))
    lastMs = event.timeStamp
    return isElsewhere && !event.ctrlKey
  }
}
