/** Pointer events as calls of the gestures, and the defaults of the browser that would interrupt them. */
import { PointerGestures } from '../gestures/pointerGestures'
import { capture, suppressClicks } from './clicks'
import { type Input, measure, pointOf, windowOf } from './surface'

/** The type of the event of a long press, with the properties of its press. Prevented, it leaves no click. */
export const LONG_PRESS = 'longpress'

/** Presses on the surface act on the map. */
export const listenToPointers: Input = (surface, controller, options, signal) => {
  const { filter = () => true, buttons = [0] } = options
  const page = windowOf(surface)
  const suppressClick = suppressClicks(surface, signal)
  /** The last press on the surface. */
  let down: PointerEvent | null = null
  const onLongPress = () => down?.target?.dispatchEvent(new PointerEvent(LONG_PRESS, down)) === false
  const gestures = new PointerGestures(controller, options, onLongPress)
  // Measured when a first pointer comes down and when the page scrolls: each time may force a layout.
  let surfaceBox = { left: 0, top: 0, ratio: 1 }
  /** Whether the last press anywhere is by a finger on the map. */
  let isTouched = false
  /** When an event happened: a busy browser delivers it long after that. */
  const msOf = ({ timeStamp }: Event) => Math.min(timeStamp, controller.settings.clock.now())
  /** Whether a button is the map's where an event is. With Ctrl, the primary one opens a menu on macOS. */
  const isOurs = (event: MouseEvent, button = event.button) =>
    event.button === button &&
    buttons.includes(button) &&
    !(button === 0 && event.ctrlKey) &&
    filter(event as PointerEvent)
  /** Whether the button of its press is still down, for a mouse or a pen. */
  const isDown = ({ buttons }: PointerEvent) => (buttons & (down?.buttons ?? 0)) !== 0

  // In the capture phase: an element in the surface, such as a popup, may stop the event.
  const onEveryPointerDown = ({ pointerId }: PointerEvent) => {
    isTouched = false
    gestures.cancel(pointerId)
  }

  const onPointerDown = (event: PointerEvent) => {
    const { pointerId: id, pointerType: type } = event
    if (!gestures.grip) remeasure()
    const pointScreen = pointOf(event, surfaceBox)
    const [first] = gestures.held
    // A finger on a control joins a pinch, whichever comes first.
    if (!isOurs(event) && !(type === 'touch' && first?.type === type)) {
      gestures.watch(id, pointScreen, type, 'left')
      return
    }
    down = event
    if (event.defaultPrevented) {
      gestures.watch(id, pointScreen, type, 'watched')
      return
    }
    // A pen is never ignored. Others are, while a pen is down, or while a pointer of another type drags.
    const isOther = first && first.type !== type && type !== 'pen'
    if (isOther && (first.type === 'pen' || gestures.isDragging)) {
      gestures.watch(id, pointScreen, type, 'watched', true)
      event.preventDefault()
      return
    }
    isTouched = type === 'touch'
    // A pointer replaces those of another type, and a primary one any of its type that was lifted unnoticed.
    if (event.isPrimary || isOther) gestures.cancelAll()
    for (const [id, { role, type, nowScreen, hasStrayed }] of gestures.pointers)
      if (role === 'left' && isTouched && type === 'touch' && !hasStrayed) gestures.press(id, nowScreen, type)
    gestures.press(id, pointScreen, type, msOf(event))
  }

  const onPointerUp = (event: PointerEvent) => {
    const isClick = gestures.release(event.pointerId, event, msOf(event))
    if (isClick !== null) suppressClick(!isClick)
  }

  const onPointerMove = (event: PointerEvent) => {
    // A release may come without an event: with another button down, or over another window.
    if (event.pointerType !== 'touch' && !isDown(event)) onPointerUp(event)
    if (gestures.move(event.pointerId, pointOf(event, surfaceBox), msOf(event)))
      capture(surface, event.pointerId)
  }

  const onCaptureLost = (event: PointerEvent) => {
    // The link under a finger loses it to the surface when a drag starts; a mouse, with any of its buttons.
    if (event.target !== surface) return
    if (event.pointerType !== 'mouse' || !isDown(event)) gestures.dismiss(event.pointerId)
  }

  // A page that scrolls moves the surface under the pointers: the map goes on with them.
  const remeasure = () => {
    const { left, top } = surfaceBox
    surfaceBox = measure(surface)
    for (const [id, { nowScreen }] of gestures.pointers) {
      const x = nowScreen.x + (left - surfaceBox.left) / surfaceBox.ratio
      gestures.move(id, { x, y: nowScreen.y + (top - surfaceBox.top) / surfaceBox.ratio })
    }
  }

  // A menu would take the pointer away, and so would the drag and drop of a link or a picture.
  const onContextMenu = (event: MouseEvent) => {
    if (isTouched || gestures.isDragging || isOurs(event, 2)) event.preventDefault()
  }
  // The middle button would scroll.
  const onMouseDown = (event: MouseEvent) => {
    if (isOurs(event, 1)) event.preventDefault()
  }
  const onDragStart = (event: Event) => {
    const roles = [...gestures.pointers.values()].map(({ role }) => role)
    if (roles.length > 0 && !roles.includes('left')) event.preventDefault()
  }

  const inCapturePhase = { signal, capture: true }
  page.addEventListener('pointerdown', onEveryPointerDown, inCapturePhase)
  surface.addEventListener('pointerdown', onPointerDown, { signal })
  // On the window, as a pointer may have left the surface; and before an element under it stops its events.
  page.addEventListener('pointermove', onPointerMove, inCapturePhase)
  page.addEventListener('pointerup', onPointerUp, inCapturePhase)
  page.addEventListener('pointercancel', ({ pointerId }) => gestures.cancel(pointerId), inCapturePhase)
  page.addEventListener('scroll', () => gestures.grip && remeasure(), inCapturePhase)
  surface.addEventListener('lostpointercapture', onCaptureLost, { signal })
  page.addEventListener('blur', () => gestures.cancelAll(), { signal })
  surface.addEventListener('contextmenu', onContextMenu, { signal })
  surface.addEventListener('mousedown', onMouseDown, { signal })
  // After a touch, the menu key must still open the menu.
  page.addEventListener('keydown', () => (isTouched = false), inCapturePhase)
  surface.addEventListener('dragstart', onDragStart, { signal })
}
