import type { Controller } from '../../panzoom/controller'
import type { Point } from '../../panzoom/geometry'
import type { Pointer } from '../../panzoom/pointerGestures'
import { gesturesOf } from './inspector'
import { Player } from './player'
import { MAX_DURATION_MS, MAX_EVENTS, TAPE_VERSION, type Tape, type TapeEvent, type TapeInput } from './tape'

/**
 * Records pointers, the wheel and resizes, from the first input on; no keys. It receives events after the engine, and reads
 * from it which pointers are down, and where. To keep tapes readable, times are rounded to ms and positions to hundredths of a
 * px, and pointers are numbered from 1.
 */
export class Recorder {
  private readonly ending = new AbortController()
  private readonly events: TapeEvent[] = []
  private readonly numbers = new Map<number, number>()
  /** The recorded pointers that are down, by id. */
  private readonly down = new Map<number, Pointer>()
  private start: Pick<Tape, 'viewport' | 'start' | 'reducedMotion'>
  private firstMs: number | null = null

  /** Starts at once. `surface` is that of `listen`. */
  constructor(
    private readonly surface: HTMLElement,
    private readonly controller: Controller,
  ) {
    const { signal } = this.ending
    // A tape starts at rest.
    controller.goTo(controller.view, 0)
    this.start = startOf(controller)
    const beforeInput = () => {
      if (this.events.length === 0) this.start = startOf(controller)
    }
    surface.addEventListener('pointerdown', beforeInput, { signal, capture: true })
    surface.addEventListener('wheel', beforeInput, { signal, capture: true, passive: true })
    // On the same elements as the engine's listeners, which were added first, and so run first.
    surface.addEventListener('pointerdown', this.onPress, { signal })
    for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
      window.addEventListener(type, this.onPointers, { signal, capture: true })
    surface.addEventListener('lostpointercapture', this.onPointers, { signal })
    window.addEventListener('blur', this.onPointers, { signal })
    surface.addEventListener('wheel', this.onWheel, { signal, passive: true })
    const onResize = () => this.add({ kind: 'resize', ...controller.bounds.viewport }, controller.settings.clock.now())
    signal.addEventListener('abort', controller.subscribe({ resize: onResize }))
  }

  /** Whether the tape has its maximum length: later inputs are not recorded. */
  get isFull(): boolean {
    // Leaves room to lift each pointer that is down.
    return this.events.length >= MAX_EVENTS - this.down.size - 1 || this.lastMs >= MAX_DURATION_MS
  }

  /** Stops recording. */
  stop(): void {
    this.ending.abort()
  }

  /** Stops, and returns the tape, with the final view that a player computes for it; null if there was no input. */
  finish(title: string): Tape | null {
    this.stop()
    for (const id of this.down.keys()) this.events.push({ ms: this.lastMs, kind: 'cancel', id: this.numberOf(id) })
    if (this.events.length === 0) return null
    const { start } = this.start
    const tape: Tape = { version: TAPE_VERSION, title, ...this.start, events: this.events, end: start }
    return { ...tape, end: new Player(tape, this.controller.settings).finish() }
  }

  private readonly onPress = (event: PointerEvent): void => {
    // The press may have ended others.
    this.onPointers(event)
    const { pointerId, pointerType } = event
    const pointer = gesturesOf(this.controller)?.pointers.get(pointerId)
    if (!pointer || this.down.has(pointerId) || this.isFull) return
    const type = pointerType === 'mouse' || pointerType === 'pen' ? pointerType : 'touch'
    const id = this.numberOf(pointerId)
    this.add({ kind: 'press', id, pointer: type, ...rounded(pointer.nowScreen) }, this.timeOf(event))
    this.down.set(pointerId, pointer)
  }

  /** Records the moves and ends of the pointers by an event that the engine has received. */
  private readonly onPointers = (event: Event): void => {
    const ms = this.timeOf(event)
    const gestures = gesturesOf(this.controller)
    for (const [pointerId, known] of this.down) {
      const pointer = gestures?.pointers.get(pointerId)
      const id = this.numberOf(pointerId)
      // A pointer with another start is a new press: the first one ended unnoticed.
      if (pointer?.startScreen === known.startScreen) {
        if (pointer.nowScreen !== known.nowScreen) this.add({ kind: 'move', id, ...rounded(pointer.nowScreen) }, ms)
        this.down.set(pointerId, pointer)
      } else {
        this.down.delete(pointerId)
        const isLift = event.type === 'pointerup' || event.type === 'pointermove'
        this.add(isLift ? { kind: 'lift', id, ...shiftOf(event) } : { kind: 'cancel', id }, ms)
      }
    }
  }

  private readonly onWheel = (event: WheelEvent): void => {
    // These pan sideways (overlay/panSideways.ts) and are not for the engine. `defaultPrevented` would not show that, as
    // the engine prevents the others, too.
    if (event.shiftKey && !event.ctrlKey) return
    const { clientX, clientY, deltaMode, deltaY, ctrlKey } = event
    const { left, top } = this.surface.getBoundingClientRect()
    const at = rounded({ x: clientX - left, y: clientY - top })
    this.add({ kind: 'wheel', ...at, deltaY, deltaMode, ctrlKey }, this.timeOf(event))
  }

  private add(input: TapeInput, atMs: number): void {
    if (this.isFull && input.kind !== 'lift' && input.kind !== 'cancel') return
    this.firstMs ??= atMs
    const ms = Math.min(Math.max(Math.round(atMs - this.firstMs), this.lastMs), MAX_DURATION_MS)
    this.events.push({ ms, ...input })
  }

  private get lastMs(): number {
    return this.events.at(-1)?.ms ?? 0
  }

  /** The time of an event on the engine's clock. */
  private timeOf({ timeStamp }: Event): number {
    return this.controller.settings.clock.now() - Math.max(0, performance.now() - timeStamp)
  }

  private numberOf(id: number): number {
    const number = this.numbers.get(id) ?? this.numbers.size + 1
    this.numbers.set(id, number)
    return number
  }
}

function startOf({ view, bounds, settings }: Controller): Pick<Tape, 'viewport' | 'start' | 'reducedMotion'> {
  const start = { viewport: bounds.viewport, start: view }
  return settings.prefersReducedMotion() ? { ...start, reducedMotion: true } : start
}

function shiftOf(event: Event): { readonly shift?: true } {
  return event instanceof MouseEvent && event.shiftKey ? { shift: true } : {}
}

function rounded({ x, y }: Point): Point {
  const hundredths = (px: number) => Math.round(px * 100) / 100
  return { x: hundredths(x), y: hundredths(y) }
}
