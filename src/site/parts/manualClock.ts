import type { Clock } from '../../panzoom/core/settings'

/**
 * A clock that a script or a test advances: with it, the engine runs without a browser. It draws frames at a
 * constant rate. As in a browser, the time passed to a frame may lie in the past, by `lagMs`.
 */
export class ManualClock implements Clock {
  readonly #frameMs: number
  readonly #lagMs: number
  readonly #frames = new Map<number, (ms: number) => void>()
  readonly #timers = new Map<number, { callback: () => void; dueMs: number }>()
  #ms = 0
  #framesDrawn = 0
  #lastId = 0

  constructor(frameMs = 1000 / 60, lagMs = 0) {
    this.#frameMs = frameMs
    this.#lagMs = lagMs
  }

  /** The number of frames and timers that are pending. */
  get waiting(): number {
    return this.#frames.size + this.#timers.size
  }

  now(): number {
    return this.#ms
  }

  requestFrame(callback: (ms: number) => void): number {
    this.#lastId += 1
    this.#frames.set(this.#lastId, callback)
    return this.#lastId
  }

  cancelFrame(id: number): void {
    this.#frames.delete(id)
  }

  setTimer(callback: () => void, afterMs: number): number {
    this.#lastId += 1
    this.#timers.set(this.#lastId, { callback, dueMs: this.#ms + afterMs })
    return this.#lastId
  }

  clearTimer(id: number | undefined): void {
    if (id !== undefined) this.#timers.delete(id)
  }

  /** Advances to the next frame and draws it. */
  frame(): void {
    this.#framesDrawn += 1
    this.#runTimers(this.#framesDrawn * this.#frameMs)
    const callbacks = [...this.#frames.values()]
    // As in a browser, a frame that a callback requests is the next one.
    this.#frames.clear()
    for (const callback of callbacks) callback(this.#ms - this.#lagMs)
  }

  /** Advances the time, with the frames and timers that are due meanwhile. */
  advance(ms: number): void {
    const endMs = this.#ms + ms
    while ((this.#framesDrawn + 1) * this.#frameMs <= endMs) this.frame()
    this.#runTimers(endMs)
  }

  /** Advances until no frame or timer is pending. Returns the number of frames that took, at most `limit`. */
  rest(limit = 2000, afterFrame = () => {}): number {
    let frames = 0
    for (; this.waiting > 0 && frames < limit; frames += 1) {
      this.frame()
      afterFrame()
    }
    return frames
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
}
