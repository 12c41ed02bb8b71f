/**
 * Merges two versions of a table that were made of the same one, field by field, and finds and replaces the
 * values in it.
 */

/** The way to a value: names of fields, and for an item of a list its `id`, else its position. */
export type Path = readonly (string | number)[]

/** A value that both versions have changed, in different ways; undefined where it was deleted. */
export interface Conflict {
  readonly path: Path
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Merged<Value> {
  /** Of each conflict it has my version, or theirs of what I have deleted. */
  readonly value: Value
  readonly conflicts: readonly Conflict[]
}

type Item = Readonly<Record<string, unknown>>

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Lists of other values are single values: two outlines do not make a third. */
const isList = (value: unknown): value is readonly Item[] => Array.isArray(value) && value.every(isItem)

/** Whether two values are the same as JSON, with their fields in any order. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...keys].every((key) => same((one as Item)[key], (other as Item)[key]))
  )
}

/** Merges two versions of `base`, all as JSON. */
export function merge<Value>(base: Value, mine: Value, theirs: Value, path: Path = []): Merged<Value> {
  if (same(mine, theirs) || same(theirs, base)) return { value: mine, conflicts: [] }
  if (same(mine, base)) return { value: theirs, conflicts: [] }
  const versions: readonly unknown[] = [base, mine, theirs]
  const merged = versions.every(isList)
    ? mergeLists(versions as Three<readonly Item[]>, path)
    : versions.every(isItem) && mergeFields(versions as Three<Item>, path)
  return (merged as Merged<Value>) || { value: mine ?? theirs, conflicts: [{ path, mine, theirs }] }
}

type Three<Value> = readonly [base: Value, mine: Value, theirs: Value]

function mergeFields([base, mine, theirs]: Three<Item>, path: Path): Merged<Item> {
  const keys = new Set([base, theirs, mine].flatMap(Object.keys))
  const fields = [...keys].map((key) => {
    return [key, merge(base[key], mine[key], theirs[key], [...path, key])] as const
  })
  const present = fields.filter(([, { value }]) => value !== undefined)
  return {
    value: Object.fromEntries(present.map(([key, { value }]) => [key, value])),
    conflicts: fields.flatMap(([, { conflicts }]) => conflicts),
  }
}

/** Null if one version has deleted an item that the other has changed, and no `id` says which. */
function mergeLists([base, mine, theirs]: Three<readonly Item[]>, path: Path): Merged<Item[]> | null {
  const keysOf = (list: readonly Item[], name: string) =>
    matches(base, list).map((at, index) => at ?? `${name} ${index}`)
  const keys: Three<readonly (string | number)[]> = [
    [...base.keys()],
    keysOf(mine, 'mine'),
    keysOf(theirs, 'theirs'),
  ]
  const value: Item[] = []
  const conflicts: Conflict[] = []
  for (const key of mergeOrder(...keys)) {
    const [was, own, other] = [base, mine, theirs].map((list, index) => list[keys[index]?.indexOf(key) ?? -1])
    const id = (own ?? other)?.id as number | undefined
    const merged = merge(was, own, other, [...path, id ?? value.length])
    if (id === undefined && merged.conflicts.some((one) => one.path.length === path.length + 1)) return null
    if (merged.value) value.push(merged.value)
    conflicts.push(...merged.conflicts)
  }
  return { value, conflicts }
}

/** The order of theirs, unless I have changed it; what only one has comes after what it follows there. */
function mergeOrder<Key>(base: readonly Key[], mine: readonly Key[], theirs: readonly Key[]): readonly Key[] {
  const common = (keys: readonly Key[]) =>
    keys.filter((key) => [base, mine, theirs].every((all) => all.includes(key)))
  const [lead, other] = same(common(mine), common(base)) ? [theirs, mine] : [mine, theirs]
  return other.reduce((order, key, index) => {
    const after = index > 0 ? order.indexOf(other[index - 1] as Key) + 1 : 0
    return order.includes(key) ? order : order.toSpliced(after, 0, key)
  }, lead)
}

/** What items keep when others of their fields are changed: the first that is the same tells. */
const MARKS = ['name', 'address', 'title', 'label', 'corners', 'text', 'description', 'link']

/** For each item of a list, the position in `base` of the one that it was; undefined for a new one. */
export function matches(base: readonly Item[], list: readonly Item[]): readonly (number | undefined)[] {
  const found = new Map<number, number>()
  const pair = (isMatch: (item: Item, at: number, was: Item, wasAt: number) => boolean) => {
    for (const [at, item] of list.entries()) {
      const taken = [...found.values()]
      const match = base.findIndex((was, wasAt) => !taken.includes(wasAt) && isMatch(item, at, was, wasAt))
      if (!found.has(at) && match >= 0) found.set(at, match)
    }
  }
  const hasIds = list.some(({ id }) => id !== undefined)
  for (const mark of hasIds ? ['id'] : MARKS)
    pair((item, _, was) => item[mark] !== undefined && same(item[mark], was[mark]))
  // Written anew, where it was.
  if (!hasIds && list.length === base.length) pair((_, at, __, wasAt) => at === wasAt)
  return list.map((_, at) => found.get(at))
}

/** The position of the step of a path in a list. */
const positionIn = (list: readonly unknown[], step: string | number) =>
  list.some((item) => isItem(item) && 'id' in item)
    ? list.findIndex((item) => isItem(item) && item.id === step)
    : Number(step)

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined || typeof value !== 'object' || value === null)
    return step === undefined ? value : undefined
  const key = Array.isArray(value) ? positionIn(value, step) : step
  return valueAt((value as Item)[key], rest)
}

/** A value with another one at a path. If that is undefined, without the field or item, and what is then empty. */
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
