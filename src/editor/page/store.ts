/** All changes of the state of the editor, which React and the gestures read. */

import { LAND_WORD } from '../../table/landWords'
import { Checks } from './checks'
import { drawSoon, followDrawing } from './drawings'
import type { Edited, EditedPlace, Places } from './history'
import * as history from './history'
import type { EditedTable, Opened } from './messages'
import { moveBy, type Outline } from './outline'
import * as server from './requests'
import { keep, kept } from './session'
import { Sketches } from './sketches'
import { firstState, type State } from './state'

export class Store {
  state: State
  private readonly listeners = new Set<() => void>()
  private readonly checks = new Checks(
    () => server.check({ version: this.state.opened.version, ...history.tableOf(this.state.history.present) }),
    // Until the land is surveyed again, the last covers stay.
    (checked) => this.set({ checked: { ...checked, covers: checked.covers ?? this.state.checked.covers } }),
    // The server restarts after a save; the page is then loaded again.
    (error) => error instanceof server.Refusal && !this.state.isSaving && this.set({ message: error.message }),
  )
  private readonly sketches = new Sketches(server.sketch, (sketch) => this.set({ sketch }))
  /** The table of the last save, if any. */
  private sent: Edited | null = null
  private nextId: number
  private readonly signal: AbortSignal

  /** Until the signal is aborted: then, or when the page is left, the state is kept for the next store. */
  constructor(opened: Opened, signal: AbortSignal) {
    this.signal = signal
    this.state = firstState(opened, kept())
    const { present: now, past, future } = this.state.history
    const places = [now, ...past, ...future].flatMap((edited) => edited.places)
    this.nextId = 1 + Math.max(-1, ...places.map(({ id }) => id))
    this.checks.schedule()
    this.sketches.want(this.otherLand)
    this.followDrawing()
    addEventListener('pagehide', () => this.keep(), { signal })
    signal.addEventListener('abort', () => {
      this.checks.end()
      this.sketches.want(null)
      this.keep()
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  get places(): Places {
    return this.state.history.present.places
  }

  /** The word of the land; empty for the one made by hand. */
  get land(): string {
    return this.state.history.present.land
  }

  get chosen(): EditedPlace | undefined {
    return this.places.find(({ id }) => id === this.state.chosen)
  }

  get isSaved(): boolean {
    return history.valuesOf(history.tableOf(this.state.history.present)) === this.state.savedValues
  }

  set(changes: Partial<State>): void {
    const { history: before } = this.state
    const hasChanged = changes.history !== undefined && changes.history.present !== before.present
    // A message about an earlier change has gone with the next one.
    this.state = { ...this.state, ...(hasChanged && { message: '' }), ...changes }
    if (hasChanged && !this.signal.aborted) {
      this.checks.schedule()
      this.sketches.want(this.otherLand)
    }
    for (const listener of this.listeners) listener()
  }

  private keep(): void {
    const { opened, history: present, chosen, message, isDrawing } = this.state
    keep({ version: opened.version, history: present, sent: this.sent, chosen, message, isDrawing })
  }

  /** Changes the fields of a place. Changes of the same `part` are undone together. */
  changePlace(id: number, changes: Partial<EditedPlace>, part: string | null = null): void {
    const places = this.places.map((place) => (place.id === id ? { ...place, ...changes } : place))
    this.set({ history: history.change(this.state.history, { places }, part) })
  }

  /** Chooses the word of the land. What is typed until the field is left is undone together. */
  setLand(land: string, part: string | null = 'land'): void {
    this.set({ history: history.change(this.state.history, { land }, part) })
  }

  /** Moves the chosen place, in map px. */
  nudge(x: number, y: number): void {
    const place = this.chosen
    if (place) this.changePlace(place.id, { corners: moveBy(place.corners, { x, y }) }, `move ${place.id}`)
  }

  /** Removes a corner of the chosen place, unless it has only three. */
  removeCorner(index: number): void {
    const place = this.chosen
    if (!place) return
    if (place.corners.length <= 3) this.set({ message: 'A polygon has at least three corners.' })
    else this.changePlace(place.id, { corners: place.corners.toSpliced(index, 1) })
  }

  /** Ends a change with several parts, such as a drag. */
  endPart(): void {
    if (this.state.history.part !== null) this.set({ history: { ...this.state.history, part: null } })
  }

  choose(id: number | null): void {
    this.endPart()
    this.set({ chosen: id })
  }

  add(corners: Outline, isPolygon: boolean): void {
    const id = this.nextId++
    const name = freeName(this.places.map((place) => place.name))
    const texts = { name, epithet: 'the New Place', heading: name, text: 'A sentence about it.' }
    const place = { id, from: null, ...texts, corners, isPolygon }
    const places = [...this.places, place]
    const changed = { history: history.change(this.state.history, { places }), chosen: id, added: id }
    this.set({ ...changed, mode: 'choose', draft: null, message: `"${name}" is added. Name it.` })
  }

  delete(id: number): void {
    const place = this.places.find((one) => one.id === id)
    const places = this.places.filter((one) => one !== place)
    const message = `"${place?.name}" is deleted. Undo brings it back.`
    this.set({ history: history.change(this.state.history, { places }), chosen: null, message })
  }

  /** Moves a place by so many positions in the order of the table. */
  reorder(id: number, by: number): void {
    const index = this.places.findIndex((place) => place.id === id)
    const place = this.places[index]
    if (!place || !this.places[index + by]) return
    const places = this.places.toSpliced(index, 1).toSpliced(index + by, 0, place)
    const message = `"${place.name}" is number ${index + by + 1} of ${places.length}.`
    this.set({ history: history.change(this.state.history, { places }), message })
  }

  undo(): void {
    const before = history.undo(this.state.history)
    this.set(before ? { history: before, message: 'Undone.' } : { message: 'There is nothing to undo.' })
  }

  redo(): void {
    const next = history.redo(this.state.history)
    this.set(next ? { history: next, message: 'Redone.' } : { message: 'There is nothing to redo.' })
  }

  /** Returns whether the table has been written. */
  async save(): Promise<boolean> {
    if (this.state.isSaving) return false
    const { opened } = this.state
    const sent = this.state.history.present
    this.sent = sent
    this.set({ isSaving: true, message: '' })
    try {
      const table = history.tableOf(sent)
      const { version } = await server.save({ version: opened.version, ...table })
      const written = history.saved(this.state.history, sent)
      const savedValues = history.valuesOf(table)
      this.set({ opened: { ...opened, version }, history: written, savedValues, message: 'Saved in src/realm.ts.' })
      return true
    } catch (error) {
      this.set({ message: error instanceof server.Refusal ? error.message : UNREACHABLE })
      return false
    } finally {
      this.set({ isSaving: false })
    }
  }

  /** Saves the table, and draws the map anew. */
  async draw(): Promise<void> {
    if (!this.isSaved && !(await this.save())) return
    try {
      await drawSoon()
      this.set({ isDrawing: true, message: 'The map is being drawn.' })
      await this.followDrawing()
    } catch (error) {
      this.set({ message: error instanceof server.Refusal ? error.message : UNREACHABLE })
    }
  }

  /**
   * Shows the present drawing, or the last one, and says its result once. Its last file restarts the server, and Vite then
   * loads the page again, with the new picture.
   */
  private async followDrawing(): Promise<void> {
    const ended = await followDrawing((drawing) => this.set({ drawing }), this.signal)
    if (!ended || !this.state.isDrawing) return
    const { exitCode } = ended
    this.set({
      isDrawing: false,
      message: exitCode === 0 ? 'The map is drawn.' : `The drawing has failed, with ${exitCode}.`,
    })
  }

  /** The edited table, if its land is another one than that on the picture; else null. */
  private get otherLand(): EditedTable | null {
    const { opened, history: edited } = this.state
    const isOther = this.land !== opened.land || (this.land !== '' && (opened.isStale || !this.isSaved))
    return opened.isDrawn && isOther && LAND_WORD.test(this.land) ? history.tableOf(edited.present) : null
  }
}

const UNREACHABLE = 'The development server does not answer. Is `npm run dev` still running?'

/** A name that no place has. */
function freeName(names: readonly string[]): string {
  const name = 'New Place'
  for (let number = 2; ; number++) {
    if (!names.includes(name)) return name
    if (!names.includes(`${name} ${number}`)) return `${name} ${number}`
  }
}
