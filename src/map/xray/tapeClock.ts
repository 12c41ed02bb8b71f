import type { Clock } from '../../panzoom/controller'

const FRAME_MS = 1000 / 60

/**
 * A clock that stands still until it is told to go on, and draws 60 frames a second of its own time: on it a gesture
 * comes out the same at any speed, on any machine.
 */
export class TapeClock implements Clock {
  #waiting = new Map<number, (ms: number) => void>()
  #ms = 0
  #framesDrawn = 0
  #lastId = 0

  /** Whether a frame has been asked for and is still to come: on a map at rest none is. */
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

  /** When the next frame is due. */
  get nextFrameMs(): number {
    return (this.#framesDrawn + 1) * FRAME_MS
  }

  /** Goes on to a time, drawing the frames on the way, the one that is due at that very time included. */
  goTo(ms: number): void {
    while (this.nextFrameMs <= ms) this.#draw()
    this.#ms = Math.max(ms, this.#ms)
  }

  #draw(): void {
    this.#ms = this.nextFrameMs
    this.#framesDrawn += 1
    const callbacks = this.#waiting
    // What a callback asks for comes in the frame after this one.
    this.#waiting = new Map()
    for (const callback of callbacks.values()) callback(this.#ms)
  }
}
