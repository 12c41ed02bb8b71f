/**
 * Writes the editor's changes into the text of the table. A collection is the text of its parts, one below
 * the other: those that change are written anew, and all others stay as they are, byte for byte.
 */
import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isCollection,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { parseTable } from '../../table/parseTable.ts'
import type { EditedTable } from '../page/messages.ts'

/** Fields in the order in which they are written; all others follow. */
const ORDER = (
  'siteName land at name address epithet box corners landmark file alt heading text title description ' +
  'date tags image link posts points level links group'
).split(' ')
const rank = (field: unknown) => ORDER.indexOf(String(field)) + 1 || ORDER.length + 1

/**
 * The text of a changed table; null if that cannot be written into this text. A region counts as that of its
 * `id` in the source; one with another id is new, and one that is missing goes with its cards.
 */
export function editTable(source: string, table: EditedTable): string | null {
  const isWindows = !/(?<!\r)\n/.test(source)
  const lines = withValue((isWindows ? source.replaceAll('\r\n', '\n') : source).replace(/\n?$/, '\n'), table)
  const text = isWindows ? lines.replaceAll('\n', '\r\n') : lines
  return same(parseTable(text).value, table) ? text : null
}

/** A value without ids. What is left empty is an empty text. */
export function plain<Value>(value: Value): Value {
  const json = JSON.stringify({ value }, (key, inner) =>
    key === 'id' ? undefined : inner === null ? '' : inner,
  )
  return JSON.parse(json).value
}
const same = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other))

/** The text of a block collection with another value. The `id` of an item is its position in the text. */
function withValue(text: string, value: object): string {
  const items = parseDocument<YAMLMap<Node> | YAMLSeq<Node>>(text).contents?.items ?? []
  const { parts, tail, indent } = partsOf(text, items)
  if (Array.isArray(value)) {
    const texts = value.map((item, index) => {
      const { notes, own } = parts[item?.id ?? index] ?? { notes: '', own: `${indent}- name:\n` }
      // Blank lines stay where they are.
      return (parts[index] ?? parts.at(-1))?.gap + notes + withPart(own, 0, item)
    })
    return texts.join('') + tail
  }
  const { id: _, ...fields } = value as Readonly<Record<string, unknown>>
  const texts = items.map((item, index): [string, string] => {
    const [name, { gap, notes, own }] = [String(isPair(item) && item.key), parts[index] as Part]
    const left = fields[name] === undefined ? commentsIn(own) : withPart(own, name, fields[name])
    return [name, gap + notes + left]
  })
  const names = texts.map(([name]) => name)
  for (const [name, inner] of Object.entries(fields))
    if (inner !== undefined && !names.includes(name)) {
      const at = texts.findLastIndex(([other]) => rank(other) <= rank(name))
      texts.splice(at + 1, 0, [name, withPart(`${indent}${name}:\n`, name, inner)])
    }
  return texts.map(([, own]) => own).join('') + tail
}

/** A part of a collection: blank lines and comments above it, and its own text. */
type Part = Readonly<Record<'gap' | 'notes' | 'own', string>>

/** The parts of a block collection, its indentation, and what is below it. */
function partsOf(text: string, items: readonly (Node | Pair<Node>)[]) {
  const lines = text.split(/(?<=\n)/)
  const firsts = items.map((item) => {
    const { range } = isPair(item) ? item.key : item
    return text.slice(0, range?.[0]).split('\n').length - 1
  })
  const indent = indentOf(lines[firsts[0] ?? 0])
  // Comments are about what is below them, but those that are indented further.
  const isAbove = new RegExp(`^( {0,${indent.length}}#.*)?\\s*$`)
  const startOf = (line: number): number => (isAbove.test(lines[line - 1] ?? '-') ? startOf(line - 1) : line)
  const starts = [...firsts, lines.length].map((line, index) => (index === 0 ? 0 : startOf(line)))
  const between = (from?: number, to?: number) => lines.slice(from, to).join('')
  const parts = firsts.map((first, index): Part => {
    const [, gap = '', notes = ''] = /^(\s*\n)?(.*)$/s.exec(between(starts[index], first)) ?? []
    return { gap, notes, own: between(first, starts[index + 1]) }
  })
  return { parts, indent, tail: between(starts.at(-1)) }
}

/** The text of a field of this name, or of an item, with another value. */
function withPart(text: string, name: string | 0, value: unknown): string {
  const yaml = parseDocument<YAMLMap | YAMLSeq>(text)
  const last = yaml.get(name, true)
  if (same(yaml.toJS()[name], value)) return text
  const isBlock = isCollection(last) && !last.flow
  if (isBlock && isSeq(last) === Array.isArray(value) && Object.keys(Object(value)).length > 0) {
    const start = 1 + text.indexOf(name === 0 ? '-' : '\n')
    // The fields of an item begin beside its dash.
    const column = name === 0 ? start : 0
    return (
      text.slice(0, start) + withValue(' '.repeat(column) + text.slice(start), Object(value)).slice(column)
    )
  }
  // Its dash is among the lines of another part.
  if (yaml.errors.length > 0) return text
  // Comments would be lost.
  if (isCollection(last) && /(^|\s)#/.test(text.slice(last.range?.[0], last.range?.[1]))) return text
  const isMaps =
    Array.isArray(value) && value.some((item) => typeof item === 'object' && !Array.isArray(item))
  const sortMapEntries = (a: Pair, b: Pair) => rank(a.key) - rank(b.key)
  const node = new Document(plain(value), { sortMapEntries }).contents as Node
  if (isCollection(node)) node.flow = !isMaps || (isCollection(last) && last.flow === true)
  if (isNode(last)) Object.assign(node, { comment: last.comment, commentBefore: last.commentBefore })
  if (isScalar(node) && isScalar(last) && last.type && !/BLOCK/.test(last.type)) node.type = last.type
  yaml.set(name, node)
  const style = { lineWidth: 0, singleQuote: true, flowCollectionPadding: isMaps || !Array.isArray(value) }
  // Not after a line separator, which is within a text.
  return yaml.toString(style).replace(/(?<![^\n])(?=.)/g, indentOf(text))
}

/** The comments in the text of a field that goes, as lines of their own. */
function commentsIn(text: string): string {
  const comments = [...new Lexer().lex(text)].filter((token) => token.startsWith('#'))
  return comments.map((comment) => `${indentOf(text)}${comment}\n`).join('')
}

const indentOf = (line = '') => /^ */.exec(line)?.[0] ?? ''
