import { ANIMATION_MS } from '../../panzoom/controller'
import type { Point } from '../../panzoom/geometry'
import { toMap } from '../../panzoom/view'
import type { Box } from '../box'
import { fit } from '../fit'
import type { LiveMap } from '../liveMap'
import * as styles from '../overlay/overlay.module.css'
import { cover } from '../screenBox'

/** The minimum width and height of a box that zooms. A press that has not drawn so far either way is a click. */
const MIN_BOX_PX = 6

/**
 * Box zoom: a drag with Shift and the mouse draws a box, and its release zooms to it; Escape cancels. `listen` ignores
 * the events that this prevents. `draw` is called with the box in screen px, and with null at its end.
 */
export function boxZoom({ root, surface, controller }: LiveMap): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const element = document.createElement('div')
  element.className = styles.box as string
  element.hidden = true
  root.append(element)
  const draw = (box: Box | null) => {
    element.hidden = !box
    if (box) cover(element, box)
  }
  const capture = { signal, capture: true }
  let start: Point | null = null
  let isBoxZoom = false
  let swallowsClick = false

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = surface.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const boxBetween = (a: Point, b: Point): Box => ({
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    right: Math.max(a.x, b.x),
    bottom: Math.max(a.y, b.y),
  })
  const cancel = () => {
    start = null
    window.removeEventListener('pointermove', onPointerMove)
    draw(null)
  }
  const onPointerDown = (event: PointerEvent) => {
    swallowsClick = false
    isBoxZoom = event.pointerType === 'mouse' && event.button === 0 && event.shiftKey
    if (!isBoxZoom) return
    event.preventDefault()
    // Stops a pan or a glide, which would carry the map away under the box. Past an edge, the map returns.
    controller.setPanVelocity(null)
    if (controller.isMoving) controller.goTo(controller.view, ANIMATION_MS, 'pointer')
    start = pointOf(event)
    window.addEventListener('pointermove', onPointerMove, { signal })
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!start || event.pointerType !== 'mouse') return
    // The button was released where no event reports it, such as over another window.
    if (!(event.buttons & 1)) return cancel()
    const box = boxBetween(start, pointOf(event))
    if (Math.max(box.right - box.left, box.bottom - box.top) >= MIN_BOX_PX) swallowsClick = true
    draw(box)
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!start || event.pointerType !== 'mouse') return
    const { left, top, right, bottom } = boxBetween(start, pointOf(event))
    cancel()
    if (right - left < MIN_BOX_PX || bottom - top < MIN_BOX_PX) return
    const { view, bounds } = controller
    const from = toMap(view, { x: left, y: top })
    const to = toMap(view, { x: right, y: bottom })
    controller.goTo(fit({ left: from.x, top: from.y, right: to.x, bottom: to.y }, 0, bounds))
  }
  const onClick = (event: MouseEvent) => {
    // Otherwise a link under the pointer would open, with Shift in a new window.
    if (!swallowsClick || event.detail === 0 || !event.composedPath().includes(surface)) return
    event.preventDefault()
    event.stopPropagation()
  }

  surface.addEventListener('pointerdown', onPointerDown, capture)
  window.addEventListener('pointerup', onPointerUp, { signal })
  window.addEventListener('blur', cancel, { signal })
  window.addEventListener('keydown', ({ key }) => start && key === 'Escape' && cancel(), { signal })
  // On the window, to run before all listeners of the surface.
  window.addEventListener('click', onClick, capture)
  // The engine ignores presses that this prevents, so the zoom out of a double click with Shift is done here.
  const onDoubleClick = (event: MouseEvent) =>
    isBoxZoom && controller.scaleBy(1 / 2, pointOf(event), ANIMATION_MS, 'pointer')
  surface.addEventListener('dblclick', onDoubleClick, { signal })
  return () => {
    ending.abort()
    element.remove()
  }
}
