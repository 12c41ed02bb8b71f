import { WHEEL_MS } from '../../../panzoom/gestures/wheel'
import type { LiveMap } from '../liveMap'
import { takes } from './takes'

/** Screen px per unit of a wheel event's delta, by `deltaMode`: px, lines, pages. */
const PX_PER_UNIT = [1, 100 / 3, 400] as const

/** Pans sideways by the wheel with Shift; the engine ignores events that this prevents. */
export function panSideways({ controller, root }: LiveMap, signal: AbortSignal): void {
  const onWheel = (event: WheelEvent) => {
    if (!event.shiftKey || event.ctrlKey || !takes(event)) return
    // `deltaMode` is read first: Firefox reports lines only to scripts that do.
    const { deltaMode, deltaX, deltaY } = event
    // With Shift, some browsers report the delta as deltaX, others as deltaY.
    const x = -(deltaX || deltaY) * (PX_PER_UNIT[deltaMode] ?? 0)
    if (!x) return
    event.preventDefault()
    controller.perform({ pan: { x, y: 0 } }, WHEEL_MS)
  }
  root.addEventListener('wheel', onWheel, { signal, capture: true, passive: false })
}
