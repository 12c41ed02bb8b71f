import type { Controller } from '../core/controller'
import { panBy } from '../core/view'
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
  pans?: (event: WheelEvent) => boolean,
): void {
  /** The present series of vertical events, and what it moves: `page` and `other` are not ours. */
  const series = { lastMs: Number.NEGATIVE_INFINITY, moves: 'scale' as 'scale' | 'offset' | 'page' | 'other' }
  let lastOutsideMs = Number.NEGATIVE_INFINITY
  let lastScrollMs = Number.NEGATIVE_INFINITY
  const onWheel = (event: WheelEvent) => {
    if (event.defaultPrevented) return
    // First, as it reads `deltaMode` before any delta.
    const factor = wheelFactor(event)
    const isVertical = factor !== 1
    const zoom = () =>
      isVertical &&
      controller.scaleBy(factor, pointOf(event, measure(surface)), isPinch(event) ? 0 : WHEEL_MS)
    // With Ctrl, the browser would zoom the page.
    if (event.ctrlKey) {
      event.preventDefault()
      zoom()
      return
    }
    const isWithin = (ms: number) => event.timeStamp - ms <= PAUSE_MS
    const isNew = !isWithin(series.lastMs)
    if (isVertical) series.lastMs = event.timeStamp
    // It began over something that can scroll, or outside, where the page scrolled.
    const isElsewhere = () => leaves(event, surface) || (isWithin(lastOutsideMs) && isWithin(lastScrollMs))
    if (isNew) series.moves = isElsewhere() ? 'other' : 'scale'
    if (series.moves === 'other') return
    // Once recognised, a trackpad pans: some of its events look like those of a mouse wheel.
    if (pans?.(event)) series.moves = 'offset'
    if (series.moves === 'offset') {
      // Without a transition: the fingers need no easing, and the system adds its own momentum.
      const { target } = controller
      controller.goTo(panBy(target, { x: -event.deltaX, y: -event.deltaY }), 0)
    } else if (zoom()) series.moves = 'scale'
    // A series that starts at a limit of the scale scrolls the page, until an event zooms. A sideways event
    // outside a series does not, as it might go back in history.
    else if (isNew && isVertical) series.moves = 'page'
    if (series.moves !== 'page') event.preventDefault()
  }
  surface.addEventListener('wheel', onWheel, { signal, passive: false }) // So that it can prevent scrolling.
  const onWheelAnywhere = (event: WheelEvent) => {
    if (!event.composedPath().includes(surface)) lastOutsideMs = event.timeStamp
  }
  const anywhere = { signal, capture: true, passive: true }
  addEventListener('wheel', onWheelAnywhere, anywhere)
  addEventListener('scroll', ({ timeStamp }) => (lastScrollMs = timeStamp), anywhere)

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
