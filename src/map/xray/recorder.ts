import type { Controller } from '../../panzoom/controller'
import { Player } from './player'
import { MAX_DURATION_MS, MAX_EVENTS, TAPE_VERSION, type Tape, type TapeEvent, type TapeInput } from './tape'

/**
 * Records the inputs on a map, from the first one on. To keep tapes readable, times are rounded to ms and positions to
 * hundredths of a px, and pointers are numbered from 1.
 */
export class Recorder {
  readonly #controller: Controller
  readonly #numbers = new Map<number, number>()
  readonly #down = new Set<number>()
  readonly #events: TapeEvent[] = []
  #start: Pick<Tape, 'viewport' | 'start' | 'reducedMotion'>
  #firstMs: number | null = null

  constructor(controller: Controller) {
    this.#controller = controller
    this.#start = startOf(controller)
  }

  /** Whether the tape has its maximum length: later inputs are not recorded. */
  get isFull(): boolean {
    // Leaves room to lift each pointer that is down.
    return this.#events.length >= MAX_EVENTS - this.#down.size - 1 || this.#lastMs >= MAX_DURATION_MS
  }

  /** Must be called before each input: the tape begins with the view before its first input. */
  beforeInput(): void {
    if (this.#firstMs === null) this.#start = startOf(this.#controller)
  }

  /** Records an input with its time, in ms on any one clock. */
  add(input: TapeInput, atMs: number): void {
    // A pointer that was down before the recording began has no press, and cannot be played.
    const isStray = 'id' in input && input.kind !== 'press' && !this.#down.has(this.#numberOf(input.id))
    if (isStray || (this.isFull && (input.kind === 'press' || !('id' in input)))) return
    this.#firstMs ??= atMs
    const ms = Math.min(Math.max(Math.round(atMs - this.#firstMs), this.#lastMs), MAX_DURATION_MS)
    this.#write(ms, rounded('id' in input ? { ...input, id: this.#numberOf(input.id) } : input))
  }

  /** Returns the tape, with the final view that a player computes for it; null if there was no input. */
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
    const number = this.#numbers.get(id) ?? this.#numbers.size + 1
    this.#numbers.set(id, number)
    return number
  }
}

function startOf({ view, bounds, settings }: Controller): Pick<Tape, 'viewport' | 'start' | 'reducedMotion'> {
  const start = { viewport: bounds.viewport, start: view }
  return settings.prefersReducedMotion() ? { ...start, reducedMotion: true } : start
}

function rounded(input: TapeInput): TapeInput {
  if (!('x' in input)) return input
  const hundredths = (px: number) => Math.round(px * 100) / 100
  return { ...input, x: hundredths(input.x), y: hundredths(input.y) }
}
