/**
 * Writes the editor's changes into the text of the table, of which all else stays as it is, byte for byte.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Pair, YAMLMap, YAMLSeq } from 'yaml'
import { isCollection, isMap, isPair, isScalar, isSeq, parseDocument, Scalar, stringify } from 'yaml'
import { type Area, areaBox, cornersOf, isUpright } from '../../table/area.ts'
import { parseTable } from '../../table/parseTable.ts'
import type { EditedRegion, EditedTable } from '../page/messages.ts'
import type { Outline } from '../page/outline.ts'

/** Fields in the order in which they are written; all others follow. */
const ORDER = (
  'siteName land name address epithet box corners landmark file alt heading text title description date tags ' +
  'image link posts points level links group'
).split(' ')

/** The part of a table that is edited, and all else. */
export interface PlainTable {
  readonly regions: readonly Area[]
  readonly land?: string
}

/**
 * The text of a table with its edited part; null if that cannot be written into this text. A region counts as
 * that of its `id` in the source; one with another id is new, and one that is missing goes with its cards.
 */
export function editTable(source: string, edited: EditedTable): string | null {
  const text = withOrder(withValues(source, edited), edited)
  const [before, after] = [source, text].map((one) => parseTable(one).value as PlainTable | undefined)
  const isAsMeant =
    before && after && isDeepStrictEqual(comparable(after), comparable(tableWith(before, edited)))
  return isAsMeant ? text : null
}

/** The content of a table with its edited part. */
export function tableWith(table: PlainTable, { regions, ...others }: EditedTable): PlainTable {
  return { ...table, ...others, regions: regions.map(({ id: _, ...region }) => regionOf(region)) }
}

/** A region as the table has it. */
const regionOf = ({ corners, ...fields }: Omit<EditedRegion, 'id'>) => ({ ...fields, ...areaOf(corners) })

/** An outline as the table has it. */
function areaOf(corners: Outline): Area {
  if (!isUpright(corners)) return { corners }
  const { left, top, right, bottom } = areaBox({ corners })
  return { box: [left, top, right - left, bottom - top] }
}

/** The same for both forms of a box, and with or without an empty land. */
function comparable({ regions, land = '', ...others }: PlainTable): unknown {
  const outlines = regions.map(({ box, corners, ...fields }) => {
    return { ...fields, outline: cornersOf(box ? { box } : { corners: corners ?? [] }) }
  })
  // Without fields that are undefined.
  return JSON.parse(JSON.stringify({ ...others, land, regions: outlines }))
}

/** A part of the source, in UTF-16 units, that gets another text. */
type Splice = readonly [start: number, end: number, text: string]

/** The source with the values of each region that it keeps, and those outside of regions. */
function withValues(source: string, { regions, land, ...others }: EditedTable): string {
  const table = parseDocument(source).contents as YAMLMap
  const values = { ...others, land: pairOf(table, 'land') ? land : land || undefined }
  const splices = regions.flatMap(({ id, corners, ...fields }) => {
    const map = regionsIn(table).items[id]
    if (!isMap(map)) return []
    const { box, corners: own } = map.toJSON() as Area
    const isSame = isDeepStrictEqual(cornersOf(box ? { box } : { corners: own ?? [] }), corners)
    // In the same form, unless it is a box and can no longer be: then in its place.
    const area = isSame ? { box, corners: own } : box ? areaOf(corners) : { corners }
    const pair = area.corners && pairOf(map, 'box')
    const { box: _, corners: __, ...gone } = fieldsOf(map)
    const shape: Splice[] = pair
      ? [[startOf(pair), endOf(source, pair), `corners: ${written(area.corners)}`]]
      : changeFields(source, map, area)
    return [...shape, ...changeFields(source, map, { ...gone, ...fields })]
  })
  // From the end on; of those at the same position the last one first.
  return [...changeFields(source, table, values), ...splices]
    .reverse()
    .sort((a, b) => b[0] - a[0])
    .reduce((text, [start, end, other]) => text.slice(0, start) + other + text.slice(end), source)
}

/** The fields of a map, each of them undefined. */
const fieldsOf = (map: YAMLMap): Record<string, unknown> =>
  Object.fromEntries(map.items.map(({ key }) => [isScalar(key) ? key.value : '', undefined]))

/** Other values of these fields. One that is undefined is removed, and a new one follows those before it. */
function changeFields(source: string, map: YAMLMap, fields: object): Splice[] {
  return Object.entries(fields).flatMap(([field, value]): Splice[] => {
    const pair = pairOf(map, field)
    if (pair && value !== undefined) return changeValue(source, pair.value, value, map.flow)
    if (pair) return [removal(source, map, pair)]
    return value === undefined ? [] : [addition(source, map, field, value)]
  })
}

/** Another value in the place of one: in the same form, as far as it has the same parts. */
function changeValue(source: string, node: unknown, value: unknown, isInFlow?: boolean): Splice[] {
  if (isMap(node) && typeof value === 'object')
    return changeFields(source, node, { ...fieldsOf(node), ...value })
  const items = isSeq(node) && Array.isArray(value) ? node.items : []
  if (isSeq(node) && Array.isArray(value) && value.length === items.length)
    return value.flatMap((item, index) => changeValue(source, items[index], item, isInFlow || node.flow))
  if (isScalar(node) && (node.value ?? '') === value) return []
  const isList = Array.isArray(value) && value.length > 0 && items.length > 1
  const [start, end] = isList
    ? [startOf(items[0]), endOf(source, items.at(-1))]
    : [startOf(node), endOf(source, node)]
  // Comments would be lost.
  if (isCollection(node) && /(^|\s)#/.test(source.slice(start, end))) return []
  const between = source.slice(endOf(source, items[0]), startOf(items[1]))
  const text = isList ? value.map((item) => written(item)).join(between) : written(value, node, isInFlow)
  return [[start, end, source[start - 1] === ':' ? ` ${text}` : text]]
}

function removal(source: string, map: YAMLMap, pair: Pair): Splice {
  const end = endOf(source, pair)
  if (map.flow) return [endOf(source, map.items[map.items.indexOf(pair) - 1]), end, '']
  return [lineEnd(source, source.lastIndexOf('\n', startOf(pair)) - 1), lineEnd(source, end), '']
}

function addition(source: string, map: YAMLMap, field: string, value: unknown): Splice {
  const before = ORDER.slice(0, ORDER.indexOf(field)).flatMap((name) => pairOf(map, name) ?? [])
  const after = before.sort((a, b) => map.items.indexOf(a) - map.items.indexOf(b)).at(-1) ?? map.items[0]
  const like = pairOf(map, 'name') ?? pairOf(map, 'title')
  const text = `${field}: ${written(value, like?.value, map.flow)}`
  const end = map.flow ? endOf(source, after) : lineEnd(source, endOf(source, after))
  return [end, end, map.flow ? `, ${text}` : eolOf(source) + ' '.repeat(columnOf(source, after)) + text]
}

/** The source with its regions in another order, without those that are gone, and with new ones. */
function withOrder(source: string, { regions }: EditedTable): string {
  const table = parseDocument(source).contents as YAMLMap
  const list = regionsIn(table)
  const { items } = list
  if (regions.length === items.length && regions.every(({ id }, index) => id === index)) return source
  // Comments above a region are about it, but those that are indented further belong to the one before.
  const dash = columnOf(source, list)
  const further = new RegExp(`^(?:\\r?\\n {${dash + 1},}#[^\\r\\n]*)*`)
  const ends = items.map((item) => {
    const end = lineEnd(source, endOf(source, item))
    return end + (further.exec(source.slice(end))?.[0].length ?? 0)
  })
  const begin = lineEnd(source, rangeOf(pairOf(table, 'regions')?.key)[1])
  const parts = ends.map((end, index) => source.slice(ends[index - 1] ?? begin, end))
  // Blank lines stay where they are.
  const gapOf = (part = '') => /^(?:\r?\n[ \t]*(?=\r?\n))*/.exec(part)?.[0] ?? ''
  const texts = regions.map((region, index) => {
    const part = parts[region.id] ?? created(source, items[0] as YAMLMap, region, dash)
    return gapOf(parts[index] ?? parts.at(-1)) + part.slice(gapOf(part).length)
  })
  return source.slice(0, begin) + texts.join('') + source.slice(ends.at(-1))
}

/** The text of a new region, with the indentation and the quotes of another one. */
function created(source: string, like: YAMLMap, { id: _, ...region }: EditedRegion, dash: number): string {
  const inner = like.flow ? dash + 2 : columnOf(source, like)
  const rank = (field: string) => ORDER.indexOf(field) + 1 || ORDER.length + 1
  const lines = Object.entries(regionOf(region))
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => rank(a) - rank(b))
    .flatMap(([field, value]) => {
      if (field === 'cards') return stringify({ cards: value }, STYLE).trimEnd().split('\n')
      return `${field}: ${written(value, pairOf(like, field)?.value)}`
    })
  const [lead, indent] = [`${' '.repeat(dash)}-`.padEnd(inner), ' '.repeat(inner)]
  return lines.map((line, index) => eolOf(source) + (index === 0 ? lead : indent) + line).join('')
}

/** A value in a single line: a text in the quotes of another one, as far as it can have these. */
function written(value: unknown, like?: unknown, isInFlow = false): string {
  if (Array.isArray(value)) return `[${value.map((item) => written(item, null, true)).join(', ')}]`
  if (typeof value === 'object' && value) {
    const fields = Object.entries(value).map(([field, inner]) => `${field}: ${written(inner, null, true)}`)
    return `{ ${fields.join(', ')} }`
  }
  if (typeof value !== 'string') return String(value)
  if (/[\r\n]/.test(value)) return JSON.stringify(value)
  const { type = 'PLAIN' } = isScalar(like) ? like : {}
  const scalar = Object.assign(new Scalar(value), { type: type.startsWith('BLOCK') ? 'PLAIN' : type })
  if (isInFlow) return stringify([scalar], { ...STYLE, collectionStyle: 'flow' }).slice(2, -3)
  return stringify({ k: scalar }, STYLE).slice(3, -1)
}

/** Texts are not folded. */
const STYLE = { lineWidth: 0, singleQuote: true } as const

const regionsIn = (table: YAMLMap) => table.get('regions') as YAMLSeq
const pairOf = (map: YAMLMap, key: string) =>
  map.items.find((pair) => isScalar(pair.key) && pair.key.value === key)

/**
 * Where a node, or the key of a pair, has its text in the source; that of a block goes on to the next one.
 */
function rangeOf(node: unknown): readonly [start: number, end: number] {
  const { range } = (isPair(node) ? node.key : (node ?? {})) as { range?: [number, number, number] | null }
  return [range?.[0] ?? 0, range?.[1] ?? 0]
}

const startOf = (node: unknown) => rangeOf(node)[0]

/** The end of the last character of a node, or of a pair. */
function endOf(source: string, node: unknown): number {
  if (isPair(node)) return endOf(source, node.value ?? node.key)
  if (isCollection(node) && !node.flow && node.items.length > 0) return endOf(source, node.items.at(-1))
  const [start, end] = rangeOf(node)
  return start + source.slice(start, end).trimEnd().length
}

/** The end of the line of a position, before its line break. */
const lineEnd = (source: string, at: number) => at + (/\r?\n|$/.exec(source.slice(at))?.index ?? 0)
/** How far a node is from the start of its line. */
const columnOf = (source: string, node: unknown) =>
  startOf(node) - source.lastIndexOf('\n', startOf(node) - 1) - 1
const eolOf = (source: string) => (source.includes('\r\n') ? '\r\n' : '\n')
