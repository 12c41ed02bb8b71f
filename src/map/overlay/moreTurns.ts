import type { Controller } from '../../panzoom/controller'

/** Screen px for one unit of a wheel's turn, by its `deltaMode`: px, lines, pages. */
const PX_PER_UNIT = [1, 100 / 3, 400] as const

/** Short enough to keep up with a wheel, long enough to melt its notches into one movement. */
const WHEEL_MS = 160

/**
 * With Shift a wheel looks to the side. The engine leaves alone what another listener has prevented. Returns a function
 * that ends it.
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

  surface.addEventListener('wheel', onWheel, options)
  return () => ending.abort()
}
