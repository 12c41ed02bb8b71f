/**
 * The place where the map meets the browser: every listener but those of a box, the clock, the size of the element. It
 * turns DOM events into calls of the controller and of a hand, and suppresses the click after a drag.
 */
import { ANIMATION_MS, type Clock, type Controller, isSame } from './controller'
import type { Point } from './geometry'
import { Hand } from './hand'
import { keyAction } from './keyboard'
import { isPinch, wheelFactor } from './wheel'

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

/** What takes keys itself and does not prevent them, as the lists and sliders that a page makes do. */
const TAKES_KEYS = 'input, select, textarea, audio, video, dialog, [contenteditable]:not([contenteditable=false])'

/** Whether a key was pressed in what takes keys itself. */
export function takesKeys(event: Event): boolean {
  const [target] = event.composedPath()
  return target instanceof Element && target.closest(TAKES_KEYS) !== null
}

export interface Elements {
  /** What the map is seen through, unscaled. Its top-left is the origin of screen space; pointers and wheel act on it. */
  readonly surface: HTMLElement
  /** What holds the surface and the controls on it: keys act while the focus is anywhere within. */
  readonly root: HTMLElement
}

export interface Options {
  /** Whether an event is for the map: where it says no, the event is left to others, as one that they have prevented. */
  readonly filter?: (event: Event) => boolean
  /** Whether arrows and Home act wherever the focus is on the page, but in what takes keys itself, or beside a dialog. */
  readonly pageKeys?: boolean
}

/** Of a pinch on a trackpad; `scale` is relative to where the fingers began. */
type SafariGestureEvent = MouseEvent & { readonly scale: number }

/** Short enough to keep up with a wheel, long enough to melt its notches into one movement. */
const WHEEL_MS = 160
/** A wheel that rests this long has ended its turn. */
const WHEEL_PAUSE_MS = 300
/** An arrow key that is held moves the map by its step in each of these. */
const KEY_STEP_MS = 125

/**
 * Lets people move the map. Returns a function that ends it: afterwards no listener, observer or frame is left. The
 * elements are not changed, but for the capture of a dragging pointer. An event that another listener has prevented, or
 * that `filter` refuses, is left to others.
 */
export function listen({ surface, root }: Elements, controller: Controller, options: Options = {}): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const page = surface.ownerDocument.defaultView ?? window
  const hand = new Hand(controller)

  const isOurs = (event: Event) => !event.defaultPrevented && options.filter?.(event) !== false

  // Kept between the moves of a gesture, as reading it in each would cost a layout.
  let origin: Point = { x: 0, y: 0 }
  const measure = () => {
    const { left, top, width, height } = surface.getBoundingClientRect()
    // A page that scrolls in mid-drag would move the map under the fingers once more.
    if (!hand.held) origin = { x: left, y: top }
    return { width, height }
  }
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX - origin.x, y: clientY - origin.y })

  // A throw is as fast as the hand was, not as a busy browser tells it.
  const agoMs = (event: Event) => Math.max(0, performance.now() - event.timeStamp)
  let isTouched = false
  let swallowsClick = false

  const onPointerDown = (event: PointerEvent) => {
    isTouched = event.pointerType === 'touch'
    swallowsClick = false
    if (event.button !== 0 || !isOurs(event)) return
    // The end of a drag is sure to be reported: a palm beside a pen, or a finger beside a mouse, has no part in it.
    const { held } = hand
    if (held?.outcome === 'drag' && held.kind !== event.pointerType) return event.preventDefault()
    // No other pointer of its kind is down, so any that is still held was lifted unheard.
    if (event.isPrimary) hand.cancelAll()
    measure()
    hand.press(event.pointerId, pointOf(event), event.pointerType, agoMs(event))
  }

  const release = (event: PointerEvent) => {
    const outcome = hand.release(event.pointerId, event, agoMs(event))
    if (outcome) swallowsClick = outcome === 'drag'
  }

  const onPointerMove = (event: PointerEvent) => {
    // The first button went up while another was down, or where nobody could hear it, as over another window.
    if (event.pointerType !== 'touch' && !(event.buttons & 1)) release(event)
    if (hand.move(event.pointerId, pointOf(event), agoMs(event)) !== 'drag') return
    swallowsClick = true
    leaveToMap(event)
    // Captured from the start, a click on a link would be lost; never captured, a drag would end in one.
    try {
      if (!surface.hasPointerCapture(event.pointerId)) surface.setPointerCapture(event.pointerId)
    } catch {} // The pointer is gone already; its end has been told, or will be.
  }

  // The moves of a drag concern nobody else: a page that listens at its root, as React does, would look into each.
  const leaveToMap = (event: Event) => {
    if (hand.held?.outcome === 'drag') event.stopPropagation()
  }

  const onPointerLost = (event: PointerEvent) => {
    // A finger's capture passes from the link it landed on to the surface when a drag begins: that is no loss.
    if (event.type === 'pointercancel' || event.target === surface) hand.cancel(event.pointerId)
  }

  const onClick = (event: MouseEvent) => {
    // A click by key or by script has a detail of 0, and is always meant.
    if (!swallowsClick || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  surface.addEventListener('pointerdown', onPointerDown, { signal })
  // On the window: a fast hand may leave the surface before its first move is reported.
  page.addEventListener('pointermove', onPointerMove, { signal, capture: true })
  // Browsers follow each move of a pointer with one for pages that know no pointers.
  page.addEventListener('mousemove', leaveToMap, { signal, capture: true })
  page.addEventListener('touchmove', leaveToMap, { signal, capture: true, passive: true })
  page.addEventListener('pointerup', release, { signal })
  page.addEventListener('pointercancel', onPointerLost, { signal })
  surface.addEventListener('lostpointercapture', onPointerLost, { signal })
  surface.addEventListener('click', onClick, { signal, capture: true })
  // A long touch would open a link's menu and take the finger; a drag of a link or a picture would carry it off.
  surface.addEventListener('contextmenu', (event) => isTouched && event.preventDefault(), { signal })
  surface.addEventListener('dragstart', (event) => event.preventDefault(), { signal })

  let lastWheelMs = Number.NEGATIVE_INFINITY
  let keepsTurn = true
  const onWheel = (event: WheelEvent) => {
    if (!isOurs(event)) return
    const before = controller.target
    const factor = wheelFactor(event)
    measure()
    // A turn that asks for nothing must not stop what is under way.
    if (factor !== 1) controller.zoomBy(factor, pointOf(event), isPinch(event) ? 0 : WHEEL_MS, 'wheel')
    // A turn that begins at a limit is left to the page, but not one that has brought the map there.
    const isForMap = event.ctrlKey || !isSame(before, controller.target)
    if (factor !== 1 && (isForMap || event.timeStamp - lastWheelMs > WHEEL_PAUSE_MS)) keepsTurn = isForMap
    lastWheelMs = event.timeStamp
    if (keepsTurn) event.preventDefault()
  }
  // Not passive: it has to keep the page from scrolling and zooming.
  surface.addEventListener('wheel', onWheel, { signal, passive: false })

  // Safari reports a trackpad's pinch in its own way. The fingers of a pinch on a screen are pointers there, too.
  let lastScale = 1
  const onGesture = (event: Event) => {
    if (!isOurs(event)) return
    event.preventDefault()
    const gesture = event as SafariGestureEvent
    measure()
    if (event.type === 'gesturechange' && !hand.held)
      controller.zoomBy(gesture.scale / lastScale, pointOf(gesture), 0, 'wheel')
    lastScale = gesture.scale
  }
  for (const type of ['gesturestart', 'gesturechange']) surface.addEventListener(type, onGesture, { signal })

  /** The arrow keys that are down, each with its step in screen px. */
  const steps = new Map<string, Point>()
  const steer = (agoMs = 0) => {
    let [x, y] = [0, 0]
    for (const step of steps.values()) [x, y] = [x + step.x / KEY_STEP_MS, y + step.y / KEY_STEP_MS]
    controller.steer(steps.size > 0 ? { x, y } : null, 'key', agoMs)
  }
  const letGoOfAll = () => {
    hand.cancelAll()
    steps.clear()
    controller.steer(null, 'key')
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // While its command key is down, a Mac tells of no key that comes up.
    if (event.metaKey && steps.size > 0) letGoOfAll()
    const action = keyAction(event)
    if (!action || takesKeys(event) || !isOurs(event)) return
    // A page may have shortcuts of its own: only what no text is made of is the map's wherever the focus is.
    const isInRoot = event.composedPath().includes(root)
    if (!isInRoot && (!options.pageKeys || event.key.length === 1 || root.ownerDocument.querySelector('dialog[open]')))
      return
    event.preventDefault()
    // Time moves the map on while an arrow is held, not the keyboard's own repeating.
    if (steps.has(event.key)) return
    controller.act(action, ANIMATION_MS, 'key')
    if (!('pan' in action)) return
    steps.set(event.key, action.pan)
    steer()
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (steps.delete(event.key)) steer(agoMs(event))
  }
  page.addEventListener('keydown', onKeyDown, { signal })
  page.addEventListener('keyup', onKeyUp, { signal })
  page.addEventListener('blur', letGoOfAll, { signal })

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
