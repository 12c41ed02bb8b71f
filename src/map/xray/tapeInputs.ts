import type { Controller } from '../../panzoom/controller'
import type { Elements } from '../../panzoom/listen'
import type { PointerKind, TapeInput } from './tape'

/** Told of a input when the engine has heard it; `ms` is when it was done, on the engine's own clock. */
export type InputListener = (input: TapeInput, ms: number) => void

/**
 * Hears on the page what the engine hears, right after it, and tells it in a tape's words. What someone else has taken
 * is not told, as the engine leaves it alone, too. `onBefore` is called before the engine hears of a press or a turn.
 * Returns what ends that.
 */
export function listenForInputs(
  surface: Elements['surface'],
  controller: Controller,
  onInput: InputListener,
  onBefore: () => void,
) {
  const ending = new AbortController()
  const { signal } = ending
  const page = surface.ownerDocument.defaultView ?? window
  const { clock } = controller.settings
  const down = new Set<number>()

  const tell = (event: Event, input: TapeInput) => {
    onInput(input, clock.now() - Math.max(0, performance.now() - event.timeStamp))
  }
  // Read anew for each: here nobody counts the layouts.
  const pointOf = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = surface.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const end = (event: Event, kind: 'lift' | 'cancel', id: number, shift = false) => {
    if (down.delete(id)) tell(event, kind === 'lift' && shift ? { kind, id, shift } : { kind, id })
  }
  const endAll = (event: Event) => {
    for (const id of down) end(event, 'cancel', id)
  }

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || event.defaultPrevented) return
    if (event.isPrimary) endAll(event)
    const pointer: PointerKind =
      event.pointerType === 'mouse' || event.pointerType === 'pen' ? event.pointerType : 'touch'
    down.add(event.pointerId)
    tell(event, { kind: 'press', id: event.pointerId, pointer, ...pointOf(event) })
  }
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && !(event.buttons & 1)) end(event, 'lift', event.pointerId, event.shiftKey)
    if (down.has(event.pointerId)) tell(event, { kind: 'move', id: event.pointerId, ...pointOf(event) })
  }
  const onPointerUp = (event: PointerEvent) => end(event, 'lift', event.pointerId, event.shiftKey)
  const onPointerLost = (event: PointerEvent) => {
    if (event.type === 'pointercancel' || event.target === surface) end(event, 'cancel', event.pointerId)
  }
  const onWheel = (event: WheelEvent) => {
    // With Shift a wheel looks to the side: that is the overlay's affair, not the engine's.
    if (event.shiftKey && !event.ctrlKey) return
    const { deltaY, deltaMode, ctrlKey } = event
    tell(event, { kind: 'wheel', ...pointOf(event), deltaY, deltaMode, ctrlKey })
  }

  surface.addEventListener('pointerdown', onBefore, { signal, capture: true })
  surface.addEventListener('wheel', onBefore, { signal, capture: true, passive: true })
  // On the same elements as the engine, and later: so they are called after it.
  surface.addEventListener('pointerdown', onPointerDown, { signal })
  page.addEventListener('pointermove', onPointerMove, { signal, capture: true })
  page.addEventListener('pointerup', onPointerUp, { signal })
  page.addEventListener('pointercancel', onPointerLost, { signal })
  surface.addEventListener('lostpointercapture', onPointerLost, { signal })
  surface.addEventListener('wheel', onWheel, { signal, passive: true })
  page.addEventListener('blur', endAll, { signal })

  const leave = controller.subscribe({
    resize: () => onInput({ kind: 'resize', ...controller.bounds.viewport }, clock.now()),
  })
  return () => {
    ending.abort()
    leave()
  }
}
