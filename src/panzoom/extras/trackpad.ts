/** Two fingers that move on a trackpad pan the map: a guess, as no browser names the device of an event. */
import type { Controller } from '../core/controller'
import { isSame } from '../core/view'
import { SERIES_MS, type WheelInput } from '../gestures/wheel'

/** A notch of a mouse wheel is no less than this. */
const MIN_NOTCH_PX = 40

/** Whether it looks like two fingers that move: both axes, or less than a notch. Not a pinch. */
export function isTrackpadScroll(event: WheelInput & Pick<WheelEvent, 'deltaX'>): boolean {
  if (event.deltaMode !== 0 || event.ctrlKey) return false
  return (event.deltaX !== 0 && event.deltaY !== 0) || Math.abs(event.deltaY) < MIN_NOTCH_PX
}

/** For the option `pan` of {@link listenToWheel}. */
export function panByTrackpad(controller: Controller): (event: WheelEvent) => boolean | null {
  let lastMs = Number.NEGATIVE_INFINITY
  return (event) => {
    // Once recognised, it pans for its whole series: some of its events look like those of a mouse wheel.
    if (event.timeStamp - lastMs > SERIES_MS && !isTrackpadScroll(event)) return null
    lastMs = event.timeStamp
    const { target } = controller
    // Without a transition: the fingers need no easing, and the system adds its own momentum.
    controller.perform({ pan: { x: -event.deltaX, y: -event.deltaY } }, 0)
    return !isSame(controller.view, target)
  }
}
