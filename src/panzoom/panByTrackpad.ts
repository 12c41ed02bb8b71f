import type { Controller } from './controller'
import { isForControl } from './controls'
import type { Surface } from './surface'
import { isTrackpadScroll } from './wheel'

/** If no wheel event has come for this long, the next one may come from another device. */
const DEVICE_PAUSE_MS = 300

/**
 * Pans the map by two fingers on a trackpad, which would otherwise zoom it; a pinch on the trackpad still zooms, and so
 * does a mouse wheel. Must be called before `listen`, whose own listener then ignores these events. Returns a function
 * that removes the listener.
 */
export function panByTrackpad(surface: Surface, controller: Controller): () => void {
  let isTrackpad = false
  let lastMs = Number.NEGATIVE_INFINITY
  const onWheel = (event: WheelEvent) => {
    // Once recognised, a series stays that of a trackpad: some of its events look like those of a mouse wheel.
    isTrackpad = isTrackpadScroll(event) || (isTrackpad && event.timeStamp - lastMs <= DEVICE_PAUSE_MS)
    lastMs = event.timeStamp
    if (!isTrackpad || event.ctrlKey || event.defaultPrevented || isForControl(event, surface)) return
    event.preventDefault()
    // Without a transition: the fingers need no easing, and the system adds its own momentum.
    const { x, y, scale } = controller.target
    controller.goTo({ x: x - event.deltaX, y: y - event.deltaY, scale }, 0)
  }
  const element = surface as HTMLElement
  element.addEventListener('wheel', onWheel, { capture: true, passive: false })
  return () => element.removeEventListener('wheel', onWheel, { capture: true })
}
