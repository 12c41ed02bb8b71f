/**
 * Merges two versions of a table that were made of the same one, field by field, and finds and replaces the
 * values in it.
 */

import type { EditedRegion, EditedTable } from './messages'

/** The way to a value: names of fields, and for an item of a list its `id`, else its position. */
export type Path = readonly (string | number)[]

/** A value that both versions have changed, in different ways; undefined where it was deleted. */
export interface Conflict {
  readonly path: Path
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Merged {
  /** Of each conflict it has my version, or theirs of what I have deleted. */
  readonly table: EditedTable
  readonly conflicts: readonly Conflict[]
}

/** The path of the order of the places, whose values are their names. */
export const ORDER = 'order'

type Item = Readonly<Record<string, unknown>>

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null
/** Lists of other values, such as corners, are single values: two outlines do not make a third. */
const hasParts = (value: unknown): value is Item =>
  Array.isArray(value) ? value.every((item) => isItem(item) && !Array.isArray(item)) : isItem(value)

/** Whether two values are the same as JSON, with their fields in any order. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...keys].every((key) => same((one as Item)[key], (other as Item)[key]))
  )
}

/** Merges two versions of a table that were made of `base`; in all, a place has the same id. */
export function merge(base: EditedTable, mine: EditedTable, theirs: EditedTable): Merged {
  const conflicts: Conflict[] = []
  const [was, own, other] = [base, mine, theirs].map(({ regions, ...others }) => {
    return { ...others, regions: Object.fromEntries(regions.map((region) => [region.id, region])) }
  })
  const { regions, ...others } = mergeValues(was, own, other, [], conflicts) as typeof base
  const orders = [base, mine, theirs].map((table) => table.regions.map(({ id }) => id))
  const common = orders.map((ids) => ids.filter((id) => orders.every((order) => order.includes(id))))
  const [before, here, there] = common
  const isMoved = !same(here, before)
  if (isMoved && !same(there, before) && !same(here, there)) {
    const [names, theirNames] = [here, there].map((ids = []) => ids.map((id) => regions[id]?.name))
    conflicts.push({ path: [ORDER], mine: names, theirs: theirNames })
  }
  // What only one has comes after what it follows there.
  const [lead = [], second = []] = isMoved ? orders.slice(1) : orders.slice(1).reverse()
  const places = second.reduce((order, id, index) => {
    const after = index > 0 ? order.indexOf(second[index - 1] as number) + 1 : 0
    return order.includes(id) ? order : order.toSpliced(after, 0, id)
  }, lead)
  return { table: { ...others, regions: places.flatMap((id) => regions[id] ?? []) }, conflicts }
}

/** Merges two versions of `base`, all as JSON, and adds to the conflicts. */
function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: Path,
  conflicts: Conflict[],
): unknown {
  if (same(mine, theirs) || same(theirs, base)) return mine
  if (same(mine, base)) return theirs
  const versions = [base, mine, theirs]
  const lengths = versions.map((version) => (Array.isArray(version) ? version.length : -1))
  if (!versions.every(hasParts) || new Set(lengths).size > 1) {
    conflicts.push({ path, mine, theirs })
    return mine ?? theirs
  }
  const [was, own, other] = versions as [Item, Item, Item]
  const keys = [...new Set(versions.flatMap(Object.keys))]
  const parts = keys.map((key) => [
    key,
    mergeValues(was[key], own[key], other[key], [...path, key], conflicts),
  ])
  const present = Object.fromEntries(parts.filter(([, value]) => value !== undefined))
  return Array.isArray(mine) ? Object.values(present) : present
}

/** What a place keeps when others of its fields are changed: the first that is the same tells. */
const MARKS = ['name', 'address', 'corners', 'box', 'heading', 'text'] as const

/** The ids in `base` of the places of another table; undefined for a new one. */
export function matches(
  base: readonly EditedRegion[],
  places: readonly EditedRegion[],
): (number | undefined)[] {
  const ids: (number | undefined)[] = places.map(() => undefined)
  const pair = (isMatch: (place: EditedRegion, was: EditedRegion) => boolean) => {
    for (const [at, place] of places.entries())
      ids[at] ??= base.find((was) => !ids.includes(was.id) && isMatch(place, was))?.id
  }
  for (const mark of MARKS) pair((place, was) => place[mark] !== undefined && same(place[mark], was[mark]))
  // Written anew, where it was.
  if (places.length === base.length) pair((place, was) => places.indexOf(place) === base.indexOf(was))
  return ids
}

/** The position of the step of a path in a list. */
const positionIn = (list: readonly unknown[], step: string | number) =>
  list.some((item) => isItem(item) && 'id' in item)
    ? list.findIndex((item) => isItem(item) && item.id === Number(step))
    : Number(step)

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined || typeof value !== 'object' || value === null)
    return step === undefined ? value : undefined
  const key = Array.isArray(value) ? positionIn(value, step) : step
  return valueAt((value as Item)[key], rest)
}

/** A value with another one at a path: undefined removes the field or item, and what is then empty. */
export function withValue<Value>(value: Value, path: Path, inner: unknown): Value
export function withValue(value: unknown, [step, ...rest]: Path, inner: unknown): unknown {
  if (step === undefined) return inner
  const list = Array.isArray(value) ? value : null
  const key = list ? positionIn(list, step) : step
  if (list && list[Number(key)] === undefined) return value
  const changed = withValue((value as Item | undefined)?.[key], rest, inner)
  if (list) return changed === undefined ? list.toSpliced(Number(key), 1) : list.with(Number(key), changed)
  if (changed !== undefined) return { ...(value as Item), [key]: changed }
  const { [key]: _, ...others } = (value ?? {}) as Item
  return Object.keys(others).length > 0 ? others : undefined
}
