/** The only file that touches the DOM: turns its events into calls of the controller and of the pointer gestures. */
import { ANIMATION_MS, type Clock, type Controller } from './controller'
import { distance, type Point } from './geometry'
import { keyAction } from './keyboard'
import { PointerGestures, tolerancePxOf } from './pointerGestures'
import { wheelFactor, zoomByWheel } from './wheel'

/** The clock of the window. */
export const browserClock: Clock = {
  now: () => performance.now(),
  requestFrame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (id) => cancelAnimationFrame(id),
  setTimer: (callback, afterMs) => window.setTimeout(callback, afterMs),
  clearTimer: (id) => clearTimeout(id),
}

/** Whether the user currently prefers reduced motion. False in a browser without that setting. */
export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

const KEY_TARGETS = 'input, select, textarea, audio, video, dialog, [contenteditable]:not([contenteditable=false])'

/** Whether a key event is for an element that handles keys without preventing their default, such as a text field. */
export function takesKeys(event: Event, root: Element): boolean {
  const [target] = event.composedPath()
  const taker = target instanceof Element ? target.closest(KEY_TARGETS) : null
  // A dialog around the map takes no keys from it.
  return taker !== null && !taker.contains(root)
}

/** If no vertical wheel event has come for this long, the next one starts a new series. */
const WHEEL_PAUSE_MS = 300
/** A held arrow key moves the map by its step in this time. */
const KEY_STEP_MS = 125

/**
 * The type of the event that the engine sends to the pressed element after a long touch: a `PointerEvent` that bubbles,
 * with the properties of the press. A listener that handles it prevents its default; then no click follows.
 */
export const LONG_TOUCH = 'longtouch'

/** A press on the surface that is down. */
interface Press {
  /** Its `pointerdown`. */
  readonly down: PointerEvent
  /** Whether the gestures decide its outcome. If its default was prevented, only the distance that it strays does. */
  readonly isGesture: boolean
  hasStrayed: boolean
}

/**
 * Connects the map to its inputs. Pointers and the wheel act on `surface`, the viewport. Keys act while the focus is in
 * `root`, which contains the surface and its controls. With `pageKeys`, arrows and Home also act while it is elsewhere,
 * unless a dialog is open, or the focus is in an element that takes keys. Presses, wheel events and keys whose default
 * is prevented do not move the map. Returns a function that removes every listener and stops the controller.
 */
export function listen(surface: HTMLElement, controller: Controller, { root = surface, pageKeys = false } = {}) {
  const ending = new AbortController()
  const onResize = () => controller.resize(surface.getBoundingClientRect())
  // Some privacy tools remove ResizeObserver. Without it, only a resized window is noticed.
  const observer = globalThis.ResizeObserver ? new ResizeObserver(onResize) : null
  observer?.observe(surface)
  if (!observer) addEventListener('resize', onResize, { signal: ending.signal })
  onResize()
  listenToPointers(surface, controller, ending.signal)
  listenToWheel(surface, controller, ending.signal)
  listenToKeys(root, controller, pageKeys, ending.signal)
  return () => {
    ending.abort()
    observer?.disconnect()
    controller.stop()
  }
}

function listenToPointers(surface: HTMLElement, controller: Controller, signal: AbortSignal): void {
  /** The presses that are down, by pointer. Each decides about the click that follows it. */
  const presses = new Map<number, Press>()
  const onLongTouch = (id: number) => {
    const down = presses.get(id)?.down
    return down?.target?.dispatchEvent(new PointerEvent(LONG_TOUCH, down)) === false
  }
  const gestures = new PointerGestures(controller, onLongTouch)
  const isDragging = () => gestures.pointers.size > 0 && gestures.outcome === 'drag'
  // Measured anew when a first pointer comes down, not at each event: every measurement may force a layout.
  let surfaceBox = surface.getBoundingClientRect()
  let isTouched = false
  let swallowsClick = false

  // In the capture phase: an element in the surface, such as a popup, may stop the event.
  const onEveryPointerDown = (event: PointerEvent) => {
    isTouched = event.pointerType === 'touch'
    swallowsClick = false
    presses.delete(event.pointerId)
  }

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    const isGesture = !event.defaultPrevented
    presses.set(event.pointerId, { down: event, isGesture, hasStrayed: false })
    if (!isGesture) return
    // A pen is never ignored. Others are, while a pen is down, or while a pointer of another type drags.
    const [first] = gestures.pointers.values()
    const isOther = first && first.type !== event.pointerType && event.pointerType !== 'pen'
    if (isOther && (first.type === 'pen' || isDragging())) return event.preventDefault()
    // A pointer replaces those of another type. A primary one, the first of its type, also replaces those lifted unnoticed.
    if (event.isPrimary || isOther) gestures.cancelAll()
    if (gestures.pointers.size === 0) surfaceBox = surface.getBoundingClientRect()
    gestures.press(event.pointerId, pointOf(event, surfaceBox), event.pointerType, agoMs(event))
  }

  const onPointerUp = (event: PointerEvent) => {
    const outcome = gestures.release(event.pointerId, event, agoMs(event))
    const press = presses.get(event.pointerId)
    if (press) swallowsClick = press.isGesture ? outcome !== 'click' : press.hasStrayed
    presses.delete(event.pointerId)
  }

  const onPointerMove = (event: PointerEvent) => {
    // A release may come without an event: with another button down, or over another window.
    if (event.pointerType !== 'touch' && !(event.buttons & 1)) onPointerUp(event)
    const pointScreen = pointOf(event, surfaceBox)
    const press = presses.get(event.pointerId)
    if (press && distance(pointOf(press.down, surfaceBox), pointScreen) > tolerancePxOf(event.pointerType))
      press.hasStrayed = true
    if (gestures.move(event.pointerId, pointScreen, agoMs(event)) !== 'drag') return
    event.stopPropagation()
    // A capture at the press would block clicks on links. Without any, a drag that ends outside would click there.
    try {
      if (!surface.hasPointerCapture(event.pointerId)) surface.setPointerCapture(event.pointerId)
    } catch {} // The pointer is gone already; an event reports its end.
  }

  // A page that listens at its root, as React does, would process every move of a drag for nothing.
  const stopDragMoves = (event: Event) => {
    if (isDragging()) event.stopPropagation()
  }

  const onPointerCancel = ({ pointerId }: PointerEvent) => {
    gestures.cancel(pointerId)
    presses.delete(pointerId)
  }

  const onCaptureLost = ({ target, pointerId, pointerType, buttons }: PointerEvent) => {
    // Two losses of capture do not count. When a drag starts, that of a finger passes from the link under it to the surface.
    // And Chromium ends that of a mouse when one of its buttons is released, even if the primary one is still down.
    if (target === surface && !(pointerType === 'mouse' && buttons & 1)) gestures.cancel(pointerId)
  }

  const onClick = (event: MouseEvent) => {
    // A click by key or by script, whose detail is 0, is never the end of a drag.
    if (!swallowsClick || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  const inCapturePhase = { signal, capture: true }
  surface.addEventListener('pointerdown', onEveryPointerDown, inCapturePhase)
  surface.addEventListener('pointerdown', onPointerDown, { signal })
  // On the window: a pointer may have left the surface. In the capture phase: the element under it may stop its events.
  addEventListener('pointermove', onPointerMove, inCapturePhase)
  addEventListener('pointerup', onPointerUp, inCapturePhase)
  addEventListener('pointercancel', onPointerCancel, inCapturePhase)
  surface.addEventListener('lostpointercapture', onCaptureLost, { signal })
  addEventListener('blur', () => gestures.cancelAll(), { signal })
  // After each pointer move, browsers send a mouse or touch move for older pages.
  addEventListener('mousemove', stopDragMoves, inCapturePhase)
  addEventListener('touchmove', stopDragMoves, { ...inCapturePhase, passive: true })
  surface.addEventListener('click', onClick, inCapturePhase)
  // A long touch, or another button during a drag, would open a menu and take the pointer away; a drag on a link or a picture
  // would start a drag and drop.
  const onContextMenu = (event: Event) => (isTouched || isDragging()) && event.preventDefault()
  surface.addEventListener('contextmenu', onContextMenu, { signal })
  // After a touch, the menu key must still open the menu.
  addEventListener('keydown', () => (isTouched = false), inCapturePhase)
  surface.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}

function listenToWheel(surface: HTMLElement, controller: Controller, signal: AbortSignal): void {
  let lastWheelMs = Number.NEGATIVE_INFINITY
  let isSeriesOurs = true
  const onWheel = (event: WheelEvent) => {
    if (event.defaultPrevented) return
    const isSideways = wheelFactor(event) === 1
    const isZoom = !isSideways && zoomByWheel(controller, event, pointOf(event, surface.getBoundingClientRect()))
    // A series that starts at a limit of the scale scrolls the page, until an event zooms. The browser never gets events
    // with Ctrl, which would zoom the page, or sideways ones outside a series, which might go back in history.
    const isOurs = isZoom || event.ctrlKey
    if (isOurs || event.timeStamp - lastWheelMs > WHEEL_PAUSE_MS) isSeriesOurs = isOurs || isSideways
    if (!isSideways) lastWheelMs = event.timeStamp
    if (isSeriesOurs) event.preventDefault()
  }
  surface.addEventListener('wheel', onWheel, { signal, passive: false }) // So that it can prevent scrolling.

  // Safari reports a pinch on a trackpad in events of its own, with a scale relative to the start. It also sends them for
  // fingers on a touch screen, which are pointers already.
  let lastScale = 1
  const onGesture = (event: Event) => {
    const gesture = event as MouseEvent & { readonly scale: number }
    const factor = gesture.scale / lastScale
    lastScale = gesture.scale
    if (event.defaultPrevented) return
    event.preventDefault()
    if (event.type === 'gesturechange' && !controller.interaction)
      controller.scaleBy(factor, pointOf(gesture, surface.getBoundingClientRect()), 0, 'wheel')
  }
  for (const type of ['gesturestart', 'gesturechange']) surface.addEventListener(type, onGesture, { signal })
}

function listenToKeys(root: HTMLElement, controller: Controller, pageKeys: boolean, signal: AbortSignal): void {
  /** The arrow keys that are down, with their steps in screen px. */
  const steps = new Map<string, Point>()
  const panBySteps = (agoMs = 0) => {
    const sum = [...steps.values()].reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
    const velocity = { x: sum.x / KEY_STEP_MS, y: sum.y / KEY_STEP_MS }
    controller.setPanVelocity(steps.size > 0 ? velocity : null, 'key', agoMs)
  }
  const releaseAll = () => {
    steps.clear()
    panBySteps()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // macOS sends no keyup while the command key is down.
    if (event.metaKey) releaseAll()
    const action = keyAction(event)
    if (!action || takesKeys(event, root) || event.defaultPrevented) return
    // Elsewhere, only keys that type nothing act: a character may be a shortcut of the page.
    const isInRoot = event.composedPath().includes(root)
    const isPageKey = event.key.length > 1 && !document.querySelector('dialog[open]')
    if (!isInRoot && !(pageKeys && isPageKey)) return
    event.preventDefault()
    // If a pointer has ended the pan, the arrow keys that are still down no longer count.
    if (!controller.activePan) steps.clear()
    // A key would pull the map from under a pointer. A held key pans at one velocity on all keyboards, without repeats.
    if (controller.interaction || ('pan' in action && event.repeat)) return
    controller.perform(action, ANIMATION_MS, 'key')
    if (!('pan' in action)) return
    steps.set(event.key, action.pan)
    panBySteps()
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (steps.delete(event.key) && controller.activePan) panBySteps(agoMs(event))
  }
  addEventListener('keydown', onKeyDown, { signal })
  addEventListener('keyup', onKeyUp, { signal, capture: true })
  addEventListener('blur', releaseAll, { signal })
}

function pointOf({ clientX, clientY }: MouseEvent, surfaceBox: DOMRect): Point {
  return { x: clientX - surfaceBox.left, y: clientY - surfaceBox.top }
}

/** How long ago an event happened. A busy browser delivers events late; the velocity of a fling must not depend on that. */
function agoMs(event: Event): number {
  return Math.max(0, performance.now() - event.timeStamp)
}
