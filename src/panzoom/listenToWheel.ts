/** The wheel, and the pinch of a trackpad, as calls of the controller. */
import type { Controller } from './controller'
import { type Leaves, measure, pointOf } from './surface'
import { wheelFactor, zoomByWheel } from './wheel'
import { WHEEL_PAUSE_MS, watchSeries } from './wheelSeries'

/** The wheel over the surface zooms the map, until the signal is aborted. */
export function listenToWheel(surface: HTMLElement, controller: Controller, signal: AbortSignal, leaves: Leaves): void {
  const isElsewhere = watchSeries(surface, signal, leaves)
  let lastVerticalMs = Number.NEGATIVE_INFINITY
  /** Whether the present series is kept from scrolling the page. */
  let isSeriesOurs = true
  const onWheel = (event: WheelEvent) => {
    if (event.defaultPrevented) return
    // First, as it reads `deltaMode` before any delta.
    const isSideways = wheelFactor(event) === 1
    if (isElsewhere(event)) return
    const isZoom = !isSideways && zoomByWheel(controller, event, pointOf(event, measure(surface)))
    // A series that starts at a limit of the scale scrolls the page, until an event zooms. The browser never gets
    // events with Ctrl, which would zoom the page, or sideways ones outside a series, which might go back in history.
    const isOurs = isZoom || event.ctrlKey
    const isNew = event.timeStamp - lastVerticalMs > WHEEL_PAUSE_MS
    if (isOurs || isNew) isSeriesOurs = isOurs || isSideways
    if (!isSideways) lastVerticalMs = event.timeStamp
    if (isSeriesOurs) event.preventDefault()
  }
  surface.addEventListener('wheel', onWheel, { signal, passive: false }) // So that it can prevent scrolling.

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
