/** The frame time, and the number of style writes per second. */
export interface Pace {
  /** The mean time between the last frames in ms; 0 before the second frame. */
  readonly frameMs: number
  readonly writesPerSecond: number
}

const FRAMES = 20
const WINDOW_MS = 1000

/** Counts frames and style writes. All times are in ms on the same clock. */
export class PaceMeter {
  private framesMs: readonly number[] = []
  private writesMs: readonly number[] = []

  frame(ms: number): void {
    this.framesMs = [...this.framesMs.slice(-FRAMES), ms]
  }

  wrote(times: number, ms: number): void {
    this.writesMs = [...this.writesMs, ...Array.from({ length: times }, () => ms)]
  }

  /** The mean of the last 20 frames, and the writes of the last second. */
  at(nowMs: number): Pace {
    this.writesMs = this.writesMs.filter((ms) => nowMs - ms < WINDOW_MS)
    const [first, last] = [this.framesMs[0], this.framesMs.at(-1)]
    const count = this.framesMs.length - 1
    const frameMs = first !== undefined && last !== undefined && count > 0 ? (last - first) / count : 0
    return { frameMs, writesPerSecond: this.writesMs.length }
  }
}

/** Counts the writes of an element's style in a meter. Returns an unsubscribe function. */
export function countWrites(element: Element, meter: PaceMeter): () => void {
  const observer = new MutationObserver((records) => meter.wrote(records.length, performance.now()))
  observer.observe(element, { attributes: true, attributeFilter: ['style'] })
  return () => observer.disconnect()
}
