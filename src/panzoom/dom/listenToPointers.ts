/** Pointer events as calls of the gestures, and the defaults of the browser that would interrupt them. */
import { distance } from '../core/geometry'
import { PointerGestures } from '../gestures/pointerGestures'
import { tolerancePxOf } from '../gestures/press'
import { capture, suppressClicks } from './clicks'
import { type Input, measure, pointOf, type SurfaceBox, windowOf } from './surface'

/** The type of the event of a long press, with the properties of its press. Prevented, it leaves no click. */
export const LONG_PRESS = 'longpress'

/** A press on the surface, by its first and its latest event. */
interface Press {
  readonly down: PointerEvent
  /** That of `down`, also in a shadow tree. */
  readonly target: EventTarget | undefined
  latest: PointerEvent
  /**
   * One on a `control` is left to the page, unless another finger makes it a part of a pinch. One that is
   * `undecided` is the map's once it strays. One whose default is prevented is only `watched`, for its click.
   */
  whose: 'map' | 'undecided' | 'control' | 'watched'
  /** Whether one that is not the map's has been too far from its start to be a click. */
  hasStrayed?: boolean
}

/** Presses on the surface act on the map. */
export const listenToPointers: Input = (surface, controller, options, signal) => {
  const { filter = () => true, buttons = [0] } = options
  const page = windowOf(surface)
  const suppressClick = suppressClicks(surface, signal, controller.interaction !== null)
  const presses = new Map<number, Press>()
  const onLongPress = (id: number) => {
    const press = presses.get(id)
    return press?.target?.dispatchEvent(new PointerEvent(LONG_PRESS, press.down)) === false
  }
  const gestures = new PointerGestures(controller, options, onLongPress)
  // Measured when a first pointer comes down and when the page scrolls: each time may force a layout.
  let surfaceBox: SurfaceBox
  /** Whether the last press anywhere is one on the map that opens a menu: by a finger, or by button 2. */
  let opensMenu = false
  /** When an event happened: a busy browser delivers it long after that. */
  const msOf = ({ timeStamp }: Event) => Math.min(timeStamp, controller.settings.clock.now())
  /** What the map takes of a press. With Ctrl, the primary button opens a menu on macOS. */
  const claimOn = (event: PointerEvent) => {
    const { button, ctrlKey, pointerType } = event
    const drags = buttons.includes(button) || (button === 0 && pointerType !== 'mouse')
    return drags && !(button === 0 && ctrlKey) && filter(event)
  }
  /** Whether the button of its press is still down, for a mouse or a pen. */
  const isDown = ({ pointerId, buttons }: PointerEvent) =>
    (buttons & (presses.get(pointerId)?.down.buttons ?? 0)) !== 0
  const cancel = (id: number) => {
    presses.delete(id)
    gestures.cancel(id)
  }

  // In the capture phase: an element in the surface, such as a popup, may stop the event.
  const onEveryPointerDown = ({ pointerId, pointerType, isPrimary }: PointerEvent) => {
    opensMenu = false
    // A primary pointer is the only one of its type: others were lifted unnoticed.
    for (const [id, { down }] of presses)
      if (id === pointerId || (isPrimary && down.pointerType === pointerType)) cancel(id)
  }

  const onPointerDown = (event: PointerEvent) => {
    if (!gestures.grip) remeasure()
    const press: Press = { down: event, target: event.composedPath()[0], latest: event, whose: 'control' }
    presses.set(event.pointerId, press)
    const [first] = gestures.pointers.values()
    // A finger on a control joins a pinch, whichever comes first.
    const pinches = first?.type === event.pointerType
    const claim = claimOn(event)
    if (!claim && !pinches) return
    press.whose = event.defaultPrevented ? 'watched' : claim === 'drag' && !pinches ? 'undecided' : 'map'
    if (press.whose === 'map' && !take(press)) event.preventDefault()
  }

  /** A press takes the map, unless another has it. Returns whether it does. */
  const take = (press: Press): boolean => {
    const { pointerType: type, button } = press.down
    const [first] = gestures.pointers.values()
    press.whose = 'map'
    // A pen is never ignored. Others are, while a pen is down, or while a pointer of another type drags: they
    // do not hold the map, so their release is no click.
    const isOther = first && first.type !== type
    const isOtherPen = ({ down, whose }: Press) => down.pointerType === 'pen' && whose !== 'map'
    const isPenDown = first?.type === 'pen' || [...presses.values()].some(isOtherPen)
    if (type !== 'pen' && (isPenDown || (isOther && gestures.isDragging))) return false
    opensMenu = type === 'touch' || button === 2
    if (isOther) gestures.cancelAll()
    const hold = ({ down }: Press, at: PointerEvent) =>
      gestures.press(down.pointerId, pointOf(at, surfaceBox), type, msOf(down))
    for (const other of presses.values()) {
      const { whose, latest, hasStrayed } = other
      const mayJoin = (whose === 'control' || whose === 'undecided') && !hasStrayed
      if (!mayJoin || latest.pointerType !== type) continue
      other.whose = 'map'
      hold(other, latest)
    }
    hold(press, press.down)
    return true
  }

  const onPointerUp = (event: PointerEvent) => {
    const press = presses.get(event.pointerId)
    presses.delete(event.pointerId)
    if (press?.whose === 'map') suppressClick(!gestures.release(event.pointerId, event, msOf(event)))
    // Also of a control, as another pointer may have dragged the map meanwhile.
    else if (press) suppressClick(press.whose === 'watched' && !!press.hasStrayed)
  }

  const onPointerMove = (event: PointerEvent) => {
    const press = presses.get(event.pointerId)
    if (!press) return
    // A release may come without an event: with another button down, or over another window.
    if (event.pointerType !== 'touch' && !isDown(event)) return onPointerUp(event)
    press.latest = event
    const pointScreen = pointOf(event, surfaceBox)
    const px = distance(pointOf(press.down, surfaceBox), pointScreen)
    press.hasStrayed ||= px > tolerancePxOf(event.pointerType)
    if (press.whose === 'undecided' && press.hasStrayed) take(press)
    if (gestures.move(event.pointerId, pointScreen, msOf(event))) capture(surface, event.pointerId)
  }

  const onCaptureLost = (event: PointerEvent) => {
    // When a drag begins, the element under a finger loses the capture, even in a shadow root of the surface.
    // A mouse loses it when any of its buttons is released.
    if (event.target !== surface || surface.hasPointerCapture(event.pointerId)) return
    if (event.pointerType !== 'mouse' || !isDown(event)) gestures.cancel(event.pointerId)
  }

  // A page that scrolls or is resized moves the surface under the pointers: a drag goes on with them.
  const remeasure = () => {
    surfaceBox = measure(surface)
    for (const [id, { down, latest }] of presses)
      gestures.move(id, pointOf(latest, surfaceBox), undefined, pointOf(down, surfaceBox))
  }
  // From now on, a release may go unnoticed.
  const onBlur = () => {
    for (const [id, { whose }] of presses) if (whose !== 'map') presses.delete(id)
    gestures.cancelAll()
  }

  /** Whether there are presses, none of which is left to the page. */
  const isPressed = () => presses.size > 0 && [...presses.values()].every(({ whose }) => whose !== 'control')
  /** The defaults that would take the pointer away, and whether they would do so now. */
  const interrupts: Record<string, (event: MouseEvent) => boolean> = {
    contextmenu: () => opensMenu || gestures.isDragging,
    // The middle button would scroll.
    mousedown: ({ button }) => button === 1 && isPressed(),
    // After a tap, Chromium may have forgotten `touch-action`, and would take the finger to scroll or zoom.
    touchmove: () => gestures.isDragging,
  }
  const onInterrupting = (event: Event) =>
    event.cancelable && interrupts[event.type]?.(event as MouseEvent) && event.preventDefault()
  // A link, a picture, or an element around the surface that is draggable itself would be dragged away.
  const onDragStart = (event: DragEvent) => isPressed() && event.preventDefault()

  const inCapturePhase = { signal, capture: true }
  page.addEventListener('pointerdown', onEveryPointerDown, inCapturePhase)
  surface.addEventListener('pointerdown', onPointerDown, { signal })
  // On the window, as a pointer may have left the surface; and before an element under it stops its events.
  page.addEventListener('pointermove', onPointerMove, inCapturePhase)
  page.addEventListener('pointerup', onPointerUp, inCapturePhase)
  page.addEventListener('pointercancel', ({ pointerId }) => cancel(pointerId), inCapturePhase)
  for (const type of ['scroll', 'resize'])
    page.addEventListener(type, () => presses.size > 0 && remeasure(), inCapturePhase)
  surface.addEventListener('lostpointercapture', onCaptureLost, { signal })
  page.addEventListener('blur', onBlur, { signal })
  for (const type of Object.keys(interrupts))
    surface.addEventListener(type, onInterrupting, { signal, passive: false })
  page.addEventListener('dragstart', onDragStart, inCapturePhase)
  // After a touch, the menu key must still open the menu.
  page.addEventListener('keydown', () => (opensMenu = false), inCapturePhase)
  signal.addEventListener('abort', () => gestures.cancelAll())
}
