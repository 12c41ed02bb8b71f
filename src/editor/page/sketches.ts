import type { EditedTable, Sketch } from './messages'

/** A land is sketched this long after a change: not after each letter of a word. */
const START_MS = 350
const POLL_MS = 150

/** Follows the sketch of one table at a time, while the server makes it. */
export class Sketches {
  private readonly ask: (table: EditedTable) => Promise<Sketch>
  private readonly show: (sketch: Sketch | null) => void
  private shown: Sketch | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Raised by each change: answers about an earlier table are not shown. */
  private wanted = 0

  /** `ask` returns all that is known of a land so far. */
  constructor(ask: (table: EditedTable) => Promise<Sketch>, show: (sketch: Sketch | null) => void) {
    this.ask = ask
    this.show = show
  }

  /** Begins the sketch of a table, or of none. The last one stays, outdated, until there is a coast; so does the map. */
  want(table: EditedTable | null): void {
    clearTimeout(this.timer)
    const wanted = ++this.wanted
    if (this.shown) this.set(table && { ...this.shown, isDone: false, isOld: true })
    if (table) this.timer = setTimeout(() => this.follow(table, wanted), START_MS)
  }

  private async follow(table: EditedTable, wanted: number): Promise<void> {
    const sketch = await this.ask(table).catch(() => null)
    if (wanted !== this.wanted || !sketch) return
    if (sketch.coast) this.set(sketch)
    if (!sketch.isDone) this.timer = setTimeout(() => this.follow(table, wanted), POLL_MS)
  }

  private set(sketch: Sketch | null): void {
    this.shown = sketch
    this.show(sketch)
  }
}
