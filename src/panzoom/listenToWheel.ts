/** The wheel, and the pinch of a trackpad, as calls of the controller. */
import type { Controller } from './controller'
import { type Leaves, measure, pointOf } from './surface'
import { wheelFactor, zoomByWheel } from './wheel'

/** If no vertical wheel event has come for this long, the next one starts a new series. */
const WHEEL_PAUSE_MS = 300

/** The wheel over the surface zooms the map, until the signal is aborted. */
export function listenToWheel(surface: HTMLElement, controller: Controller, signal: AbortSignal, leaves: Leaves): void {
  let lastWheelMs = Number.NEGATIVE_INFINITY
  let lastOutsideMs = Number.NEGATIVE_INFINITY
  let lastScrollMs = Number.NEGATIVE_INFINITY
  /** Whether the present series began by scrolling something else, on which it goes on over the map. */
  let isElsewhere = false
  /** Whether the present series is kept from scrolling the page. */
  let isSeriesOurs = true
  const onWheel = (event: WheelEvent) => {
    if (event.defaultPrevented) return
    // First, as it reads `deltaMode` before any delta.
    const isSideways = wheelFactor(event) === 1
    const isWithin = (lastMs: number) => event.timeStamp - lastMs <= WHEEL_PAUSE_MS
    if (!isWithin(lastWheelMs))
      isElsewhere = leaves(event, surface) || (isWithin(lastOutsideMs) && isWithin(lastScrollMs))
    if (isElsewhere && !event.ctrlKey) {
      lastWheelMs = event.timeStamp
      return
    }
    const isZoom = !isSideways && zoomByWheel(controller, event, pointOf(event, measure(surface)))
    // A series that starts at a limit of the scale scrolls the page, until an event zooms. The browser never gets
    // events with Ctrl, which would zoom the page, or sideways ones outside a series, which might go back in history.
    const isOurs = isZoom || event.ctrlKey
    if (isOurs || !isWithin(lastWheelMs)) isSeriesOurs = isOurs || isSideways
    if (!isSideways) lastWheelMs = event.timeStamp
    if (isSeriesOurs) event.preventDefault()
  }
  surface.addEventListener('wheel', onWheel, { signal, passive: false }) // So that it can prevent scrolling.

  const passive = { signal, capture: true, passive: true }
  const onWheelAnywhere = (event: WheelEvent) => {
    if (!event.composedPath().includes(surface)) lastOutsideMs = event.timeStamp
  }
  const onScroll = ({ timeStamp }: Event) => {
    lastScrollMs = timeStamp
  }
  addEventListener('wheel', onWheelAnywhere, passive)
  addEventListener('scroll', onScroll, passive)

  // Safari reports a pinch on a trackpad in events of its own, with a scale relative to the start. It also sends them
  // for fingers on a touch screen, which are pointers already.
  let lastScale = 1
  const onGesture = (event: Event) => {
    const gesture = event as MouseEvent & { readonly scale: number }
    const factor = gesture.scale / lastScale
    lastScale = gesture.scale
    if (event.defaultPrevented) return
    event.preventDefault()
    if (event.type === 'gesturechange' && !controller.interaction)
      controller.pinchBy(factor, pointOf(gesture, measure(surface)))
  }
  for (const type of ['gesturestart', 'gesturechange']) surface.addEventListener(type, onGesture, { signal })
}
