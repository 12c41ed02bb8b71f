/** The state of the editor, from which all of it is rendered, and all changes of it. */
import type { View } from '../../panzoom/view'
import type { LiveMap } from '../../site/map/liveMap'
import { LAND_WORD } from '../../table/table'
import type { Answers } from '../server/editor'
import { change, type History, historyOf, redo, undo } from './history'
import {
  type Drawing,
  type EditedRegion,
  type EditedTable,
  ENDPOINT,
  type Opened,
  type Remark,
  type Sent,
} from './messages'
import { moveBy, type Outline } from './outline'

/** What a press on the map does: choose and change places, or draw a new one. */
export type Mode = 'choose' | 'box' | 'polygon'

export interface State {
  readonly opened: Opened
  readonly history: History<EditedTable>
  readonly saved: EditedTable
  /** The id of the chosen place. */
  readonly chosen: number | null
  readonly mode: Mode
  /** The outline that is being drawn, in map px. */
  readonly draft: Outline | null
  readonly remarks: readonly Remark[]
  /** The last sketch, an SVG, and the word of its land. */
  readonly sketch: { readonly picture: string; readonly land: string } | null
  readonly drawing: Drawing | null
  readonly isSaving: boolean
  /** The result of the last command, for all eyes and for screen readers. */
  readonly message: string
}

/**
 * Changes are checked after so long; a sketch takes longer, and does not begin after each letter of a word.
 */
const CHECK_MS = 100
const SKETCH_MS = 400
const POLL_MS = 500
const RETRY_MS = 500
/** While the server restarts, as it does after a save, there is no answer for a while. */
const MAX_TRIES = 20

export class Store {
  state: State
  private readonly signal: AbortSignal
  private readonly onChange: () => void
  private nextId: number

  /** Asks the server until the signal is aborted. */
  constructor(opened: Opened, signal: AbortSignal, onChange: () => void) {
    const { regions, land } = opened
    const saved = { regions, land }
    const choice = { chosen: null, mode: 'choose', draft: null, message: '' } as const
    const known = { remarks: [], sketch: null, drawing: null, isSaving: false }
    this.signal = signal
    this.onChange = onChange
    this.nextId = regions.length
    this.state = { opened, saved, history: historyOf<EditedTable>(saved), ...choice, ...known }
    this.askAgain(CHECK_MS, () => this.check())
    this.askAgain(SKETCH_MS, () => this.sketch())
    this.followDrawing()
  }

  get edited(): EditedTable {
    return this.state.history.present
  }

  get places(): readonly EditedRegion[] {
    return this.edited.regions
  }

  get chosen(): EditedRegion | undefined {
    return this.places.find(({ id }) => id === this.state.chosen)
  }

  /** The view of a map, in px of the table: see siteOf. */
  viewIn({ view, bounds }: LiveMap['controller']): View {
    return { ...view, scale: (view.scale * bounds.map.width) / this.state.opened.size.width }
  }

  get isSaved(): boolean {
    return JSON.stringify(this.edited) === JSON.stringify(this.state.saved)
  }

  /** Whether the land is another one than that on the picture, so that a sketch is shown. */
  get needsSketch(): boolean {
    const { isDrawn, isStale, land: drawn } = this.state.opened
    const { land } = this.edited
    const isOther = land !== drawn || (land !== '' && (isStale || !this.isSaved))
    return isDrawn && isOther && LAND_WORD.test(land)
  }

  /** What the last check says about a place, mistakes first; without one, about the table itself. */
  remarksOn(place?: EditedRegion): readonly Remark[] {
    const index = place ? this.places.indexOf(place) : null
    return this.state.remarks.filter(({ region }) => region === index)
  }

  set(changes: Partial<State>): void {
    const before = this.edited
    this.state = { ...this.state, ...changes }
    // A message about an earlier change goes with the next one.
    if (this.edited !== before) this.state = { ...this.state, message: changes.message ?? '' }
    if (!this.signal.aborted) this.onChange()
  }

  /** Changes what is edited. Changes of the same `part` are undone together. */
  change(changes: Partial<EditedTable>, part: string | null = null, others: Partial<State> = {}): void {
    this.set({ history: change(this.state.history, { ...this.edited, ...changes }, part), ...others })
  }

  /** Changes the fields of a place. */
  changePlace(id: number, changes: Partial<EditedRegion>, part: string | null = null): void {
    const regions = this.places.map((place) => (place.id === id ? { ...place, ...changes } : place))
    this.change({ regions }, part)
  }

  /** Moves the chosen place, in map px. */
  nudge(x: number, y: number): void {
    const place = this.chosen
    if (place) this.changePlace(place.id, { corners: moveBy(place.corners, { x, y }) }, `move ${place.id}`)
  }

  /** Ends a change with several parts, such as a drag. */
  endPart(): void {
    if (this.state.history.part !== null) this.set({ history: { ...this.state.history, part: null } })
  }

  choose(id: number | null): void {
    this.endPart()
    this.set({ chosen: id })
  }

  add(corners: Outline): void {
    const id = this.nextId++
    const names = this.places.map((place) => place.name)
    let name = 'New Place'
    for (let number = 2; names.includes(name); number++) name = `New Place ${number}`
    const texts = { name, epithet: 'the New Place', heading: name, text: 'A sentence about it.' }
    const message = `"${name}" is added. Name it.`
    const regions = [...this.places, { id, ...texts, corners }]
    this.change({ regions }, null, { chosen: id, mode: 'choose', draft: null, message })
  }

  delete({ id, name }: EditedRegion): void {
    const message = `"${name}" is deleted. Undo brings it back.`
    this.change({ regions: this.places.filter((place) => place.id !== id) }, null, { chosen: null, message })
  }

  /** Moves a place by so many positions in the order of the table. */
  reorder(place: EditedRegion, by: number): void {
    const index = this.places.indexOf(place)
    if (!this.places[index + by]) return
    const regions = this.places.toSpliced(index, 1).toSpliced(index + by, 0, place)
    const message = `"${place.name}" is number ${index + by + 1} of ${regions.length}.`
    this.change({ regions }, null, { message })
  }

  undo(): void {
    const { history } = this.state
    this.set({ history: undo(history), message: history.past.length > 0 ? 'Undone.' : '' })
  }

  redo(): void {
    const { history } = this.state
    this.set({ history: redo(history), message: history.future.length > 0 ? 'Redone.' : '' })
  }

  /** Returns whether the table has been written. */
  async save(): Promise<boolean> {
    const { regions, land } = this.edited
    if (this.state.isSaving) return false
    this.set({ isSaving: true, message: '' })
    const answer = await this.ask('save', this.sent)
    this.set({ isSaving: false })
    if (!answer) return false
    const opened = { ...this.state.opened, ...answer }
    this.set({ opened, saved: { regions, land }, message: 'Saved in src/realm/realm.yaml.' })
    return true
  }

  /** Saves the table, and draws the map anew. */
  async draw(): Promise<void> {
    if (!this.isSaved && !(await this.save())) return
    if (!(await this.ask('draw'))) return
    this.set({ message: 'The map is being drawn.' })
    const exitCode = await this.followDrawing()
    if (exitCode !== 0) this.set({ message: `The drawing has failed, with ${exitCode}.` })
    else if (this.isSaved) location.reload()
    else this.set({ message: 'The map is drawn. Save, and reload the page to see it.' })
  }

  /** Shows the present drawing, or the last one. Returns how it has ended. */
  private async followDrawing(): Promise<number | null> {
    for (;;) {
      const drawing = await this.ask('drawing')
      if (!drawing) return null
      this.set({ drawing })
      if (!drawing.isRunning) return drawing.exitCode
      await rest(POLL_MS)
    }
  }

  /**
   * Asks about what is edited whenever it has changed, once at a time; again if the answer is not complete.
   */
  private async askAgain(ms: number, ask: () => Promise<boolean>): Promise<void> {
    for (let asked: EditedTable | null = null; !this.signal.aborted; await rest(ms)) {
      const { edited } = this
      if (asked !== edited) asked = (await ask()) ? edited : null
    }
  }

  private async check(): Promise<boolean> {
    const answer = await this.ask('check', this.sent)
    if (!answer) return true
    // Until the land is surveyed, the last covers stay.
    const covers = answer.isSurveyed ? [] : this.state.remarks.filter(({ kind }) => kind === 'cover')
    this.set({ remarks: [...answer.remarks, ...covers] })
    return answer.isSurveyed
  }

  private async sketch(): Promise<boolean> {
    const { land } = this.edited
    const answer = this.needsSketch && (await this.ask('sketch', this.sent))
    if (answer) this.set({ sketch: { picture: answer.picture ?? '', land } })
    return true
  }

  private get sent(): Sent {
    const { source, version } = this.state.opened
    return { ...this.edited, source, version }
  }

  /** The answer to a request; null without one, which is said, or after the end. */
  private async ask<Name extends keyof Answers>(name: Name, body?: Sent): Promise<Answer<Name> | null> {
    const answer = await request(name, body).catch(({ message }: Error) => this.set({ message }))
    return answer && !this.signal.aborted ? answer : null
  }
}

type Answer<Name extends keyof Answers> = Awaited<ReturnType<Answers[Name]>>

/** The answer of the development server to a request; rejects with a sentence. */
export async function request<Name extends keyof Answers>(name: Name, body?: Sent): Promise<Answer<Name>> {
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const response = await fetch(import.meta.env.BASE_URL.replace(/\/$/, '') + ENDPOINT + name, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }).catch(() => null)
    const answer = await response?.json().catch(() => null)
    if (answer && response?.ok) return answer
    if (answer) throw new Error(answer.error)
    await rest(RETRY_MS)
  }
  throw new Error('The development server does not answer. Is `npm run dev` still running?')
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
