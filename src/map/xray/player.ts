/**
 * Plays a tape on an engine of its own: the same controller, pointer gestures and wheel as on the page, but on a clock that
 * the player advances. The numbers are the same at any speed, step by step, or at once in a test.
 */
import { Controller, type Settings } from '../../panzoom/controller'
import { PointerGestures } from '../../panzoom/pointerGestures'
import type { View } from '../../panzoom/view'
import { zoomByWheel } from '../../panzoom/wheel'
import type { Tape, TapeEvent } from './tape'
import { TapeClock } from './tapeClock'

/** The map on which a tape is played: its size in map px, and the limits of its zoom. */
export type PlayedMap = Pick<Settings, 'map' | 'minZoom' | 'maxZoom'>

/** A tape ends this long after its last event, even if the map still moves: a glide takes 1.95 s, a swing 0.8 s more. */
const MAX_REST_MS = 5000

/** Plays one tape, from its beginning to rest. */
export class Player {
  readonly controller: Controller
  /** The number of events played. */
  played = 0
  private readonly clock = new TapeClock()
  private readonly gestures: PointerGestures

  constructor(
    readonly tape: Tape,
    map: PlayedMap,
  ) {
    const prefersReducedMotion = () => tape.reducedMotion === true
    this.controller = new Controller({ ...map, clock: this.clock, prefersReducedMotion })
    this.controller.resize(tape.viewport, () => tape.start)
    this.gestures = new PointerGestures(this.controller)
  }

  /** The position on the tape, in ms. */
  get ms(): number {
    return this.clock.now()
  }

  /** Whether all events have been played and the map has come to rest. */
  get isOver(): boolean {
    const lastMs = this.tape.events.at(-1)?.ms ?? 0
    return this.played === this.tape.events.length && (!this.clock.isAwaited || this.ms > lastMs + MAX_REST_MS)
  }

  /** Plays all events and frames up to a time. */
  playTo(ms: number): void {
    for (let next = this.next; next && next.ms <= ms; next = this.next) this.play(next)
    this.clock.advanceTo(ms)
  }

  /** Plays up to and including the next event; if none is left, the next frame. */
  step(): void {
    const next = this.next
    if (next) this.play(next)
    else if (!this.isOver) this.clock.advanceTo(this.clock.nextFrameMs)
  }

  /** Plays the rest at once. Returns the view in which the map has come to rest. */
  finish(): View {
    while (!this.isOver) this.step()
    return this.controller.view
  }

  private get next(): TapeEvent | undefined {
    return this.tape.events[this.played]
  }

  private play(input: TapeEvent): void {
    this.clock.advanceTo(input.ms)
    this.played += 1
    if (input.kind === 'press') this.gestures.press(input.id, { x: input.x, y: input.y }, input.pointer)
    else if (input.kind === 'move') this.gestures.move(input.id, { x: input.x, y: input.y })
    else if (input.kind === 'lift') this.gestures.release(input.id, { shiftKey: input.shift ?? false })
    else if (input.kind === 'cancel') this.gestures.cancel(input.id)
    else if (input.kind === 'resize') this.controller.resize(input)
    else zoomByWheel(this.controller, input, input)
  }
}
