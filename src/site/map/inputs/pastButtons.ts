import { distance } from '../../../panzoom/core/geometry'
import { suppressClicks } from '../../../panzoom/dom/clicks'
import { tolerancePxOf } from '../../../panzoom/gestures/press'
import type { LiveMap } from '../liveMap'

/** The buttons that stand over the map at all times: those of a card or the chart are theirs. */
const BUTTONS = '[data-avoided] > button[value], [data-how]'

/**
 * Drags and the wheel act on the map, too, where they begin on one of its buttons. A drag does so also on a
 * board, which keeps its presses while the map moves: see boards.ts.
 */
export function pastButtons({ controller, root, surface, strip }: LiveMap, signal: AbortSignal): void {
  const suppressClick = suppressClicks(root, signal)
  const isOver = ({ target }: Event) => target instanceof Element && target.closest(BUTTONS) !== null
  /** The press on a button, until it is a drag or has ended. */
  let down: PointerEvent | null = null
  const onDown = (event: PointerEvent) => {
    const isKept = event.defaultPrevented && strip.contains(event.target as Node)
    down = isOver(event) || isKept ? event : null
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== down?.pointerId || !event.buttons) return
    if (distance(down, event) <= tolerancePxOf(event.pointerType)) return
    const press = new PointerEvent('pointerdown', down)
    down = null
    // Not before: else two quick presses would be a double tap of the map, too. The engine has not got this
    // move.
    for (const each of [press, new PointerEvent('pointermove', event)]) surface.dispatchEvent(each)
    suppressClick(true)
  }
  const onWheel = (event: WheelEvent) => {
    if (!isOver(event)) return
    event.preventDefault()
    surface.dispatchEvent(new WheelEvent('wheel', event))
  }
  // As the engine does on the surface, and for the same reason.
  const onTouchMove = (event: TouchEvent) => {
    if (isOver(event) && controller.interaction && event.cancelable) event.preventDefault()
  }
  root.addEventListener('pointerdown', onDown, { signal })
  root.addEventListener('pointermove', onMove, { signal })
  root.addEventListener('pointerup', () => (down = null), { signal })
  root.addEventListener('wheel', onWheel, { signal, passive: false })
  root.addEventListener('touchmove', onTouchMove, { signal, passive: false })
}
