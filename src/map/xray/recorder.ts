import type { Controller } from '../../panzoom/controller'
import { Player } from './player'
import { MAX_DURATION_MS, MAX_EVENTS, TAPE_VERSION, type Tape, type TapeEvent, type TapeInput } from './tape'

/**
 * Writes down what is done on a map, from the first input on. Times are whole ms and places hundredths of a px, so that
 * a tape can be read; fingers are numbered from 1.
 */
export class Recorder {
  readonly #controller: Controller
  readonly #fingers = new Map<number, number>()
  readonly #down = new Set<number>()
  readonly #events: TapeEvent[] = []
  #start: Pick<Tape, 'viewport' | 'start' | 'reducedMotion'>
  #firstMs: number | null = null

  constructor(controller: Controller) {
    this.#controller = controller
    this.#start = startOf(controller)
  }

  /** How many events there are so far. */
  get length(): number {
    return this.#events.length
  }

  /** Whether the tape is as long as one may be: what is done from now on is not written down. */
  get isFull(): boolean {
    // Each finger that is down still needs its end.
    return this.#events.length >= MAX_EVENTS - this.#down.size - 1 || this.#lastMs >= MAX_DURATION_MS
  }

  /** The map may have moved since: a tape begins with the view that its first input finds. To be called before it. */
  beforeInput(): void {
    if (this.#firstMs === null) this.#start = startOf(this.#controller)
  }

  /** Writes a input down that was done at a time, in ms on any one clock. */
  add(input: TapeInput, atMs: number): void {
    // What a hand does that was down before has no beginning, and nothing can be played of it.
    const isStray = 'id' in input && input.kind !== 'press' && !this.#down.has(this.#numberOf(input.id))
    if (isStray || (this.isFull && (input.kind === 'press' || !('id' in input)))) return
    this.#firstMs ??= atMs
    const ms = Math.min(Math.max(Math.round(atMs - this.#firstMs), this.#lastMs), MAX_DURATION_MS)
    this.#write(ms, tidied('id' in input ? { ...input, id: this.#numberOf(input.id) } : input))
  }

  /** The tape, with where the map comes to rest by the engine's own word; null when nothing was done. */
  finish(title: string): Tape | null {
    for (const id of [...this.#down]) this.#write(this.#lastMs, { kind: 'cancel', id })
    if (this.#events.length === 0) return null
    const { start } = this.#start
    const tape: Tape = { version: TAPE_VERSION, title, ...this.#start, events: this.#events, end: start }
    return { ...tape, end: new Player(tape, this.#controller.settings).finish() }
  }

  #write(ms: number, input: TapeInput): void {
    this.#events.push({ ms, ...input })
    if (input.kind === 'press') this.#down.add(input.id)
    if (input.kind === 'lift' || input.kind === 'cancel') this.#down.delete(input.id)
  }

  get #lastMs(): number {
    return this.#events.at(-1)?.ms ?? 0
  }

  #numberOf(id: number): number {
    const number = this.#fingers.get(id) ?? this.#fingers.size + 1
    this.#fingers.set(id, number)
    return number
  }
}

function startOf({ view, bounds, settings }: Controller): Pick<Tape, 'viewport' | 'start' | 'reducedMotion'> {
  const start = { viewport: bounds.viewport, start: view }
  return settings.prefersReducedMotion() ? { ...start, reducedMotion: true } : start
}

function tidied(input: TapeInput): TapeInput {
  if (!('x' in input)) return input
  const hundredths = (px: number) => Math.round(px * 100) / 100
  return { ...input, x: hundredths(input.x), y: hundredths(input.y) }
}
