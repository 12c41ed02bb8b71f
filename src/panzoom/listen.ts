/**
 * The one place where the map meets the browser: every listener, the clock, the size of the element.
 * It turns DOM events into calls of the controller, and takes clicks away from presses that were none.
 */
import type { Clock, Controller } from './controller'
import type { Point } from './geometry'
import { keyAction } from './keyboard'
import type { PointerKind } from './press'

/** The browser's own time and frames. */
export const browserClock: Clock = {
  now: () => performance.now(),
  requestFrame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (id) => cancelAnimationFrame(id),
}

/** Whether the user has asked their system for less movement, now. A browser that cannot tell says no. */
export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

export interface Elements {
  /** What the map is seen through. Its top-left is the origin of screen space; pointers and wheel act on it. */
  readonly surface: HTMLElement
  /** What holds the surface and the controls on it: keys are heard while focus is anywhere within. */
  readonly root: HTMLElement
}

/** Safari's pinch on a trackpad, which is no wheel there: `scale` is relative to where the fingers began. */
type SafariGestureEvent = MouseEvent & { readonly scale: number }

/**
 * Lets people move the map. Returns what ends that: afterwards no listener, observer or frame is left.
 *
 * The elements are never changed here, but for the pointer capture of a drag.
 */
export function listen({ surface, root }: Elements, controller: Controller): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const page = surface.ownerDocument.defaultView ?? window

  // Kept between the moves of a gesture, as reading it in each would cost a layout.
  let origin: Point = { x: 0, y: 0 }
  const measure = () => {
    const { left, top, width, height } = surface.getBoundingClientRect()
    origin = { x: left, y: top }
    return { width, height }
  }
  const pointOf = (event: { clientX: number; clientY: number }): Point => ({
    x: event.clientX - origin.x,
    y: event.clientY - origin.y,
  })

  // How long a busy browser has kept an event back: a throw is as fast as the hand was, not as its telling.
  const agoMs = (event: Event) => Math.max(0, performance.now() - event.timeStamp)
  let isTouched = false
  let swallowsClick = false

  const onPointerDown = (event: PointerEvent) => {
    isTouched = event.pointerType === 'touch'
    if (event.button !== 0) return
    measure()
    swallowsClick = false
    // The first pointer of its kind: whatever was down before has been lifted where nobody could hear it.
    if (event.isPrimary) controller.cancelAll()
    controller.press(event.pointerId, pointOf(event), kindOf(event), agoMs(event))
  }

  const onPointerMove = (event: PointerEvent) => {
    // The first button went up while another was down, or where nobody could hear it, as over another window.
    if (event.pointerType === 'mouse' && !(event.buttons & 1)) return onPointerUp(event)
    if (controller.move(event.pointerId, pointOf(event), agoMs(event)) !== 'drag') return
    // Captured from the start, a click on a link would be lost; never captured, a drag would end in one.
    capture(surface, event.pointerId)
    swallowsClick = true
  }

  const onPointerUp = (event: PointerEvent) => {
    const outcome = controller.release(event.pointerId, event, agoMs(event))
    if (outcome) swallowsClick = outcome !== 'click'
  }

  const onPointerLost = (event: PointerEvent) => {
    // A finger's capture passes from the link it landed on to the surface when a drag begins: that is no loss.
    const passedOn = event.type === 'lostpointercapture' && event.target !== surface
    if (!passedOn) controller.cancel(event.pointerId)
  }

  const onClick = (event: MouseEvent) => {
    // A click by key or by script has a detail of 0, and is always meant.
    if (!swallowsClick || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  surface.addEventListener('pointerdown', onPointerDown, { signal })
  // Heard by the window: a fast hand may leave the surface before its first move is told.
  page.addEventListener('pointermove', onPointerMove, { signal })
  page.addEventListener('pointerup', onPointerUp, { signal })
  page.addEventListener('pointercancel', onPointerLost, { signal })
  surface.addEventListener('lostpointercapture', onPointerLost, { signal })
  page.addEventListener('blur', () => controller.cancelAll(), { signal })
  surface.addEventListener('click', onClick, { signal, capture: true })
  // A long touch asks for a name (see press.ts), where the browser would open the link's menu and take the finger.
  surface.addEventListener('contextmenu', (event) => isTouched && event.preventDefault(), { signal })
  // Without this, dragging a link or a picture starts to carry it off.
  surface.addEventListener('dragstart', (event) => event.preventDefault(), { signal })

  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    measure()
    controller.wheel(event, pointOf(event))
  }
  // Not passive: it has to keep the page from scrolling and zooming.
  surface.addEventListener('wheel', onWheel, { signal, passive: false })

  let lastGestureScale = 1
  const onGesture = (event: Event) => {
    event.preventDefault()
    const { type, scale, clientX, clientY } = event as SafariGestureEvent
    if (type === 'gesturestart') measure()
    // On a touch screen the fingers themselves are heard, as pointers.
    else if (!isTouched) controller.zoomBy(scale / lastGestureScale, pointOf({ clientX, clientY }), 0)
    lastGestureScale = scale
  }
  surface.addEventListener('gesturestart', onGesture, { signal })
  surface.addEventListener('gesturechange', onGesture, { signal })

  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event)
    if (!action) return
    event.preventDefault()
    controller.act(action)
  }
  root.addEventListener('keydown', onKeyDown, { signal })

  const onResize = () => controller.resize(measure())
  const observer = page.ResizeObserver ? new page.ResizeObserver(onResize) : null
  if (observer) observer.observe(surface)
  else page.addEventListener('resize', onResize, { signal })
  onResize()

  return () => {
    ending.abort()
    observer?.disconnect()
    controller.stop()
  }
}

function kindOf({ pointerType }: PointerEvent): PointerKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse'
}

/** From now on the surface alone hears this pointer, wherever it goes. */
function capture(surface: HTMLElement, pointerId: number): void {
  if (surface.hasPointerCapture?.(pointerId)) return
  try {
    surface.setPointerCapture?.(pointerId)
  } catch {
    // The pointer is gone already; its end has been told, or will be.
  }
}
