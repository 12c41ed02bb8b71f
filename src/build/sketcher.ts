import type { Sketch } from '../editor/messages.ts'
import { type Surveyed, type Surveyor, surveyorOf } from './surveyor.ts'

/** Sketches the land of a table for the editor, one at a time: another table ends the sketch of the one before. */
export class Sketcher {
  private surveyor: Surveyor | undefined
  private table = ''
  private sketched: Sketch = { isDone: true }

  /** All that is known of the land so far. The first request begins it. */
  sketch(root: string, { land = '', regions, language, map }: Surveyed): Sketch {
    const table = JSON.stringify([root, land, regions, language, map])
    if (table === this.table) return this.sketched
    if (!this.sketched.isDone) this.surveyor?.stop()
    this.surveyor = surveyorOf(root, { language, map }, 'sketch')
    this.table = table
    this.sketched = { isDone: false }
    const keep = (answer: Partial<Sketch>) => {
      if (table === this.table) this.sketched = { ...this.sketched, ...answer }
    }
    const end = () => keep({ isDone: true })
    this.surveyor.ask({ about: 'sketch', table: { land, regions, language } }, keep).then(end, end)
    return this.sketched
  }
}
