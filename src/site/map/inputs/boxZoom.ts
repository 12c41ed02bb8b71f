import { ANIMATION_MS } from '../../../panzoom/core/controller'
import type { Box, Point } from '../../../panzoom/core/geometry'
import { type Bounds, toMap, type View } from '../../../panzoom/core/view'
import { measure, pointOf } from '../../../panzoom/dom/surface'
import { fit } from '../../../panzoom/extras/fit'
import { PRESS } from '../../../panzoom/gestures/press'
import { boxOf } from '../../../table/area'
import { cover } from '../elementBox'
import { append, type LiveMap } from '../liveMap'
import { takes } from './takes'

/**
 * A drag with Shift and the mouse draws a box, and its release zooms to it, unless it is as small as the
 * tolerance of a press; Escape cancels. A double click with Shift zooms out.
 */
export function boxZoom({ controller, root, surface }: LiveMap, signal: AbortSignal): void {
  const element = append(root, '<div class="map-box" hidden></div>', signal)
  let start: Point | null = null
  let isBoxZoom = false

  const at = (event: MouseEvent) => pointOf(event, measure(root))
  const boxBetween = (...points: Point[]) => boxOf({ corners: points.map(({ x, y }) => [y, x] as const) })
  const cancel = () => {
    start = null
    element.hidden = true
    window.removeEventListener('pointermove', onPointerMove)
  }
  const onPointerDown = (event: PointerEvent) => {
    const isMain = event.pointerType === 'mouse' && event.button === 0
    isBoxZoom = isMain && event.shiftKey && takes(event) !== false
    if (!isBoxZoom) return
    // So that the engine does not drag the map. It still suppresses the click if the press strays.
    event.preventDefault()
    // Stops a glide, which would carry the map away under the box. Past an edge, the map returns.
    if (controller.isMoving) controller.goTo(controller.view, ANIMATION_MS, 'return')
    start = at(event)
    window.addEventListener('pointermove', onPointerMove, { signal })
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!start || event.pointerType !== 'mouse') return
    // The button was released where no event reports it, such as over another window.
    if (!(event.buttons & 1)) return cancel()
    element.hidden = false
    cover(element, boxBetween(start, at(event)))
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!start || event.pointerType !== 'mouse') return
    const box = boxBetween(start, at(event))
    cancel()
    if (Math.min(box.right - box.left, box.bottom - box.top) <= PRESS.mouseTolerancePx) return
    controller.goTo(zoomTo(box, controller.view, controller.bounds))
  }
  // The engine ignores presses that this prevents, so the zoom out of a double click with Shift is done here.
  const onDoubleClick = (event: MouseEvent) =>
    isBoxZoom && controller.scaleBy(1 / 2, at(event), ANIMATION_MS, 'tap')

  root.addEventListener('pointerdown', onPointerDown, { signal, capture: true })
  surface.addEventListener('dblclick', onDoubleClick, { signal })
  window.addEventListener('pointerup', onPointerUp, { signal })
  window.addEventListener('blur', cancel, { signal })
  window.addEventListener('keydown', ({ key }) => start && key === 'Escape' && cancel(), { signal })
}

/** The view that enlarges a box of the present view, in screen px, to the whole viewport. */
function zoomTo({ left, top, right, bottom }: Box, view: View, bounds: Bounds): View {
  const from = toMap(view, { x: left, y: top })
  const to = toMap(view, { x: right, y: bottom })
  return fit({ left: from.x, top: from.y, right: to.x, bottom: to.y }, 0, bounds)
}
