import type { Clock } from '../../panzoom/controller'

const FRAME_MS = 1000 / 60

/**
 * A clock that advances only by {@link advanceTo}, with 60 frames per second of its own time; a timer runs at the first
 * frame from its time on. So a gesture gives the same numbers at any speed, on any machine.
 */
export class TapeClock implements Clock {
  /** The callbacks of the frames and timers that are to come, by id. */
  private readonly waiting = new Map<number, { callback: (ms: number) => void; dueMs: number }>()
  private ms = 0
  private framesDrawn = 0
  private lastId = 0

  /** Whether a requested frame or timer is still to come; false while the map is at rest. */
  get isAwaited(): boolean {
    return this.waiting.size > 0
  }

  now(): number {
    return this.ms
  }

  requestFrame(callback: (ms: number) => void): number {
    return this.schedule(callback, this.nextFrameMs)
  }

  cancelFrame(id: number): void {
    this.waiting.delete(id)
  }

  setTimer(callback: () => void, afterMs: number): number {
    return this.schedule(callback, this.ms + afterMs)
  }

  clearTimer(id: number | undefined): void {
    if (id !== undefined) this.waiting.delete(id)
  }

  /** The time of the next frame. */
  get nextFrameMs(): number {
    return (this.framesDrawn + 1) * FRAME_MS
  }

  /** Advances to a time and runs the frames until then, including one at exactly that time. */
  advanceTo(ms: number): void {
    while (this.nextFrameMs <= ms) this.draw()
    this.ms = Math.max(ms, this.ms)
  }

  private schedule(callback: (ms: number) => void, dueMs: number): number {
    this.lastId += 1
    this.waiting.set(this.lastId, { callback, dueMs })
    return this.lastId
  }

  private draw(): void {
    this.ms = this.nextFrameMs
    this.framesDrawn += 1
    for (const [id, { callback, dueMs }] of this.waiting) {
      // Not due yet: a later timer, or a frame that a callback has just requested.
      if (dueMs > this.ms) continue
      this.waiting.delete(id)
      callback(this.ms)
    }
  }
}
