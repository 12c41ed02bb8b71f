/** What a drag does to the elements under it: it neither clicks them nor loses its pointer to them. */
import { type Surface, windowOf } from './surface'

/** The pointer of a drag sends all its events to the surface. */
export function capture(surface: Surface, pointerId: number): void {
  // At the press it would block clicks on links. Without it, a drag that ends outside would click there.
  try {
    if (!surface.hasPointerCapture(pointerId)) surface.setPointerCapture(pointerId)
  } catch {} // The pointer is gone already; an event reports its end.
}

/**
 * Whether a click is by key, by script or by assistive software. Firefox gives those of links a detail of 1.
 */
export const isWithoutPointer = ({ detail, pointerType }: PointerEvent): boolean =>
  detail === 0 || pointerType === ''

/** Suppresses the click of the last press, if it `isSuppressed`: the function that is returned sets this. */
export function suppressClicks(surface: Surface, signal: AbortSignal, isSuppressed = false) {
  const onClick = (event: PointerEvent) => {
    // Never the end of a drag.
    if (!isSuppressed || isWithoutPointer(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Until the next press, or a click outside: that of a label there clicks its control in the surface.
  const onAnywhere = (event: Event) => {
    if (event.type === 'pointerdown' || !event.composedPath().includes(surface)) isSuppressed = false
  }
  const inCapturePhase = { signal, capture: true }
  for (const type of ['pointerdown', 'click'])
    windowOf(surface).addEventListener(type, onAnywhere, inCapturePhase)
  surface.addEventListener('click', onClick, inCapturePhase)
  surface.addEventListener('auxclick', onClick, inCapturePhase)
  return (is: boolean) => {
    isSuppressed = is
  }
}
