/**
 * Pointer events as calls of the pointer gestures, and the defaults of the browser that would interrupt them.
 */
import type { Controller } from './controller'
import { distance } from './geometry'
import { type GestureOptions, PointerGestures } from './pointerGestures'
import { tolerancePxOf } from './press'
import { agoMs, type Leaves, measure, pointOf, type Surface } from './surface'

/**
 * The type of the event after a long touch, with the properties of the press. Prevented, it leaves no click.
 */
export const LONG_TOUCH = 'longtouch'

export interface PointerOptions extends Pick<GestureOptions, 'strayOutcome'> {
  /** Those that drag the map, as in `PointerEvent.button`; the primary one by default. */
  readonly buttons?: readonly number[] | undefined
}

/** A press on the surface. If its default was prevented, it is no gesture. */
interface Press {
  readonly down: PointerEvent
  readonly isGesture: boolean
  last: PointerEvent
  hasStrayed: boolean
}

/** Presses on the surface act on the map, until the signal is aborted. */
export function listenToPointers(
  surface: Surface,
  controller: Controller,
  signal: AbortSignal,
  leaves: Leaves,
  { buttons = [0], strayOutcome }: PointerOptions = {},
): void {
  /** Those that are down, by pointer. */
  const presses = new Map<number, Press>()
  const onLongTouch = (id: number) => {
    const down = presses.get(id)?.down
    return down?.target?.dispatchEvent(new PointerEvent(LONG_TOUCH, down)) === false
  }
  const gestures = new PointerGestures(controller, { onLongTouch, strayOutcome })
  const isDragging = () => gestures.pointers.size > 0 && gestures.outcome === 'drag'
  // Measured when a first pointer comes down and when the page scrolls, not at each event: it may force a
  // layout.
  let surfaceBox = measure(surface)
  let isTouched = false
  let swallowsClick = false

  // In the capture phase: an element in the surface, such as a popup, may stop the event.
  const onEveryPointerDown = (event: PointerEvent) => {
    isTouched = event.pointerType === 'touch'
    swallowsClick = false
    presses.delete(event.pointerId)
  }

  const onPointerDown = (event: PointerEvent) => {
    if (!buttons.includes(event.button) || leaves(event, surface)) return
    const isGesture = !event.defaultPrevented
    presses.set(event.pointerId, { down: event, last: event, isGesture, hasStrayed: false })
    if (!isGesture) return
    // A pen is never ignored. Others are, while a pen is down, or while a pointer of another type drags.
    const [first] = gestures.pointers.values()
    const isOther = first && first.type !== event.pointerType && event.pointerType !== 'pen'
    if (isOther && (first.type === 'pen' || isDragging())) return event.preventDefault()
    // A pointer replaces those of another type. A primary one, the first of its type, replaces any lifted
    // unnoticed.
    if (event.isPrimary || isOther) gestures.cancelAll()
    if (gestures.pointers.size === 0) surfaceBox = measure(surface)
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
    if (event.pointerType !== 'touch' && !isDown(event, presses.get(event.pointerId))) onPointerUp(event)
    const pointScreen = pointOf(event, surfaceBox)
    const press = presses.get(event.pointerId)
    if (press) press.last = event
    if (press && distance(pointOf(press.down, surfaceBox), pointScreen) > tolerancePxOf(event.pointerType))
      press.hasStrayed = true
    if (gestures.move(event.pointerId, pointScreen, agoMs(event)) !== 'drag') return
    event.stopPropagation()
    // At the press it would block clicks on links. Without it, a drag that ends outside would click there.
    try {
      if (!surface.hasPointerCapture(event.pointerId)) surface.setPointerCapture(event.pointerId)
    } catch {} // The pointer is gone already; an event reports its end.
  }

  // A page that scrolls moves the surface under the pointers: the map goes on with them.
  const onScroll = () => {
    if (gestures.pointers.size === 0) return
    surfaceBox = measure(surface)
    for (const [id, { last }] of presses) gestures.move(id, pointOf(last, surfaceBox))
  }

  // A page that listens at its root, as React does, would process each move for nothing.
  const stopDragMoves = (event: Event) => {
    if (isDragging()) event.stopPropagation()
  }

  const onPointerCancel = ({ pointerId }: PointerEvent) => {
    gestures.cancel(pointerId)
    presses.delete(pointerId)
  }

  const onCaptureLost = (event: PointerEvent) => {
    const { target, pointerId, pointerType } = event
    // The link under a finger loses it to the surface when a drag starts. A mouse loses it with any of its
    // buttons.
    const isMouseDown = pointerType === 'mouse' && isDown(event, presses.get(pointerId))
    if (target === surface && !isMouseDown) gestures.cancel(pointerId)
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
  // On the window, as a pointer may have left the surface; and before an element under it can stop its
  // events.
  addEventListener('pointermove', onPointerMove, inCapturePhase)
  addEventListener('pointerup', onPointerUp, inCapturePhase)
  addEventListener('pointercancel', onPointerCancel, inCapturePhase)
  addEventListener('scroll', onScroll, inCapturePhase)
  surface.addEventListener('lostpointercapture', onCaptureLost, { signal })
  addEventListener('blur', () => gestures.cancelAll(), { signal })
  // After each pointer move, browsers send a mouse or touch move for older pages.
  addEventListener('mousemove', stopDragMoves, inCapturePhase)
  addEventListener('touchmove', stopDragMoves, { ...inCapturePhase, passive: true })
  surface.addEventListener('click', onClick, inCapturePhase)

  // A menu would take the pointer away, and so would the drag and drop of a link or a picture.
  const onContextMenu = (event: Event) => {
    if ((isTouched || isDragging()) && !leaves(event, surface)) event.preventDefault()
  }
  const onDragStart = (event: Event) => {
    if (!leaves(event, surface)) event.preventDefault()
  }
  surface.addEventListener('contextmenu', onContextMenu, { signal })
  // After a touch, the menu key must still open the menu.
  addEventListener('keydown', () => (isTouched = false), inCapturePhase)
  surface.addEventListener('dragstart', onDragStart, { signal })
}

/**
 * Prevents what the middle and the secondary button would do besides dragging: scroll, open a link or a menu.
 */
export function freeButtons(
  surface: Surface,
  buttons: readonly number[],
  signal: AbortSignal,
  leaves: Leaves,
) {
  let down: MouseEvent | null = null
  const isOurs = (event: MouseEvent) => buttons.includes(event.button) && !leaves(event, surface)
  const onMouseDown = (event: MouseEvent) => {
    down = event
    if (event.button === 1 && isOurs(event)) event.preventDefault()
  }
  const onAuxClick = (event: MouseEvent) => {
    if (!down || !isOurs(event)) return
    const strayedPx = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
    if (strayedPx > tolerancePxOf('mouse')) event.preventDefault()
  }
  const onContextMenu = (event: MouseEvent) => {
    // A menu by a key has the primary button, or none.
    if (event.button === 2 && isOurs(event)) event.preventDefault()
  }
  const inCapturePhase = { signal, capture: true }
  surface.addEventListener('mousedown', onMouseDown, inCapturePhase)
  surface.addEventListener('auxclick', onAuxClick, inCapturePhase)
  surface.addEventListener('contextmenu', onContextMenu, inCapturePhase)
}

/** Whether the button of a press, the primary one if there is none, is still down at an event. */
function isDown({ buttons }: PointerEvent, press: Press | undefined): boolean {
  // A mouse sends `pointerdown` for the first of its buttons alone.
  return (buttons & (press?.down.buttons ?? 1)) !== 0
}
