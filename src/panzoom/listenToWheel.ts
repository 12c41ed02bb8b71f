import type { Controller } from './controller'
import { type Leaves, measure, pointOf, type Surface } from './surface'
import { isPinch, isTrackpadScroll, WHEEL_MS, wheelFactor } from './wheel'

/** If no wheel event has come for this long, the next one starts a new series. */
const PAUSE_MS = 300

/** The wheel over the surface zooms the map, until the signal is aborted. */
export function listenToWheel(
  surface: Surface,
  controller: Controller,
  signal: AbortSignal,
  leaves: Leaves,
): void {
  const isElsewhere = watchSeries(surface, signal, leaves)
  let lastVerticalMs = Number.NEGATIVE_INFINITY
  /** Whether the present series is kept from scrolling the page. */
  let isSeriesOurs = true
  const onWheel = (event: WheelEvent) => {
    if (event.defaultPrevented) return
    // First, as it reads `deltaMode` before any delta.
    const factor = wheelFactor(event)
    const isSideways = factor === 1
    if (isElsewhere(event)) return
    const zoom = () =>
      controller.scaleBy(factor, pointOf(event, measure(surface)), isPinch(event) ? 0 : WHEEL_MS)
    const isZoom = !isSideways && zoom()
    // A series that starts at a limit of the scale scrolls the page, until an event zooms. The browser never
    // gets one with Ctrl, which would zoom the page, or a sideways one outside a series, which might go back
    // in history.
    const isOurs = isZoom || event.ctrlKey
    const isNew = event.timeStamp - lastVerticalMs > PAUSE_MS
    if (isOurs || isNew) isSeriesOurs = isOurs || isSideways
    if (!isSideways) lastVerticalMs = event.timeStamp
    if (isSeriesOurs) event.preventDefault()
  }
  surface.addEventListener('wheel', onWheel, { signal, passive: false }) // So that it can prevent scrolling.

  // Safari reports a pinch in events of its own, also by fingers on a touch screen, which are pointers
  // already.
  let lastScale = 1
  const onGesture = (event: Event) => {
    const gesture = event as MouseEvent & { readonly scale: number }
    const factor = gesture.scale / lastScale
    lastScale = gesture.scale
    if (event.defaultPrevented) return
    event.preventDefault()
    if (event.type === 'gesturechange' && !controller.interaction)
      controller.scaleBy(factor, pointOf(gesture, measure(surface)), 0)
  }
  for (const type of ['gesturestart', 'gesturechange']) surface.addEventListener(type, onGesture, { signal })
}

/**
 * Lets two fingers on a trackpad pan the map. Must be called before `listen`, whose wheel then ignores them.
 */
export function panByTrackpad(
  surface: Surface,
  controller: Controller,
  signal: AbortSignal,
  leaves: Leaves,
): void {
  const isElsewhere = watchSeries(surface, signal, leaves)
  let isTrackpad = false
  let lastMs = Number.NEGATIVE_INFINITY
  const onWheel = (event: WheelEvent) => {
    // Once recognised, a series stays that of a trackpad: some of its events look like those of a mouse
    // wheel.
    isTrackpad = isTrackpadScroll(event) || (isTrackpad && event.timeStamp - lastMs <= PAUSE_MS)
    lastMs = event.timeStamp
    if (isElsewhere(event) || !isTrackpad || event.ctrlKey || event.defaultPrevented) return
    event.preventDefault()
    // Without a transition: the fingers need no easing, and the system adds its own momentum.
    const { x, y, scale } = controller.target
    controller.goTo({ x: x - event.deltaX, y: y - event.deltaY, scale }, 0)
  }
  surface.addEventListener('wheel', onWheel, { signal, capture: true, passive: false })
}

/**
 * Returns a function to be called with each wheel event on the surface: whether it goes on scrolling
 * something else, as its series began over something that can scroll in the surface, or outside, where the
 * page scrolled.
 */
function watchSeries(surface: Element, signal: AbortSignal, leaves: Leaves): (event: WheelEvent) => boolean {
  let lastMs = Number.NEGATIVE_INFINITY
  let lastOutsideMs = Number.NEGATIVE_INFINITY
  let lastScrollMs = Number.NEGATIVE_INFINITY
  let isElsewhere = false
  const onWheelAnywhere = (event: WheelEvent) => {
    if (!event.composedPath().includes(surface)) lastOutsideMs = event.timeStamp
  }
  const options = { signal, capture: true, passive: true }
  addEventListener('wheel', onWheelAnywhere, options)
  addEventListener('scroll', ({ timeStamp }) => (lastScrollMs = timeStamp), options)
  return (event) => {
    const isWithin = (ms: number) => event.timeStamp - ms <= PAUSE_MS
    if (!isWithin(lastMs))
      isElsewhere = leaves(event, surface) || (isWithin(lastOutsideMs) && isWithin(lastScrollMs))
    lastMs = event.timeStamp
    // The browser never gets an event with Ctrl.
    return isElsewhere && !event.ctrlKey
  }
}
