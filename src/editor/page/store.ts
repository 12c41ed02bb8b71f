/** The state of the editor, from which all of it is rendered, and all changes of it. */
import type { View } from '../../panzoom/core/view'
import type { LiveMap } from '../../site/map/liveMap'
import { shiftedArea } from '../../table/area'
import { pathOf } from '../../table/paths'
import { isOwn, LAND_WORD, landmarkOf } from '../../table/table'
import type { Answers } from '../server/editor'
import { type Conflict, type Merged, matches, merge, ORDER, type Path, same, withValue } from './merge'
import {
  type Drawing,
  type EditedRegion,
  type EditedTable,
  type Opened,
  placeOf,
  type Remark,
  type Sent,
} from './messages'
import { type Move, movesBetween, withLinks } from './moves'
import { areaOf, type Outline } from './outline'
import { type Answer, request } from './request'

export interface State {
  readonly opened: Opened
  /** The tables of before and after, for undo and redo, and the position of the present one. */
  readonly states: readonly EditedTable[]
  readonly at: number
  /** What the last change was a part of, such as a drag: further parts are undone with it. */
  readonly part: string | null
  /** As the file had it when it was read or written last. */
  readonly saved: EditedTable
  /** What the file has otherwise than the page, where both have changed: to be chosen before a save. */
  readonly conflicts: readonly Conflict[]
  /** The id of the chosen place. */
  readonly chosen: number | null
  /** The outline that is being drawn, in map px; null while presses choose and change places. */
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
/** The number of changes that can be undone. */
const MAX_STEPS = 100

/** The texts of a new place. */
const NEW = {
  name: 'New Place',
  epithet: 'the New Place',
  heading: 'New Place',
  text: 'A sentence about it.',
}

/** Fields that are not in the table without a text. */
const OPTIONAL = ['address', 'link', 'file', 'alt']

/** What is deleted with a place, in words: `, with 2 cards`. */
export const alongWith = ({ cards: { length } = [] }: EditedRegion) =>
  length > 0 ? `, with ${length} card${length === 1 ? '' : 's'}` : ''

/** The story and the posts of a page, among the files of `src/realm`. */
const textsOf = (files: readonly string[], path: string) =>
  files.filter((file) => file === `${path.slice(1)}.md` || file.startsWith(`${path.slice(1)}/`))

export class Store {
  state: State
  /** Called after each change. */
  onChange = () => {}
  private nextId: number
  private readonly asking = new Set<unknown>()

  constructor(opened: Opened) {
    const saved = opened.table
    const choice = { part: null, chosen: null, draft: null, message: '' }
    const known = { conflicts: [], remarks: [], sketch: null, drawing: null, isSaving: false }
    this.nextId = saved.regions.length
    this.state = { opened, saved, states: [saved], at: 0, ...choice, ...known }
    this.askAll()
    this.followDrawing()
  }

  get edited(): EditedTable {
    return this.state.states[this.state.at] as EditedTable
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
    return same(this.edited, this.state.saved)
  }

  /** Whether the land is another one than that on the picture, so that a sketch is shown. */
  get needsSketch(): boolean {
    const { isDrawn, isStale, table } = this.state.opened
    const [{ land = '' }, { land: drawn = '' }] = [this.edited, table]
    const isOther = land !== drawn || (land !== '' && (isStale || !this.isSaved))
    return isDrawn && isOther && LAND_WORD.test(land)
  }

  /** The pages that get other addresses with the next save. */
  get moves(): readonly Move[] {
    return movesBetween(this.state.saved.regions, this.places)
  }

  /**
   * What the last check says about a place, mistakes first, and what is still to be written of it; without a
   * place, about the table itself.
   */
  remarksOn(place?: EditedRegion): readonly Remark[] {
    const index = place ? this.places.indexOf(place) : null
    const remarks = this.state.remarks.filter(({ path }) => placeOf(path) === index)
    const fields = Object.entries(NEW).filter(([field, text]) => place?.[field as 'text'].startsWith(text))
    const names = fields.map(([field]) => field)
    if (names.length === 0) return remarks
    const sentence = `Still to be written: its ${names.join(', ')}.`
    return [...remarks, { kind: 'reminder', path: [], sentence }]
  }

  set(changes: Partial<State>): void {
    const before = this.edited
    this.state = { ...this.state, ...changes }
    // A message about an earlier change goes with the next one.
    if (this.edited !== before) {
      this.state = { ...this.state, message: changes.message ?? '' }
      this.askAll()
    }
    this.onChange()
  }

  /** Changes what is edited. Changes of the same `part` are undone together. */
  change(changes: Partial<EditedTable>, part: string | null = null, others: Partial<State> = {}): void {
    const edited = { ...this.edited, ...changes }
    const { states, at } = this.state
    const isContinued = part !== null && part === this.state.part
    const past = states.slice(0, at + (isContinued ? 0 : 1)).slice(-MAX_STEPS)
    const next = { states: [...past, edited], at: past.length, part }
    this.set({ ...(!same(edited, this.edited) && next), ...others })
  }

  /** Changes the value at a path, or removes it. */
  setValue(path: Path, value: unknown, part: string | null = null): void {
    this.change(withValue(this.edited, path, value), part)
  }

  /** Changes a text. What is typed into a field is undone together. */
  setText(path: Path, text: string): void {
    const [field, parent] = [path.at(-1), path.slice(0, -1)]
    const part = path.join(' ')
    // A place that gets another name keeps the landmark that it has by its name. The owner has a name, too.
    const place = field === 'name' && path[0] === 'regions' ? this.chosen : undefined
    const landmark = place ? landmarkOf(place) : 'village'
    if (landmark !== 'village') this.setValue([...parent, 'landmark'], landmark, part)
    const { map } = this.edited
    if (place && isOwn(map) && map.start === place.name) this.setValue(['map', 'start'], text, part)
    const isOptional =
      OPTIONAL.includes(String(field)) || (field === 'land' && this.state.saved.land === undefined)
    this.setValue(path, text || (isOptional ? undefined : ''), part)
  }

  /** Changes the outline of a place. */
  reshape(place: EditedRegion, corners: Outline, part: string | null = null): void {
    const { box: _, corners: last, ...fields } = place
    this.setValue(['regions', place.id], { ...fields, ...areaOf(corners, last) }, part)
  }

  /** Moves a place, in map px. */
  shift(place: EditedRegion, by: readonly [right: number, down: number], part = `move ${place.id}`): void {
    this.setValue(['regions', place.id], { ...place, ...shiftedArea(place, by) }, part)
  }

  /** Ends a change with several parts, such as a drag. */
  endPart(): void {
    if (this.state.part !== null) this.set({ part: null })
  }

  choose(id: number | null): void {
    this.endPart()
    this.set({ chosen: id })
  }

  add(corners: Outline): void {
    const id = this.nextId++
    const names = this.places.map((place) => place.name)
    let { name } = NEW
    for (let number = 2; names.includes(name); number++) name = `${NEW.name} ${number}`
    const message = `"${name}" is added. Name it.`
    const regions = [...this.places, { ...NEW, id, name, ...areaOf(corners) }]
    this.change({ regions }, null, { chosen: id, draft: null, message })
  }

  delete(place: EditedRegion): void {
    const left = textsOf(this.state.opened.files, pathOf(place)).join(', ')
    const message = `"${place.name}" is deleted${alongWith(place)}. Undo brings it back.`
    this.change({ regions: this.places.filter((one) => one !== place) }, null, {
      chosen: null,
      message: message + (left && ` Still in src/realm: ${left}.`),
    })
  }

  /** Moves a place by so many positions in the order of the table. */
  reorder(place: EditedRegion, by: number): void {
    const index = this.places.indexOf(place)
    if (!this.places[index + by]) return
    const regions = this.places.toSpliced(index, 1).toSpliced(index + by, 0, place)
    const message = `"${place.name}" is number ${index + by + 1} of ${regions.length}.`
    this.change({ regions }, null, { message })
  }

  /** Undoes the last corner that was drawn, else the last change, by -1, or does a change again, by 1. */
  step(by: -1 | 1): void {
    const { draft, states } = this.state
    const at = this.state.at + by
    if (by < 0 && draft?.length) this.set({ draft: draft.slice(0, -1), message: '' })
    else if (at in states) this.set({ at, part: null, message: by < 0 ? 'Undone.' : 'Redone.' })
  }

  /**
   * Writes the table, merged with what others have changed in it. If pages get other addresses, asks whether
   * these stay. Returns whether it is written.
   */
  async save(): Promise<boolean> {
    const { isSaving, conflicts, opened, saved } = this.state
    if (isSaving || conflicts.length > 0) return false
    const lines = this.moves.map(({ from, to }) => {
      const along = [...textsOf(opened.files, from), 'all links to it'].join(', ')
      return `The page ${from} moves to ${to}, with ${along}.`
    })
    if (lines.length > 0 && !confirm(`${lines.join('\n')}\n\nCancel keeps the address, and saves.`)) {
      const regions = this.places.map((place) => {
        const [move] = movesBetween(saved.regions, [place])
        return move ? { ...place, address: move.from.slice(1) } : place
      })
      this.change({ regions })
    }
    this.set({ isSaving: true, message: '' })
    const isWritten = await this.write('Saved in src/realm/realm.yaml.')
    this.set({ isSaving: false })
    return isWritten
  }

  private async write(done: string): Promise<boolean> {
    const { edited, moves } = this
    const answer = await this.ask('save', this.sent)
    if (!answer) return false
    if (answer.saved) {
      // In each state, links lead to the addresses that are saved.
      const { opened } = this.state
      const states = this.state.states.map((state) => withLinks(state, moves))
      const saved = withLinks(edited, moves)
      const along = moves.flatMap(({ to }) => textsOf(answer.saved.files, to)).join(', ')
      const said = this.edited === edited ? done : 'Saved, but for what has changed since.'
      this.set({
        opened: { ...opened, ...answer.saved },
        states,
        saved,
        message: along ? `${said} Moved along, and now called: ${along}.` : said,
      })
      return true
    }
    this.adopt(answer.theirs)
    if (this.state.conflicts.length === 0) return this.write('Saved, with what else had changed in the file.')
    this.set({ message: 'Not saved: the file has been changed, too. Choose above what to keep.' })
    return false
  }

  /** Goes on from the table of others: all states get what they have changed. */
  private adopt(theirs: Opened): void {
    const { saved, at } = this.state
    const ids = matches(saved.regions, theirs.table.regions)
    const regions = theirs.table.regions.map((region, index) => ({
      ...region,
      id: ids[index] ?? this.nextId++,
    }))
    const table = { ...theirs.table, regions }
    const merged = this.state.states.map((state) => merge(saved, state, table))
    const { conflicts } = merged[at] as Merged
    const states = merged.map((one) => one.table)
    this.set({
      opened: { ...theirs, table },
      saved: table,
      states,
      part: null,
      conflicts,
    })
  }

  /** Decides a conflict: mine is in the table, unless one of us has deleted it. */
  decide(conflict: Conflict, isMine: boolean): void {
    const conflicts = this.state.conflicts.filter((one) => one !== conflict)
    const { path, mine, theirs } = conflict
    const rank = ({ name }: EditedRegion) => (theirs as string[]).indexOf(name) + 1 || this.places.length
    if (path[0] === ORDER) {
      if (!isMine) this.change({ regions: this.places.toSorted((a, b) => rank(a) - rank(b)) })
    } else if (!isMine || mine === undefined) this.setValue(path, isMine ? mine : theirs)
    // A place has one of the two.
    const other = { box: 'corners', corners: 'box' }[String(path.at(-1))]
    if (other && (isMine ? mine : theirs)) this.setValue([...path.slice(0, -1), other], undefined)
    this.set({ conflicts, message: conflicts.length === 0 ? 'Chosen, and not saved yet.' : '' })
  }

  /** Saves the table, and draws the map anew. */
  async draw(): Promise<void> {
    if (!this.isSaved && !(await this.save())) return
    if (!(await this.ask('draw'))) return
    this.set({ message: 'The map is being drawn.' })
    const exitCode = await this.followDrawing()
    const interrupted = 'The drawing was interrupted, as the development server has stopped. Draw once more.'
    if (exitCode === null) this.set({ message: interrupted })
    else if (exitCode !== 0) this.set({ message: `The drawing has failed, with ${exitCode}.` })
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

  /** Asks about what is edited. */
  private askAll(): void {
    this.askAgain(CHECK_MS, this.check)
    this.askAgain(SKETCH_MS, this.sketch)
  }

  /** Asks once at a time, and again if it has changed meanwhile. */
  private async askAgain(ms: number, ask: () => Promise<void>): Promise<void> {
    if (this.asking.has(ask)) return
    this.asking.add(ask)
    for (let asked: EditedTable | null = null; asked !== this.edited; ) {
      await rest(ms)
      asked = this.edited
      await ask()
    }
    this.asking.delete(ask)
  }

  private readonly check = async (): Promise<void> => {
    const remarks = await this.ask('check', this.sent)
    if (remarks) this.set({ remarks })
  }

  private readonly sketch = async (): Promise<void> => {
    const { land = '' } = this.edited
    const picture = this.needsSketch ? await this.ask('sketch', this.sent) : null
    if (picture !== null) this.set({ sketch: { picture, land } })
  }

  private get sent(): Sent {
    const { source, disk, table } = this.state.opened
    const positions = table.regions.map(({ id }) => id)
    const { moves } = this
    const edited = withLinks(this.edited, moves)
    const regions = edited.regions.map((place) => ({ ...place, id: positions.indexOf(place.id) }))
    return { table: { ...edited, regions }, source, disk, moves }
  }

  /** The answer to a request; null without one, which is said. */
  private async ask<Name extends keyof Answers>(name: Name, body?: Sent): Promise<Answer<Name> | null> {
    return (await request(name, body).catch(({ message }: Error) => this.set({ message }))) ?? null
  }
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
