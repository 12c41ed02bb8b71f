import type { Controller } from './controller'
import { isForControl } from './controls'
import type { Surface } from './surface'
import { isTrackpadScroll } from './wheel'
import { WHEEL_PAUSE_MS, watchSeries } from './wheelSeries'

/**
 * Pans the map by two fingers on a trackpad, which would otherwise zoom it; a pinch on the trackpad still zooms, and so
 * does a mouse wheel. Must be called before `listen`, whose own listener then ignores these events. Returns a function
 * that removes the listener.
 */
export function panByTrackpad(surface: Surface, controller: Controller): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const isElsewhere = watchSeries(surface, signal, isForControl)
  let isTrackpad = false
  let lastMs = Number.NEGATIVE_INFINITY
  const onWheel = (event: WheelEvent) => {
    // Once recognised, a series stays that of a trackpad: some of its events look like those of a mouse wheel.
    isTrackpad = isTrackpadScroll(event) || (isTrackpad && event.timeStamp - lastMs <= WHEEL_PAUSE_MS)
    lastMs = event.timeStamp
    if (isElsewhere(event) || !isTrackpad || event.ctrlKey || event.defaultPrevented) return
    event.preventDefault()
    // Without a transition: the fingers need no easing, and the system adds its own momentum.
    const { x, y, scale } = controller.target
    controller.goTo({ x: x - event.deltaX, y: y - event.deltaY, scale }, 0)
  }
  const element = surface as HTMLElement
  element.addEventListener('wheel', onWheel, { signal, capture: true, passive: false })
  return () => ending.abort()
}
