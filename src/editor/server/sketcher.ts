import { type Surveyed, Surveyor } from '../../vite/surveyor.ts'
import type { Sketch } from '../page/messages.ts'

/** Sketches the land of a table for the editor, one at a time: another table ends the sketch of the one before. */
export class Sketcher {
  /** The first has the question; the second has loaded, and takes its place where that is ended. */
  private threads: readonly [Surveyor, Surveyor] | undefined
  private root = ''
  private table = ''
  private sketched: Sketch = { isDone: true }

  /** Starts the first thread. */
  prepare(root: string): readonly [Surveyor, Surveyor] {
    if (root !== this.root) for (const thread of this.threads ?? []) thread.stop()
    if (root !== this.root || !this.threads) this.threads = [new Surveyor(root), new Surveyor(root)]
    this.root = root
    this.threads[0].begin()
    return this.threads
  }

  /** All that is known of the land so far. The first request begins it. */
  sketch(root: string, { land = '', regions, language, map }: Surveyed): Sketch {
    const table = JSON.stringify([root, land, regions, language, map])
    if (table === this.table) return this.sketched
    if (!this.sketched.isDone && this.threads) {
      const [busy, ready] = this.threads
      busy.stop()
      this.threads = [ready, busy]
    }
    this.table = table
    this.sketched = { isDone: false }
    const keep = (answer: Partial<Sketch>) => {
      if (table === this.table) this.sketched = { ...this.sketched, ...answer }
    }
    const end = () => keep({ isDone: true })
    const [thread, next] = this.prepare(root)
    next.begin()
    thread.ask({ about: 'sketch', table: { land, regions, language, map } }, keep).then(end, end)
    return this.sketched
  }
}
