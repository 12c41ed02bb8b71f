/** How fast the page goes: what a frame takes, and how often the map's style is written. */
export interface Pace {
  /** The mean time between the last frames, in ms; 0 before there were two. */
  readonly frameMs: number
  readonly writesPerSecond: number
}

const FRAMES = 20
const WINDOW_MS = 1000

/** Counts frames and writes by the times, in ms on one clock, at which it is told of them. */
export class PaceMeter {
  #framesMs: readonly number[] = []
  #writesMs: readonly number[] = []

  frame(ms: number): void {
    this.#framesMs = [...this.#framesMs.slice(-FRAMES), ms]
  }

  wrote(times: number, ms: number): void {
    this.#writesMs = [...this.#writesMs, ...Array.from({ length: times }, () => ms)]
  }

  /** The pace at a time: of the last 20 frames, and of the last second's writes. */
  at(nowMs: number): Pace {
    this.#writesMs = this.#writesMs.filter((ms) => nowMs - ms < WINDOW_MS)
    const [first, last] = [this.#framesMs[0], this.#framesMs.at(-1)]
    const count = this.#framesMs.length - 1
    const frameMs = first !== undefined && last !== undefined && count > 0 ? (last - first) / count : 0
    return { frameMs, writesPerSecond: this.#writesMs.length }
  }
}

/** Tells a meter of every write of an element's style. Returns what ends that. */
export function countWrites(element: Element, meter: PaceMeter): () => void {
  const observer = new MutationObserver((records) => meter.wrote(records.length, performance.now()))
  observer.observe(element, { attributes: true, attributeFilter: ['style'] })
  return () => observer.disconnect()
}
