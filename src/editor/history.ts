/** The places in the editor and their earlier and later states, for undo and redo. */
import type { EditedRegion } from './messages'
import { isUpright } from './outline'

/** A place in the editor. */
export interface EditedPlace extends EditedRegion {
  /** Its identity in the editor. */
  readonly id: number
  /** Whether its corners can be moved one by one; else it stays an upright box. */
  readonly isPolygon: boolean
}

export type Places = readonly EditedPlace[]

export interface History {
  readonly present: Places
  /** The last one is undone first. */
  readonly past: readonly Places[]
  /** The first one is redone first. */
  readonly future: readonly Places[]
  /** What the last change was a part of, such as a drag: further parts are undone with it. */
  readonly part: string | null
}

/** The number of changes that can be undone. */
const MAX_STEPS = 100

/** The history of places that have just been opened. */
export function historyOf(regions: readonly EditedRegion[]): History {
  const present = regions.map((region, id) => ({ ...region, id, isPolygon: !isUpright(region.corners) }))
  return { present, past: [], future: [], part: null }
}

/** Changes the places. A change with the `part` of the one before is undone together with it. */
export function change(history: History, present: Places, part: string | null = null): History {
  if (valuesOf(present) === valuesOf(history.present)) return history
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
 * The history once the present places are those of the table. A place that is no longer there has lost its cards: if the
 * history has one, its other states are dropped.
 */
export function saved({ present, past, future }: History): History {
  const positions = new Map(present.map(({ id }, index) => [id, index]))
  const rebased = (places: Places) => places.map((place) => ({ ...place, from: positions.get(place.id) ?? null }))
  const isLost = (places: Places) => places.some(({ id, from }) => from !== null && !positions.has(id))
  const isWhole = ![...past, ...future].some(isLost)
  return {
    present: rebased(present),
    past: isWhole ? past.map(rebased) : [],
    future: isWhole ? future.map(rebased) : [],
    part: null,
  }
}

/** The region of a place, as the server takes it. */
export function regionOf({ id: _, isPolygon: __, ...region }: EditedPlace): EditedRegion {
  return region
}

/** The values of regions as a text, without where they come from in the table. */
export function valuesOf(regions: readonly EditedRegion[]): string {
  return JSON.stringify(
    regions.map(({ name, epithet, heading, text, landmark, corners, ...place }) => [
      [name, epithet, heading, text, landmark, corners],
      'isPolygon' in place && place.isPolygon,
    ]),
  )
}
