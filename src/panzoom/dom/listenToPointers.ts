/** Pointer events as calls of the gestures, and the defaults of the browser that would interrupt them. */

import type { Controller } from '../core/controller'
import type { Point } from '../core/geometry'
import { type GestureOptions, PointerGestures } from '../gestures/pointerGestures'
import { strays } from '../gestures/press'
import { capture, suppressClicks } from './clicks'
import { agoMs, type Leaves, measure, pointOf, type Surface } from './surface'

/** The type of the event of a long touch, with the properties of its press. Prevented, it leaves no click. */
export const LONG_TOUCH = 'longtouch'

export interface PointerOptions extends Pick<GestureOptions, 'oneFinger' | 'onOneFinger'> {
  /** Those that drag the map, as in `PointerEvent.button`; the primary one by default. */
  readonly buttons?: readonly number[] | undefined
}

/** The bits of `MouseEvent.buttons`, by `MouseEvent.button`. */
const BITS = [1, 4, 2, 8, 16]

/** Presses on the surface act on the map, until the signal is aborted. */
export function listenToPointers(
  surface: Surface,
  controller: Controller,
  signal: AbortSignal,
  leaves: Leaves,
  { buttons = [0], oneFinger, onOneFinger }: PointerOptions,
): void {
  const suppressClick = suppressClicks(surface, signal)
  let down: PointerEvent | null = null
  const onLongTouch = () => down?.target?.dispatchEvent(new PointerEvent(LONG_TOUCH, down)) === false
  const gestures = new PointerGestures(controller, { onLongTouch, oneFinger, onOneFinger })
  const isDragging = () => gestures.pointers.size > 0 && gestures.outcome === 'drag'
  /** The start of each press that is no gesture; null if it is no click either. */
  const others = new Map<number, Point | null>()
  // Measured when a first pointer comes down and when the page scrolls: each time may force a layout.
  let surfaceBox = measure(surface)
  let isTouched = false
  /** Whether a button that drags is down, for a mouse or a pen. */
  const isDown = (event: PointerEvent) => buttons.some((button) => event.buttons & (BITS[button] ?? 0))
  const isOurs = (event: MouseEvent, button: number) =>
    event.button === button && buttons.includes(button) && !leaves(event, surface)

  /** Takes a pointer from the gestures. Its press is no click. */
  const dismiss = (id: number) => {
    gestures.cancel(id)
    others.set(id, null)
  }
  const dismissAll = () => [...gestures.pointers.keys()].forEach(dismiss)

  // In the capture phase: an element in the surface, such as a popup, may stop the event.
  const onEveryPointerDown = ({ pointerType, pointerId }: PointerEvent) => {
    isTouched = pointerType === 'touch'
    others.delete(pointerId)
  }

  const onPointerDown = (event: PointerEvent) => {
    const { pointerId, pointerType } = event
    if (!isOurs(event, event.button)) return
    if (event.defaultPrevented) {
      others.set(pointerId, pointOf(event, surfaceBox))
      return
    }
    // A pen is never ignored. Others are, while a pen is down, or while a pointer of another type drags.
    const [first] = gestures.pointers.values()
    const isOther = first && first.type !== pointerType && pointerType !== 'pen'
    if (isOther && (first.type === 'pen' || isDragging())) {
      others.set(pointerId, null)
      event.preventDefault()
      return
    }
    // A pointer replaces those of another type, and a primary one any of its type that was lifted unnoticed.
    if (event.isPrimary || isOther) dismissAll()
    if (gestures.pointers.size === 0) surfaceBox = measure(surface)
    down = event
    gestures.press(pointerId, pointOf(event, surfaceBox), pointerType, agoMs(event))
  }

  const onPointerUp = (event: PointerEvent) => {
    const outcome = gestures.release(event.pointerId, event, agoMs(event))
    const start = others.get(event.pointerId)
    if (outcome || start !== undefined) suppressClick(outcome ? outcome !== 'click' : start === null)
    others.delete(event.pointerId)
  }

  const onPointerMove = (event: PointerEvent) => {
    const { pointerId, pointerType } = event
    // A release may come without an event: with another button down, or over another window.
    if (pointerType !== 'touch' && !isDown(event)) onPointerUp(event)
    const pointScreen = pointOf(event, surfaceBox)
    const start = others.get(pointerId)
    if (start && strays(start, pointScreen, pointerType)) others.set(pointerId, null)
    if (gestures.move(pointerId, pointScreen, agoMs(event)) !== 'drag') return
    event.stopPropagation()
    capture(surface, pointerId)
  }

  const onPointerCancel = ({ pointerId }: PointerEvent) => {
    gestures.cancel(pointerId)
    others.delete(pointerId)
  }

  const onCaptureLost = (event: PointerEvent) => {
    // The link under a finger loses it to the surface when a drag starts; a mouse, with any of its buttons.
    if (event.target !== surface || !gestures.pointers.has(event.pointerId)) return
    if (event.pointerType !== 'mouse' || !isDown(event)) dismiss(event.pointerId)
  }

  // A page that scrolls moves the surface under the pointers: the map goes on with them.
  const onScroll = () => {
    if (gestures.pointers.size === 0) return
    const { left, top } = surfaceBox
    surfaceBox = measure(surface)
    for (const [id, { nowScreen }] of gestures.pointers) {
      const x = nowScreen.x + (left - surfaceBox.left) / surfaceBox.ratio
      gestures.move(id, { x, y: nowScreen.y + (top - surfaceBox.top) / surfaceBox.ratio })
    }
  }

  // A page that listens at its root, as React does, would process each move for nothing.
  const stopDragMoves = (event: Event) => {
    if (isDragging()) event.stopPropagation()
  }

  // A menu would take the pointer away, and so would the drag and drop of a link or a picture.
  const onContextMenu = (event: MouseEvent) => {
    if (isOurs(event, 2) || ((isTouched || isDragging()) && !leaves(event, surface))) event.preventDefault()
  }
  const onDragStart = (event: Event) => {
    if (!leaves(event, surface)) event.preventDefault()
  }
  // The middle button would scroll.
  const onMouseDown = (event: MouseEvent) => {
    if (isOurs(event, 1)) event.preventDefault()
  }

  const inCapturePhase = { signal, capture: true }
  addEventListener('pointerdown', onEveryPointerDown, inCapturePhase)
  surface.addEventListener('pointerdown', onPointerDown, { signal })
  // On the window, as a pointer may have left the surface; and before an element under it stops its events.
  addEventListener('pointermove', onPointerMove, inCapturePhase)
  addEventListener('pointerup', onPointerUp, inCapturePhase)
  addEventListener('pointercancel', onPointerCancel, inCapturePhase)
  addEventListener('scroll', onScroll, inCapturePhase)
  surface.addEventListener('lostpointercapture', onCaptureLost, { signal })
  addEventListener('blur', dismissAll, { signal })
  // After each pointer move, browsers send a mouse or touch move for older pages.
  addEventListener('mousemove', stopDragMoves, inCapturePhase)
  addEventListener('touchmove', stopDragMoves, { ...inCapturePhase, passive: true })
  surface.addEventListener('contextmenu', onContextMenu, { signal })
  // After a touch, the menu key must still open the menu.
  addEventListener('keydown', () => (isTouched = false), inCapturePhase)
  surface.addEventListener('dragstart', onDragStart, { signal })
  surface.addEventListener('mousedown', onMouseDown, { signal })
}
