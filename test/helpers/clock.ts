import type { Clock } from '../../src/panzoom/controller'

/**
 * A clock that stands still until it is told to go on, and then draws frames at an even pace, the first at 0 ms. As in a
 * browser, a frame may be given a time that is past already: that of the screen, `lagMs` before it is drawn.
 */
export class ManualClock implements Clock {
  readonly #frameMs: number
  readonly #lagMs: number
  readonly #waiting = new Map<number, (ms: number) => void>()
  readonly #timers = new Map<number, { callback: () => void; dueMs: number }>()
  #ms = 0
  #framesDrawn = 0
  #lastId = 0

  constructor(frameMs = 1000 / 60, lagMs = 0) {
    this.#frameMs = frameMs
    this.#lagMs = lagMs
  }

  /** How many frames and timers have been asked for and are still to come. */
  get waiting(): number {
    return this.#waiting.size + this.#timers.size
  }

  now(): number {
    return this.#ms
  }

  requestFrame(callback: (ms: number) => void): number {
    this.#lastId += 1
    this.#waiting.set(this.#lastId, callback)
    return this.#lastId
  }

  cancelFrame(id: number): void {
    this.#waiting.delete(id)
  }

  setTimer(callback: () => void, afterMs: number): number {
    this.#lastId += 1
    this.#timers.set(this.#lastId, { callback, dueMs: this.#ms + afterMs })
    return this.#lastId
  }

  clearTimer(id: number | undefined): void {
    if (id !== undefined) this.#timers.delete(id)
  }

  /** Goes on to the next frame and draws it. */
  frame(): void {
    this.#framesDrawn += 1
    this.#runTimers(this.#framesDrawn * this.#frameMs)
    const callbacks = [...this.#waiting.values()]
    // As in a browser, what a callback asks for comes in the frame after this one.
    this.#waiting.clear()
    for (const callback of callbacks) callback(this.#ms - this.#lagMs)
  }

  /** Lets some time pass, with the frames that fall into it. */
  advance(ms: number): void {
    const endMs = this.#ms + ms
    while ((this.#framesDrawn + 1) * this.#frameMs <= endMs) this.frame()
    this.#runTimers(endMs)
  }

  #runTimers(untilMs: number): void {
    for (const [id, { callback, dueMs }] of this.#timers) {
      if (dueMs > untilMs) continue
      this.#ms = dueMs
      this.#timers.delete(id)
      callback()
    }
    this.#ms = untilMs
  }

  /** Lets time pass until no frame or timer is waiting; returns how many frames it took, at most `limit`. */
  rest(limit = 2000): number {
    let frames = 0
    while (this.waiting > 0 && frames < limit) {
      this.frame()
      frames += 1
    }
    return frames
  }
}
