import type { View } from '../../panzoom/view'
import { early } from '../start/early'

/**
 * The map counts as still after this time without a touch or a scroll: momentum scrolls on after the touch.
 */
const STILL_MS = 150
/** A map that is scrolled by less counts as not moved: browsers round scroll positions. */
const SLACK_PX = 4

/**
 * Calls `takeOver` once, when the engine can take over from native scrolling without a jolt: at once for a
 * key, a mouse button or a pen on the map, else when there is no touch (as tracked by boot.ts) and nothing
 * has scrolled for a moment. It passes the view to which the visitor has scrolled the map, if at all, from
 * `firstView`. Returns a function that cancels.
 */
export function handOver(
  { root, surface }: Record<'root' | 'surface', HTMLElement>,
  takeOver: (scrolledTo: View | undefined) => void,
  firstView: () => View,
): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const finish = () => {
    waiting.abort()
    const { scrollLeft, scrollTop } = surface
    const { x, y, scale } = firstView()
    // A map that is smaller than the viewport is centred, and cannot be scrolled.
    const isMoved =
      Math.max(Math.abs(scrollLeft + Math.min(x, 0)), Math.abs(scrollTop + Math.min(y, 0))) > SLACK_PX
    takeOver(isMoved ? { x: -scrollLeft, y: -scrollTop, scale } : undefined)
  }

  // On the window, in the capture phase: the listeners of the map are added in time to handle the same event.
  const onInput = ({ target }: Event) => target instanceof Node && root.contains(target) && finish()
  const onPress = (event: PointerEvent) => event.pointerType !== 'touch' && onInput(event)
  window.addEventListener('keydown', onInput, { signal, capture: true })
  window.addEventListener('pointerdown', onPress, { signal, capture: true })

  let scrolledBefore = ''
  let stillSinceMs = 0
  const check = (ms: number) => {
    if (signal.aborted) return
    const scrolled = `${surface.scrollLeft} ${surface.scrollTop}`
    if (early.isTouched || scrolled !== scrolledBefore) stillSinceMs = ms
    scrolledBefore = scrolled
    if (ms - stillSinceMs >= STILL_MS) finish()
    else requestAnimationFrame(check)
  }
  requestAnimationFrame(check)

  return () => waiting.abort()
}
