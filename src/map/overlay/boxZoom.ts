import { ANIMATION_MS, type Controller } from '../../panzoom/controller'
import type { Box, Point } from '../../panzoom/geometry'
import { toMap } from '../../panzoom/view'
import { fit } from './fit'

/** A box smaller than this each way is a slip of the hand. */
const SMALLEST_PX = 6

/**
 * Shift and the mouse draw a box around what is to be seen; Escape gives it up. The engine is not told: it leaves
 * alone what someone else has prevented. `draw` is called with the box in screen px, and with null when it is done.
 * Returns what ends that.
 */
export function boxZoom(surface: HTMLElement, controller: Controller, draw: (box: Box | null) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let start: Point | null = null
  let isOurs = false
  let swallowsClick = false

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = surface.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const boxTo = (to: Point, from: Point): Box => ({
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    right: Math.max(from.x, to.x),
    bottom: Math.max(from.y, to.y),
  })
  const giveUp = () => {
    start = null
    window.removeEventListener('pointermove', onPointerMove)
    draw(null)
  }

  const onPointerDown = (event: PointerEvent) => {
    swallowsClick = false
    isOurs = event.pointerType === 'mouse' && event.button === 0 && event.shiftKey
    if (!isOurs) return
    event.preventDefault()
    start = pointOf(event)
    window.addEventListener('pointermove', onPointerMove, { signal })
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!start) return
    // The button went up where nobody could hear it.
    if (!(event.buttons & 1)) return giveUp()
    swallowsClick = true
    draw(boxTo(pointOf(event), start))
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!start) return
    const { left, top, right, bottom } = boxTo(pointOf(event), start)
    giveUp()
    if (right - left < SMALLEST_PX || bottom - top < SMALLEST_PX) return
    const from = toMap(controller.view, { x: left, y: top })
    const to = toMap(controller.view, { x: right, y: bottom })
    const drawn = { left: from.x, top: from.y, right: to.x, bottom: to.y }
    controller.goTo(fit(drawn, 0, controller.bounds), ANIMATION_MS, 'pointer')
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (start && key === 'Escape') giveUp()
  }
  const onClick = (event: MouseEvent) => {
    // With Shift, a click on a link would open another window.
    if (!swallowsClick || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  // The engine, which would zoom out, has heard of no press.
  const onDoubleClick = (event: MouseEvent) => {
    if (isOurs) controller.zoomBy(1 / 2, pointOf(event), ANIMATION_MS, 'pointer')
  }

  surface.addEventListener('pointerdown', onPointerDown, { signal, capture: true })
  surface.addEventListener('click', onClick, { signal, capture: true })
  surface.addEventListener('dblclick', onDoubleClick, { signal })
  window.addEventListener('pointerup', onPointerUp, { signal })
  window.addEventListener('blur', giveUp, { signal })
  window.addEventListener('keydown', onKeyDown, { signal })
  return () => ending.abort()
}
