import type { Clock } from '../../panzoom/controller'

const FRAME_MS = 1000 / 60

/**
 * A clock that advances only by {@link advanceTo}, with 60 frames per second of its own time; a timer runs at the first
 * frame from its time on. So a gesture gives the same numbers at any speed, on any machine.
 */
export class TapeClock implements Clock {
  #frames = new Map<number, (ms: number) => void>()
  readonly #timers = new Map<number, { callback: () => void; dueMs: number }>()
  #ms = 0
  #framesDrawn = 0
  #lastId = 0

  /** Whether a requested frame or timer is still to come; false while the map is at rest. */
  get isAwaited(): boolean {
    return this.#frames.size + this.#timers.size > 0
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

  /** The time of the next frame. */
  get nextFrameMs(): number {
    return (this.#framesDrawn + 1) * FRAME_MS
  }

  /** Advances to a time and runs the frames until then, including one at exactly that time. */
  advanceTo(ms: number): void {
    while (this.nextFrameMs <= ms) this.#draw()
    this.#ms = Math.max(ms, this.#ms)
  }

  #draw(): void {
    this.#ms = this.nextFrameMs
    this.#framesDrawn += 1
    for (const [id, { callback, dueMs }] of this.#timers) {
      if (dueMs > this.#ms) continue
      this.#timers.delete(id)
      callback()
    }
    const callbacks = this.#frames
    // Frames that a callback requests are drawn next time.
    this.#frames = new Map()
    for (const callback of callbacks.values()) callback(this.#ms)
  }
}
