import { isPinch, SERIES_MS, WHEEL_MS, wheelFactor } from '../gestures/wheel'
import { type Input, measure, pointOf, windowOf } from './surface'

/** The wheel zooms the map. */
export const listenToWheel: Input = (surface, controller, options, signal) => {
  const { filter = () => true, pointers = true, cooperative, wheelStep, pan } = options
  const page = windowOf(surface)
  const never = Number.NEGATIVE_INFINITY
  /** The present series of vertical events: whose it is, as decided by its first, until one moves the map. */
  const series = { owner: 'map' as 'map' | 'page' | 'other', lastMs: never, outsideMs: never }
  const isWithin = (sinceMs: number, { timeStamp }: Event) => timeStamp - sinceMs <= SERIES_MS

  const onWheel = (event: WheelEvent) => {
    if (event.defaultPrevented) return
    // First, as it reads `deltaMode` before any delta.
    const factor = wheelFactor(event, wheelStep)
    const isVertical = factor !== 1
    const zoom = () =>
      isVertical &&
      controller.scaleBy(factor, pointOf(event, measure(surface)), isPinch(event) ? 0 : WHEEL_MS)
    if (event.ctrlKey) {
      if (!filter(event)) return
      event.preventDefault() // The browser would zoom the page.
      zoom()
      return
    }
    if (cooperative) return
    const isNew = !isWithin(series.lastMs, event)
    if (isVertical) series.lastMs = event.timeStamp
    if (isNew) series.owner = filter(event) ? 'map' : 'other'
    if (series.owner === 'other') return
    if (pan?.(event) ?? zoom()) series.owner = 'map'
    // A series that cannot move the map scrolls the page, until an event moves it. A sideways event outside a
    // series does not, as it might go back in history.
    else if (isNew && isVertical) series.owner = 'page'
    if (series.owner !== 'page') event.preventDefault()
  }
  // A series that began outside, and scrolls the page, goes on when the map comes under the cursor.
  const onWheelAnywhere = (event: WheelEvent) => {
    if (!event.composedPath().includes(surface)) series.outsideMs = event.timeStamp
  }
  const onScroll = (event: Event) => {
    if (isWithin(series.outsideMs, event)) Object.assign(series, { owner: 'other', lastMs: event.timeStamp })
  }
  surface.addEventListener('wheel', onWheel, { signal, passive: false }) // So that it can prevent scrolling.
  page.addEventListener('wheel', onWheelAnywhere, { signal, capture: true, passive: true })
  page.addEventListener('scroll', onScroll, { signal, capture: true, passive: true })

  // Safari reports a pinch in events of its own, also one by fingers on a screen, which are pointers already.
  let lastScale = 1
  const onGesture = (event: Event) => {
    const gesture = event as WheelEvent & { readonly scale: number }
    const factor = gesture.scale / lastScale
    lastScale = gesture.scale
    if (event.defaultPrevented || (!pointers && page.navigator.maxTouchPoints > 0) || !filter(gesture)) return
    event.preventDefault()
    if (event.type === 'gesturechange' && !controller.interaction)
      controller.scaleBy(factor, pointOf(gesture, measure(surface)), 0)
  }
  for (const type of ['gesturestart', 'gesturechange']) surface.addEventListener(type, onGesture, { signal })
}
