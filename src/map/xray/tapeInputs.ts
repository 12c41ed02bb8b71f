import type { Controller } from '../../panzoom/controller'
import type { Elements } from '../../panzoom/listen'
import type { PointerKind, TapeInput } from './tape'

/** Called with an input after the engine has handled it; `ms` is its time on the engine's clock. */
export type InputListener = (input: TapeInput, ms: number) => void

/**
 * Listens to the same events as the engine, after it, and passes them on as a tape's inputs. It ignores events that the
 * overlay prevents: presses that draw a box, and the wheel with Shift. `onBefore` is called before the engine receives a
 * press or a wheel event. Returns an unsubscribe function.
 */
export function listenForInputs(
  surface: Elements['surface'],
  controller: Controller,
  onInput: InputListener,
  onBefore: () => void,
) {
  const ending = new AbortController()
  const { signal } = ending
  const { clock } = controller.settings
  const down = new Set<number>()

  const report = (event: Event, input: TapeInput) => {
    onInput(input, clock.now() - Math.max(0, performance.now() - event.timeStamp))
  }
  // Reads the layout at each event, which would be too slow for the engine.
  const pointOf = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = surface.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const end = (event: Event, kind: 'lift' | 'cancel', id: number, shift = false) => {
    if (down.delete(id)) report(event, kind === 'lift' && shift ? { kind, id, shift } : { kind, id })
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
    report(event, { kind: 'press', id: event.pointerId, pointer, ...pointOf(event) })
  }
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && !(event.buttons & 1)) end(event, 'lift', event.pointerId, event.shiftKey)
    if (down.has(event.pointerId)) report(event, { kind: 'move', id: event.pointerId, ...pointOf(event) })
  }
  const onPointerUp = (event: PointerEvent) => end(event, 'lift', event.pointerId, event.shiftKey)
  const onPointerLost = (event: PointerEvent) => {
    if (event.type === 'pointercancel' || event.target === surface) end(event, 'cancel', event.pointerId)
  }
  const onWheel = (event: WheelEvent) => {
    // The engine prevents wheel events, too, so `defaultPrevented` would not tell those with Shift from the others.
    if (event.shiftKey && !event.ctrlKey) return
    const { deltaMode, deltaY, ctrlKey } = event
    report(event, { kind: 'wheel', ...pointOf(event), deltaY, deltaMode, ctrlKey })
  }

  surface.addEventListener('pointerdown', onBefore, { signal, capture: true })
  surface.addEventListener('wheel', onBefore, { signal, capture: true, passive: true })
  // On the same elements as the engine's listeners, which were added first, and so run first.
  surface.addEventListener('pointerdown', onPointerDown, { signal })
  window.addEventListener('pointermove', onPointerMove, { signal, capture: true })
  window.addEventListener('pointerup', onPointerUp, { signal })
  window.addEventListener('pointercancel', onPointerLost, { signal })
  surface.addEventListener('lostpointercapture', onPointerLost, { signal })
  surface.addEventListener('wheel', onWheel, { signal, passive: true })
  window.addEventListener('blur', endAll, { signal })

  const unsubscribe = controller.subscribe({
    resize: () => onInput({ kind: 'resize', ...controller.bounds.viewport }, clock.now()),
  })
  return () => {
    ending.abort()
    unsubscribe()
  }
}
