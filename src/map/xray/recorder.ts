import type { Controller } from '../../panzoom/controller'
import { Player } from './player'
import { type Deed, LONGEST_MS, MOST_EVENTS, TAPE_VERSION, type Tape, type TapeEvent } from './tape'

/**
 * Writes down what is done on a map, from the first deed on. Times are whole ms and places hundredths of a px, so that
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
    return this.#events.length >= MOST_EVENTS - this.#down.size - 1 || this.#lastMs >= LONGEST_MS
  }

  /** The map may have moved since: a tape begins with the view that its first deed finds. To be called before it. */
  aboutToHear(): void {
    if (this.#firstMs === null) this.#start = startOf(this.#controller)
  }

  /** Writes a deed down that was done at a time, in ms on any one clock. */
  hear(deed: Deed, atMs: number): void {
    // What a hand does that was down before has no beginning, and nothing can be played of it.
    const isStray = 'id' in deed && deed.kind !== 'press' && !this.#down.has(this.#numberOf(deed.id))
    if (isStray || (this.isFull && (deed.kind === 'press' || !('id' in deed)))) return
    this.#firstMs ??= atMs
    const ms = Math.min(Math.max(Math.round(atMs - this.#firstMs), this.#lastMs), LONGEST_MS)
    this.#write(ms, tidied('id' in deed ? { ...deed, id: this.#numberOf(deed.id) } : deed))
  }

  /** The tape, with where the map comes to rest by the engine's own word; null when nothing was done. */
  finish(title: string): Tape | null {
    for (const id of [...this.#down]) this.#write(this.#lastMs, { kind: 'cancel', id })
    if (this.#events.length === 0) return null
    const { start } = this.#start
    const tape: Tape = { version: TAPE_VERSION, title, ...this.#start, events: this.#events, end: start }
    return { ...tape, end: new Player(tape, this.#controller.settings).finish() }
  }

  #write(ms: number, deed: Deed): void {
    this.#events.push({ ms, ...deed })
    if (deed.kind === 'press') this.#down.add(deed.id)
    if (deed.kind === 'lift' || deed.kind === 'cancel') this.#down.delete(deed.id)
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

function tidied(deed: Deed): Deed {
  if (!('x' in deed)) return deed
  const hundredths = (px: number) => Math.round(px * 100) / 100
  return { ...deed, x: hundredths(deed.x), y: hundredths(deed.y) }
}
