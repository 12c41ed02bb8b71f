import type { Controller } from '../../panzoom/controller'

/** Safari's pinch on a trackpad, which is no wheel there: `scale` is relative to where the fingers began. */
type SafariGestureEvent = MouseEvent & { readonly scale: number }

/** Screen px for one unit of a wheel's turn, by its `deltaMode`: px, lines, pages. */
const PX_PER_UNIT = [1, 100 / 3, 400] as const

/** Short enough to keep up with a wheel, long enough to melt its notches into one movement. */
const WHEEL_MS = 160

/**
 * What the engine does not know of wheels and trackpads: with Shift a wheel looks to the side, and Safari tells a
 * pinch in its own way. The engine leaves alone what someone else has prevented. Returns what ends that.
 */
export function moreTurns(surface: HTMLElement, controller: Controller): () => void {
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true, passive: false }

  const onWheel = (event: WheelEvent) => {
    const { shiftKey, ctrlKey, deltaX, deltaY, deltaMode } = event
    // Some browsers turn the wheel's own delta to the side while Shift is down, and some leave that to the page.
    const x = -(deltaX || deltaY) * (PX_PER_UNIT[deltaMode] ?? 0)
    if (!shiftKey || ctrlKey || !x) return
    event.preventDefault()
    controller.act({ pan: { x, y: 0 } }, WHEEL_MS, 'wheel')
  }

  let lastScale = 1
  let fingers = 0
  const onGesture = (event: Event) => {
    event.preventDefault()
    const { type, scale, clientX, clientY } = event as SafariGestureEvent
    const { left, top } = surface.getBoundingClientRect()
    // On a touch screen the fingers themselves are heard, as pointers.
    if (type === 'gesturechange' && fingers === 0) {
      controller.zoomBy(scale / lastScale, { x: clientX - left, y: clientY - top }, 0, 'wheel')
    }
    lastScale = scale
  }
  const onTouch = ({ touches }: TouchEvent) => {
    fingers = touches.length
  }

  surface.addEventListener('wheel', onWheel, options)
  for (const type of ['gesturestart', 'gesturechange']) surface.addEventListener(type, onGesture, options)
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    surface.addEventListener(type, onTouch, options)
  return () => ending.abort()
}
