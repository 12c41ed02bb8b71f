/** Finds the mistakes in the table, as sentences that help the owner to correct them. */
import { boxOf } from '../map/box.ts'
import type { Box } from '../panzoom/geometry.ts'
import { pathOf } from '../site/paths.ts'
import type { Region } from '../site/table.ts'
import { linkMistake } from './mistakes.ts'
import { pictureMistake } from './pictures.ts'
import { areCorners, tableSchema } from './schema.ts'

/** The minimum width and height of a region, in map px: large enough for a finger at the lowest zoom. */
export const MIN_SIDE_PX = 63

/** The surroundings that a table is checked against; each is optional. */
interface Surroundings {
  /** The text of realm.ts, which gives the lines of the mistakes. */
  readonly source?: string
  /** The files in `public/`, and those in `src/realm/` and its folders. */
  readonly files?: readonly string[]
  readonly ownFiles?: readonly string[]
  /** The paths of pages that the table does not name itself. */
  readonly pages?: readonly string[]
  readonly isLand?: IsLand
}

/** Whether a point of the map, in map px, is on land. */
type IsLand = (x: number, y: number) => boolean

/** A path into the table, for example `['regions', 2, 'name']`. */
type Path = readonly PropertyKey[]

/**
 * Returns all mistakes in a table, a sentence each, with region, card and line. The table may have any shape, whatever
 * its type says.
 */
export function validateTable(
  table: unknown,
  { source = '', files = [], ownFiles = [], pages = [], isLand = () => true }: Surroundings = {},
): string[] {
  const targets = { pages: ['/', ...pathsOf(table), ...pages], files }
  const schema = tableSchema(
    (link) => linkMistake(link, targets),
    (name) => pictureMistake(name, ownFiles),
  )
  const issues = [...(schema.safeParse(table).error?.issues ?? []), ...regionMistakes(table, isLand)]
  return issues
    .sort((a, b) => regionIndex(a.path) - regionIndex(b.path))
    .map(({ path, message }) => {
      const line = lineOf(source, table, path)
      return `src/realm.ts${line > 0 ? `:${line}` : ''}: ${sentence(table, path, message)}`
    })
}

/** The rules that concern more than a single field of a region. */
function regionMistakes(table: unknown, isLand: IsLand) {
  const mistakes: { path: Path; message: string }[] = []
  const labelsByAddress = new Map<string, string>()
  const neighbours: { label: string; box: Box }[] = []
  const { width = Infinity, height = Infinity } = (at(table, 'map') ?? {}) as { width?: number; height?: number }

  for (const [index, region] of regionsOf(table).entries()) {
    const { name, corners, link, posts } = region
    const label = labelOf('region', region, index)
    const complain = (field: string, message: string) => mistakes.push({ path: ['regions', index, field], message })

    if (isText(name)) {
      const address = pathOf({ name })
      const other = labelsByAddress.get(address)
      if (other) complain('name', `is taken by ${other}: both pages would have the address ${address}.`)
      labelsByAddress.set(address, label)
    }
    if (posts === true && link !== undefined)
      complain('posts', 'have no page, as its link leads elsewhere. Leave out one of the two.')

    if (!areCorners(corners)) continue
    const box = boxOf({ corners })
    const { left, top, right, bottom } = box
    const yFirst = 'Each is [y, x], y first.'
    if (left < 0 || top < 0 || right > width || bottom > height)
      complain('corners', `reach beyond the map, which is ${width} wide and ${height} high. ${yFirst}`)
    else if (landShare(box, isLand) < 0.5)
      complain('corners', `lie at sea. Move them to where at least half of the box is on land. ${yFirst}`)
    const size = `${right - left} wide and ${bottom - top} high`
    if (Math.min(right - left, bottom - top) < MIN_SIDE_PX)
      complain('corners', `make a box ${size}. A finger needs at least ${MIN_SIDE_PX} each way.`)
    for (const { label, box: other } of neighbours) {
      const isApart = right <= other.left || other.right <= left || bottom <= other.top || other.bottom <= top
      if (!isApart) complain('corners', `make a box that overlaps that of ${label}.`)
    }
    neighbours.push({ label, box })
  }
  return mistakes
}

/** The fraction of a box on land, from 0 to 1, sampled densely enough to notice each bay. */
function landShare({ left, top, right, bottom }: Box, isLand: IsLand): number {
  const shares = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20)
  const points = shares.flatMap((y) => shares.map((x) => isLand(left + x * (right - left), top + y * (bottom - top))))
  return points.filter(Boolean).length / points.length
}

/** The paths of the pages of all regions that have a name and no link. */
function pathsOf(table: unknown): string[] {
  return regionsOf(table).flatMap(({ name, link }) => (isText(name) && link === undefined ? pathOf({ name }) : []))
}

/** A message with its subject: `region "Skills", card "One": its date is empty.` */
function sentence(table: unknown, path: Path, message: string): string {
  const labels = path.flatMap((key, depth) => {
    const next = path[depth + 1]
    if (typeof key === 'number' || next === undefined) return []
    const isList = typeof next === 'number'
    return isList ? labelOf(String(key).replace(/s$/, ''), at(table, ...path.slice(0, depth + 2)), next) : String(key)
  })
  const last = path.at(-1)
  const subject = typeof last === 'number' ? 'it' : path.length > 1 ? `its ${String(last)}` : String(last)
  return `${labels.length > 0 ? `${labels.join(', ')}: ` : ''}${subject} ${message}`
}

/** How messages refer to a region or a card: by its name if it has one, else by its number. */
function labelOf(kind: string, thing: unknown, index: number): string {
  const name = ['name', 'title', 'label'].map((field) => at(thing, field)).find(isText)
  return name ? `${kind} "${name}"` : `${kind} ${index + 1}`
}

/** The line of realm.ts on which the export, region or card at a path starts; 0 if it is not found. */
function lineOf(source: string, table: unknown, path: Path): number {
  const lines = source.split('\n')
  const [field, index, cards, card] = path
  const start = lines.findIndex((line) => new RegExp(`^export const ${String(field)}\\b`).test(line))
  if (start < 0 || field !== 'regions' || typeof index !== 'number') return start + 1

  const named = lines.flatMap((text, line) => (line > start && /^\s*(\{ )?name: /.test(text) ? { text, line } : []))
  const name = at(table, 'regions', index, 'name')
  // By position first: two regions may have the same name by mistake.
  const candidates = [...named.slice(index, index + 1), ...named]
  const region = isText(name) ? candidates.find(({ text }) => text.includes(name)) : named[index]
  if (!region) return start + 1

  const title = cards === 'cards' && typeof card === 'number' ? at(table, ...path.slice(0, 4), 'title') : undefined
  const titled = isText(title) ? lines.findIndex((text, line) => line > region.line && text.includes(title)) : -1
  return (titled < 0 ? region.line : titled) + 1
}

/** The value at a path, in a table of any shape. */
function at(value: unknown, ...path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner ? (inner as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  )
}

/** The regions of a table of any shape; one that is no object has no fields. */
function regionsOf(table: unknown): { readonly [Field in keyof Region]?: unknown }[] {
  const regions = at(table, 'regions')
  return Array.isArray(regions) ? regions.map(Object) : []
}

/** The sort key of a mistake: those of the whole site come before those of the regions. */
function regionIndex([field, index]: Path): number {
  return field === 'regions' && typeof index === 'number' ? index : -1
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
