/**
 * Writes the editor's changes into the text of the table, of which all else stays as it is, byte for byte.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Pair, YAMLMap, YAMLSeq } from 'yaml'
import { isCollection, isMap, isPair, isScalar, isSeq, parseDocument, Scalar, stringify } from 'yaml'
import { type Area, areaBox, type Corner, cornersOf, isUpright } from '../../table/area.ts'
import { parseTable } from '../../table/parseTable.ts'
import type { EditedRegion, EditedTable } from '../page/messages.ts'
import type { Outline } from '../page/outline.ts'

/** The fields with a text, in the order in which a new region has them; its outline follows the epithet. */
const TEXTS = ['name', 'epithet', 'landmark', 'heading', 'text'] as const

/** The part of a table that is edited, and all else. */
export interface PlainTable {
  readonly regions: readonly Area[]
  readonly land?: string
}

/**
 * The text of a table with other regions and another land; null if that cannot be written into this text. A
 * region counts as that of its `id` in the source; one with another id is new, and one that is missing goes
 * with its cards.
 */
export function editTable(source: string, edited: EditedTable): string | null {
  const text = withOrder(withValues(source, edited), edited)
  const [before, after] = [source, text].map((one) => parseTable(one).value as PlainTable | undefined)
  const isAsMeant =
    before && after && isDeepStrictEqual(comparable(after), comparable(tableWith(before, edited)))
  return isAsMeant ? text : null
}

/** The content of a table with other regions and another land. */
export function tableWith(table: PlainTable, { regions, land }: EditedTable): PlainTable {
  const edited = regions.map(({ id, landmark, corners, ...texts }) => {
    const { landmark: _, box: __, corners: ___, ...others } = { landmark, ...table.regions[id] }
    return { ...others, ...texts, ...areaOf(corners), ...(landmark && { landmark }) }
  })
  return { ...table, regions: edited, land }
}

/** An outline as the table has it. */
function areaOf(corners: Outline): Area {
  if (!isUpright(corners)) return { corners }
  const { left, top, right, bottom } = areaBox({ corners })
  return { box: [left, top, right - left, bottom - top] }
}

/** The same for both forms of a box, and with or without an empty land. */
function comparable({ regions, land = '', ...others }: PlainTable) {
  const outlines = regions.map(({ box, corners, ...fields }) => {
    return { ...fields, outline: cornersOf(box ? { box } : { corners: corners ?? [] }) }
  })
  return { ...others, land, regions: outlines }
}

/** A part of the source, in UTF-16 units, that gets another text. */
type Splice = readonly [start: number, end: number, text: string]

/** The source with the values of each region that it keeps, and the land. */
function withValues(source: string, { regions, land }: EditedTable): string {
  const table = parseDocument(source).contents as YAMLMap
  const splices = regions.flatMap((region) => {
    const map = regionsIn(table).items[region.id]
    if (!isMap(map)) return []
    const texts = TEXTS.map((field) => changeText(source, map, field, region[field], shapeIn(map)))
    return [...changeShape(source, map, region.corners), ...texts]
  })
  const word = pairOf(table, 'land') ? land : land || undefined
  const all = [...splices, changeText(source, table, 'land', word, pairOf(table, 'siteName'))]
  return all
    .filter((splice) => splice !== null)
    .sort((a, b) => b[0] - a[0])
    .reduce((text, [start, end, other]) => text.slice(0, start) + other + text.slice(end), source)
}

/** A new text of a field, added after another field if there is none, and removed if it is undefined. */
function changeText(
  source: string,
  map: YAMLMap,
  field: string,
  text: string | undefined,
  after?: Pair,
): Splice | null {
  const pair = pairOf(map, field)
  if ((pair ? (map.get(field) ?? '') : undefined) === text) return null
  if (text === undefined) {
    if (map.flow)
      return [endOf(source, map.items[map.items.indexOf(pair as Pair) - 1]), endOf(source, pair), '']
    return [
      lineEnd(source, source.lastIndexOf('\n', startOf(pair)) - 1),
      lineEnd(source, endOf(source, pair)),
      '',
    ]
  }
  if (pair) {
    const [start, value] = [startOf(pair.value), written(text, pair.value, map.flow)]
    return [start, endOf(source, pair), source[start - 1] === ':' ? ` ${value}` : value]
  }
  const value = `${field}: ${written(text, pairOf(map, 'name')?.value, map.flow)}`
  const end = endOf(source, after)
  if (map.flow) return [end, end, `, ${value}`]
  return [
    lineEnd(source, end),
    lineEnd(source, end),
    eolOf(source) + ' '.repeat(columnOf(source, after)) + value,
  ]
}

/** Another outline: in the same form, unless it is a box and can no longer be. */
function changeShape(source: string, map: YAMLMap, outline: Outline): Splice[] {
  const area = map.toJSON() as Area
  const pair = shapeIn(map)
  if (isDeepStrictEqual(cornersOf(area), outline) || !isSeq(pair?.value)) return []
  if (area.box) return [[startOf(pair), endOf(source, pair), shapeText(outline)]]
  const { items } = pair.value
  if (items.length === outline.length)
    return items.flatMap((item, index): Splice[] => {
      const corner = outline[index] as Corner
      const isSame = isDeepStrictEqual(area.corners?.[index], corner)
      return isSame ? [] : [[startOf(item), endOf(source, item), listText(corner)]]
    })
  const [start, end] = [startOf(items[0]), endOf(source, items.at(-1))]
  // Comments would be lost.
  if (source.slice(start, end).includes('#')) return []
  const between = source.slice(endOf(source, items[0]), startOf(items[1]))
  return [[start, end, outline.map(listText).join(between)]]
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
function created(source: string, like: YAMLMap, region: EditedRegion, dash: number): string {
  const inner = like.flow ? dash + 2 : columnOf(source, like)
  const lines = TEXTS.flatMap((field) => {
    const text = region[field]
    const line = text === undefined ? [] : [`${field}: ${written(text, pairOf(like, field)?.value)}`]
    return field === 'epithet' ? [...line, shapeText(region.corners)] : line
  })
  const [lead, indent] = [`${' '.repeat(dash)}-`.padEnd(inner), ' '.repeat(inner)]
  return lines.map((line, index) => eolOf(source) + (index === 0 ? lead : indent) + line).join('')
}

/** A text in the quotes of another one, as far as it can have these; in a single line. */
function written(text: string, like: unknown, isInFlow = false): string {
  if (/[\r\n]/.test(text)) return JSON.stringify(text)
  const { type = 'PLAIN' } = isScalar(like) ? like : {}
  const scalar = Object.assign(new Scalar(text), { type: type.startsWith('BLOCK') ? 'PLAIN' : type })
  const options = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false } as const
  if (isInFlow) return stringify([scalar], { ...options, collectionStyle: 'flow' }).slice(1, -2)
  return stringify({ k: scalar }, options).slice(3, -1)
}

function shapeText(outline: Outline): string {
  const { box, corners = [] } = areaOf(outline)
  return box ? `box: ${listText(box)}` : `corners: ${listText(corners.map(listText))}`
}
const listText = (items: readonly (string | number)[]) => `[${items.join(', ')}]`

const regionsIn = (table: YAMLMap) => table.get('regions') as YAMLSeq
const pairOf = (map: YAMLMap, key: string) =>
  map.items.find((pair) => isScalar(pair.key) && pair.key.value === key)
const shapeIn = (region: YAMLMap) => pairOf(region, 'box') ?? pairOf(region, 'corners')

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
