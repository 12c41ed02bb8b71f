import type { Clock } from '../../panzoom/controller'

const FRAME_MS = 1000 / 60

/**
 * A clock that advances only by {@link advanceTo}, with 60 frames per second of its own time. So a gesture gives the
 * same numbers at any speed, on any machine.
 */
export class TapeClock implements Clock {
  #waiting = new Map<number, (ms: number) => void>()
  #ms = 0
  #framesDrawn = 0
  #lastId = 0

  /** Whether a requested frame is still to come; false while the map is at rest. */
  get isAwaited(): boolean {
    return this.#waiting.size > 0
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
    const callbacks = this.#waiting
    // Frames that a callback requests run next time.
    this.#waiting = new Map()
    for (const callback of callbacks.values()) callback(this.#ms)
  }
}
