import type { Controller } from './controller'
import { type Leaves, measure, pointOf, type Surface } from './surface'
import { isPinch, WHEEL_MS, wheelFactor } from './wheel'

/** If no vertical event has come for this long, the next one starts a new series. */
const PAUSE_MS = 300

/** The wheel zooms the map, or pans it by events that `pans` accepts, until the signal is aborted. */
export function listenToWheel(
  surface: Surface,
  controller: Controller,
  signal: AbortSignal,
  leaves: Leaves,
  pans: (event: WheelEvent) => boolean = () => false,
): void {
  /** The present series, and the last events outside the surface that may have been of it. */
  const series = {
    lastMs: Number.NEGATIVE_INFINITY,
    outsideMs: Number.NEGATIVE_INFINITY,
    scrollMs: Number.NEGATIVE_INFINITY,
    /** Whether it began over what can scroll, or outside, where the page scrolled: it goes on there. */
    isElsewhere: false,
    /** Whether it scrolls the page: it began at a limit of the scale, and has not zoomed since. */
    isPages: false,
    /** Whether it pans. Some of its events look like those of a mouse wheel. */
    pans: false,
  }
  const onWheel = (event: WheelEvent) => {
    if (event.defaultPrevented) return
    // First, as it reads `deltaMode` before any delta.
    const factor = wheelFactor(event)
    const isVertical = factor !== 1
    const isWithin = (ms: number) => event.timeStamp - ms <= PAUSE_MS
    const isNew = !isWithin(series.lastMs)
    if (isNew)
      series.isElsewhere = leaves(event, surface) || (isWithin(series.outsideMs) && isWithin(series.scrollMs))
    series.pans = pans(event) || (series.pans && !isNew)
    if (isVertical) series.lastMs = event.timeStamp
    // The browser never gets an event with Ctrl, which would zoom the page.
    if (series.isElsewhere && !event.ctrlKey) return
    if (series.pans && !event.ctrlKey) {
      event.preventDefault()
      // Without a transition: the fingers need no easing, and the system adds its own momentum.
      const { x, y, scale } = controller.target
      controller.goTo({ x: x - event.deltaX, y: y - event.deltaY, scale }, 0)
      return
    }
    const zoom = () =>
      controller.scaleBy(factor, pointOf(event, measure(surface)), isPinch(event) ? 0 : WHEEL_MS)
    const isOurs = (isVertical && zoom()) || event.ctrlKey
    // A sideways event outside a series is not left to the page, which might go back in history.
    if (isOurs || isNew) series.isPages = isVertical && !isOurs
    if (!series.isPages) event.preventDefault()
  }
  surface.addEventListener('wheel', onWheel, { signal, passive: false }) // So that it can prevent scrolling.
  const onWheelAnywhere = (event: WheelEvent) => {
    if (!event.composedPath().includes(surface)) series.outsideMs = event.timeStamp
  }
  const anywhere = { signal, capture: true, passive: true }
  addEventListener('wheel', onWheelAnywhere, anywhere)
  addEventListener('scroll', ({ timeStamp }) => (series.scrollMs = timeStamp), anywhere)

  // Safari reports a pinch in events of its own, also one by fingers on a screen, which are pointers already.
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
