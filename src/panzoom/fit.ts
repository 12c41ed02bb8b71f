/** The view that shows a box of the map, and an input of its own, for those who want it: the mouse draws such a box. */
import { ANIMATION_MS, type Controller } from './controller'
import { type Box, centreOf, type Point } from './geometry'
import { type Bounds, pinWithin, toMap, type View } from './view'

/** A box smaller than this each way is a slip of the hand. */
const SMALLEST_PX = 6

/** The view that shows all of `boxMap`, as large and as central as the limits let it, with a margin around it. */
export function fit({ left, top, right, bottom }: Box, marginPx: number, bounds: Bounds): View {
  const { width, height } = bounds.viewport
  const scale = Math.min((width - 2 * marginPx) / (right - left), (height - 2 * marginPx) / (bottom - top))
  return pinWithin({ x: (left + right) / 2, y: (top + bottom) / 2 }, centreOf(bounds.viewport), scale, bounds)
}

/** The view of the whole map, or of as much of it as the limits let it. */
export function wholeMap(bounds: Bounds): View {
  return fit({ left: 0, top: 0, right: bounds.map.width, bottom: bounds.map.height }, 0, bounds)
}

/**
 * Shift and the mouse draw a box around what is to be seen; Escape gives it up. `listen` leaves alone what this
 * prevents. `draw` is called with the box in screen px, and with null at its end. Returns a function that ends it.
 */
export function boxZoom(surface: HTMLElement, controller: Controller, draw: (box: Box | null) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const capture = { signal, capture: true }
  const page = surface.ownerDocument.defaultView ?? window
  let start: Point | null = null
  let isOurs = false
  let swallowsClick = false

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = surface.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const boxTo = ({ x, y }: Point, from: Point): Box => ({
    ...{ left: Math.min(from.x, x), top: Math.min(from.y, y) },
    ...{ right: Math.max(from.x, x), bottom: Math.max(from.y, y) },
  })
  const giveUp = () => {
    start = null
    page.removeEventListener('pointermove', onPointerMove)
    draw(null)
  }
  const onPointerDown = (event: PointerEvent) => {
    swallowsClick = false
    isOurs = event.pointerType === 'mouse' && event.button === 0 && event.shiftKey
    if (!isOurs) return
    event.preventDefault()
    start = pointOf(event)
    page.addEventListener('pointermove', onPointerMove, { signal })
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!start || event.pointerType !== 'mouse') return
    // The button went up where nothing could report it.
    if (!(event.buttons & 1)) return giveUp()
    swallowsClick = true
    draw(boxTo(pointOf(event), start))
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!start || event.pointerType !== 'mouse') return
    const { left, top, right, bottom } = boxTo(pointOf(event), start)
    giveUp()
    if (right - left < SMALLEST_PX || bottom - top < SMALLEST_PX) return
    const { view, bounds } = controller
    const from = toMap(view, { x: left, y: top })
    const to = toMap(view, { x: right, y: bottom })
    controller.goTo(fit({ left: from.x, top: from.y, right: to.x, bottom: to.y }, 0, bounds), ANIMATION_MS, 'pointer')
  }
  const onClick = (event: MouseEvent) => {
    // A link in the box would open; with Shift still down, in another window.
    if (!swallowsClick || event.detail === 0 || !event.composedPath().includes(surface)) return
    event.preventDefault()
    event.stopPropagation()
  }

  surface.addEventListener('pointerdown', onPointerDown, capture)
  page.addEventListener('pointerup', onPointerUp, { signal })
  page.addEventListener('blur', giveUp, { signal })
  page.addEventListener('keydown', ({ key }) => start && key === 'Escape' && giveUp(), { signal })
  // By the window, before any listener of the surface, in whatever order they were added.
  page.addEventListener('click', onClick, capture)
  // A double click with Shift zooms out, as it does where Shift draws nothing: the engine has had no press.
  const onDoubleClick = (event: MouseEvent) =>
    isOurs && controller.zoomBy(1 / 2, pointOf(event), ANIMATION_MS, 'pointer')
  surface.addEventListener('dblclick', onDoubleClick, { signal })
  return () => ending.abort()
}
