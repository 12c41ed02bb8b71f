/** Writes changed regions into the text of realm.ts, all of whose other characters stay. */
import { parseSync } from 'vite'
import { areaBox, isUpright } from '../../table/area.ts'
import type { EditedRegion } from '../page/messages.ts'
import type { Outline } from '../page/outline.ts'
import { ByHand, bare, keyOf, type Node, nodesOf, quoted, textOf, valueIn } from './syntax.ts'

/** Those that are single texts, in the order in which a new region has them. */
const TEXTS = ['name', 'epithet', 'landmark', 'heading', 'text'] as const

/** The text of a file, with its comments. */
interface File {
  readonly source: string
  readonly eol: string
  readonly comments: readonly { readonly start: number; readonly end: number }[]
}

/** An item of a list: the node that it comes from, if any, and its text. */
interface Item {
  readonly node?: Node
  readonly text: string
}

/**
 * The source with these regions, in this order, in place of its own: `from` counts those of the source. Throws
 * {@link ByHand} if they are not written as plain values.
 */
export function writeRegions(source: string, regions: readonly EditedRegion[]): string {
  const { program, comments } = parseSync('realm.ts', source)
  const file: File = { source, comments, eol: source.includes('\r\n') ? '\r\n' : '\n' }
  const list = listOf(program)
  const elements = nodesOf(list, 'elements')
  const own = elements.map(regionOf)
  const items = regions.map((region): Item => {
    const [node, element] = [own[region.from ?? -1], elements[region.from ?? -1]]
    if (!node || !element) return { text: created(file, own[0], region) }
    const [before, after] = [source.slice(element.start, node.start), source.slice(node.end, element.end)]
    return { node: element, text: before + changed(file, node, region) + after }
  })
  return source.slice(0, list.start) + relist(file, list, elements, items) + source.slice(list.end)
}

/** The list of the exported constant `regions`. */
function listOf(program: object): Node {
  const list = valueIn(program, 'regions')
  if (list?.type !== 'ArrayExpression') throw new ByHand('its regions are not a plain list between [ and ].')
  return list
}

function regionOf(element: Node | null, index: number): Node {
  const node = bare(element)
  const isPlain =
    node?.type === 'ObjectExpression' && nodesOf(node, 'properties').every(({ type }) => type === 'Property')
  if (!isPlain) throw new ByHand(`its region ${index + 1} is computed, not written between { and }.`)
  numbersOf(shapeOf(node))
  return node
}

/** The text of a region with these values. Literals that already have them stay as they are. */
function changed(file: File, node: Node, region: EditedRegion): string {
  const { source } = file
  const properties = nodesOf(node, 'properties')
  const shape = shapeOf(node)
  const items = properties.flatMap((property): Item[] => {
    const value = bare(property.value as Node)
    const withValue = (text: string) =>
      source.slice(property.start, value.start) + text + source.slice(value.end, property.end)
    if (property === shape) return [{ node: property, text: reshaped(file, property, region.corners) }]
    const field = TEXTS.find((name) => name === keyOf(property))
    if (!field || region[field] === textOf(value)) {
      return [{ node: property, text: source.slice(property.start, property.end) }]
    }
    if (textOf(value) === undefined) throw new ByHand(`the ${field} of region "${region.name}" is computed.`)
    const text = region[field]
    return text === undefined ? [] : [{ node: property, text: withValue(quoted(text, source[value.start])) }]
  })
  if (region.landmark && !properties.some((property) => keyOf(property) === 'landmark')) {
    const after = items.findIndex((item) => item.node === shape)
    items.splice(after + 1, 0, { text: `landmark: ${quoted(region.landmark, quoteIn(file, node))}` })
  }
  return relist(file, node, properties, items)
}

/** The property with another outline: in the same form, unless it is a box and can no longer be. */
function reshaped({ source, eol }: File, property: Node, outline: Outline): string {
  const value = bare(property.value as Node)
  const isBox = keyOf(property) === 'box'
  const text = source.slice(property.start, property.end)
  if (isBox && !isUpright(outline)) return cornersText(outline)
  const numbers = isBox ? boxNumbers(outline) : outline.flat()
  const literals = numbersOf(property)
  // From the last one, so that the positions of the others stay.
  if (literals.length === numbers.length)
    return literals.reduceRight((text, { node, number }, index) => {
      if (number === numbers[index]) return text
      const [start, end] = [node.start - property.start, node.end - property.start]
      return text.slice(0, start) + numbers[index] + text.slice(end)
    }, text)
  const before = source.slice(value.start, value.end)
  // The indentation of its lines, if it has several.
  const [, indent] = /\n([ \t]*)\S/.exec(before) ?? []
  const close = /\n([ \t]*)\]$/.exec(before)?.[1] ?? ''
  const corners = outline.map(cornerText)
  const list =
    indent === undefined
      ? `[${corners.join(', ')}]`
      : `[${corners.map((corner) => `${eol}${indent}${corner},`).join('')}${eol}${close}]`
  return source.slice(property.start, value.start) + list + source.slice(value.end, property.end)
}

/** The text of a new region, with the indentation and the quotes of another one. */
function created(file: File, like: Node | undefined, region: EditedRegion): string {
  const indent = like ? indentAt(file, like.start) : '  '
  const first = like && nodesOf(like, 'properties')[0]
  const inner = (first && /\n([ \t]*)$/.exec(file.source.slice(like.start, first.start))?.[1]) ?? `${indent}  `
  const shape = isUpright(region.corners)
    ? `box: [${boxNumbers(region.corners).join(', ')}]`
    : cornersText(region.corners)
  const lines = TEXTS.flatMap((field) => {
    const value = region[field]
    const line = value === undefined ? [] : [`${field}: ${quoted(value, quoteIn(file, like))}`]
    return field === 'epithet' ? [...line, shape] : line
  })
  return ['{', ...lines.map((line) => `${inner}${line},`), `${indent}}`].join(file.eol)
}

/**
 * The text of a list or an object with other items. Each keeps the comments above it and at the end of its line; blank space
 * and commas stay where they are.
 */
function relist(file: File, container: Node, nodes: readonly Node[], items: readonly Item[]): string {
  const { source, eol } = file
  let at = container.start + 1
  const parts = nodes.map((node) => {
    const lead = source.slice(at, node.start)
    const comma = nextAt(file, node.end)
    const hasComma = source[comma] === ','
    const end = hasComma ? comma + 1 : node.end
    const trail = TRAIL.exec(source.slice(end))?.[0] ?? ''
    at = end + trail.length
    return { node, lead, between: hasComma ? source.slice(node.end, comma) : '', hasComma, trail }
  })
  const leads = parts.map(({ lead }) => lead)
  const [first = ' ', ...others] = leads
  const ofLine = first.includes('\n') ? eol + first.slice(first.lastIndexOf('\n') + 1) : ' '
  const usual = others.findLast(isBlank) ?? ofLine
  let text = source[container.start] ?? ''
  let isInLineComment = false
  const breakLine = (next: string) => {
    text += isInLineComment && !/^[ \t]*\r?\n/.test(next) ? eol : ''
  }
  for (const [index, item] of items.entries()) {
    const part = parts.find(({ node }) => node === item.node)
    const [atPlace, own] = [leads[index], part?.lead]
    const blank = atPlace !== undefined && isBlank(atPlace) ? atPlace : index === 0 ? ofLine : usual
    const lead = own !== undefined && !isBlank(own) ? own : blank
    breakLine(lead)
    const isLast = index === items.length - 1
    const comma = !isLast || parts.at(-1)?.hasComma ? ',' : ''
    text += lead + item.text + (part?.between ?? '') + comma + (part?.trail ?? '')
    isInLineComment = part?.trail.includes('//') ?? false
  }
  const tail = source.slice(at, container.end)
  breakLine(tail)
  return text + tail
}

/** Comments at the end of a line, after an item. */
const TRAIL = /^(?:[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/))+(?=[ \t]*\r?\n)/

const isBlank = (text: string) => text.trim() === ''

/** The position of the next character after `at` that is neither blank nor in a comment. */
function nextAt({ source, comments }: File, at: number): number {
  let next = at
  for (;;) {
    next += /^\s*/.exec(source.slice(next))?.[0].length ?? 0
    const comment = comments.find(({ start }) => start === next)
    if (!comment) return next
    next = comment.end
  }
}

/** The property of a region with its outline. */
function shapeOf(region: Node): Node {
  const shapes = nodesOf(region, 'properties').filter((property) => ['corners', 'box'].includes(keyOf(property)))
  const [shape] = shapes
  if (!shape || shapes.length > 1) throw new ByHand('a region has no corners, or two lists of them.')
  return shape
}

/** The numbers of an outline's property, in order, with their nodes. */
function numbersOf(shape: Node): { node: Node; number: number }[] {
  const within = (value: Node | null): { node: Node; number: number }[] => {
    const node = bare(value)
    if (node?.type === 'ArrayExpression') return nodesOf(node, 'elements').flatMap(within)
    const isNegative = node?.type === 'UnaryExpression' && node.operator === '-'
    const number = isNegative ? (node.argument as Node).value : node?.value
    if (!node || typeof number !== 'number') throw new ByHand('the corners of a region are computed.')
    return [{ node, number: isNegative ? -number : number }]
  }
  return within(shape.value as Node)
}

function boxNumbers(outline: Outline): number[] {
  const { left, top, right, bottom } = areaBox({ corners: outline })
  return [left, top, right - left, bottom - top]
}

const cornerText = ([y, x]: Outline[number]) => `[${y}, ${x}]`
const cornersText = (outline: Outline) => `corners: [${outline.map(cornerText).join(', ')}]`

/** The quotes of a region's name; those of a template are for that text alone. */
function quoteIn({ source }: File, region: Node | undefined): string {
  const name = nodesOf(region, 'properties').find((property) => keyOf(property) === 'name')
  return name && source[(name.value as Node).start] === '"' ? '"' : "'"
}

/** The blank space at the start of the line of a position. */
function indentAt({ source }: File, at: number): string {
  return /^[ \t]*/.exec(source.slice(source.lastIndexOf('\n', at - 1) + 1, at))?.[0] ?? ''
}
