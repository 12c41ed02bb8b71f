/** The places and the land in the editor, and their earlier and later states, for undo and redo. */
import { isUpright } from '../../table/area'
import type { EditedRegion, EditedTable } from './messages'

/** A place in the editor. */
export interface EditedPlace extends EditedRegion {
  /** Its identity in the editor. */
  readonly id: number
  /** Whether its corners can be moved one by one; else it stays an upright box. */
  readonly isPolygon: boolean
}

export type Places = readonly EditedPlace[]

/** What the editor edits. */
export interface Edited {
  readonly places: Places
  /** The word of the land; empty for the one made by hand. */
  readonly land: string
}

export interface History {
  readonly present: Edited
  /** The last one is undone first. */
  readonly past: readonly Edited[]
  /** The first one is redone first. */
  readonly future: readonly Edited[]
  /** What the last change was a part of, such as a drag: further parts are undone with it. */
  readonly part: string | null
}

/** The number of changes that can be undone. */
const MAX_STEPS = 100

/** The history of a table that has just been opened. */
export function historyOf({ regions, land }: EditedTable): History {
  const places = regions.map((region, id) => ({ ...region, id, isPolygon: !isUpright(region.corners) }))
  return { present: { places, land }, past: [], future: [], part: null }
}

/** Changes the table. A change with the `part` of the one before is undone together with it. */
export function change(history: History, changes: Partial<Edited>, part: string | null = null): History {
  const present = { ...history.present, ...changes }
  if (stateOf(present) === stateOf(history.present)) return history
  const isContinued = part !== null && part === history.part
  const past = isContinued ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { present, past, future: [], part }
}

export function undo({ present, past, future }: History): History | null {
  const before = past.at(-1)
  return before ? { present: before, past: past.slice(0, -1), future: [present, ...future], part: null } : null
}

export function redo({ present, past, future: [next, ...future] }: History): History | null {
  return next ? { present: next, past: [...past, present], future, part: null } : null
}

/**
 * The history once the `sent` state is that of the table; the present one may be another. A place that is no longer there
 * has lost its cards: it does not come back, and if a state has it, all but the present one are dropped.
 */
export function saved({ present, past, future }: History, sent: Edited): History {
  const positions = new Map(sent.places.map(({ id }, index) => [id, index]))
  const rebased = ({ places, land }: Edited): Edited => ({
    places: places.map((place) => ({ ...place, from: positions.get(place.id) ?? null })),
    land,
  })
  const isLost = ({ id, from }: EditedPlace) => from !== null && !positions.has(id)
  const isWhole = ![...past, present, ...future].some(({ places }) => places.some(isLost))
  return {
    present: rebased({ ...present, places: present.places.filter((place) => !isLost(place)) }),
    past: isWhole ? past.map(rebased) : [],
    future: isWhole ? future.map(rebased) : [],
    part: null,
  }
}

/** The table, as the server takes it. */
export function tableOf({ places, land }: Edited): EditedTable {
  return { regions: places.map(({ id: _, isPolygon: __, ...region }) => region), land }
}

/** The values of a table as a text, without where its regions come from. */
export function valuesOf({ regions, land }: EditedTable): string {
  const values = regions.map(({ name, epithet, heading, text, landmark, corners }) => {
    return [name, epithet, heading, text, landmark, corners]
  })
  return JSON.stringify([land, values])
}

/** The same, with whether places are polygons. */
function stateOf(edited: Edited): string {
  return JSON.stringify([valuesOf(tableOf(edited)), edited.places.map(({ isPolygon }) => isPolygon)])
}
