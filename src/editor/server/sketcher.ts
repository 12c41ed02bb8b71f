import { type Surveyed, Surveyor } from '../../vite/surveyor.ts'
import type { Sketch } from '../page/messages.ts'

/** Sketches the land of a table for the editor, one at a time: another table ends the sketch of the one before. */
export class Sketcher {
  /** The first has the question; the second has loaded, and takes its place where that is ended. */
  private threads: readonly [Surveyor, Surveyor] | undefined
  private about = ''
  private table = ''
  private sketched: Sketch = { isDone: true }

  /** Starts the first thread. Threads have read the table: its map and its language are those of that time. */
  prepare(root: string, { language, map }: Pick<Surveyed, 'language' | 'map'>): readonly [Surveyor, Surveyor] {
    const about = JSON.stringify([root, language, map])
    if (about !== this.about) for (const thread of this.threads ?? []) thread.stop()
    if (about !== this.about || !this.threads) this.threads = [new Surveyor(root), new Surveyor(root)]
    this.about = about
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
    const [thread, next] = this.prepare(root, { language, map })
    next.begin()
    thread.ask({ about: 'sketch', table: { land, regions, language } }, keep).then(end, end)
    return this.sketched
  }
}
