/** Finds the mistakes in the table, as sentences that help the owner to correct them. */
import { pathOf } from '../site/paths.ts'
import { areCorners, type Targets, tableSchema } from './schema.ts'

/** The minimum side of a region, in map px: at the lowest zoom it is still large enough to tap. */
export const MIN_SIDE_PX = 63

/** The file to which messages refer. */
const FILE = 'src/realm.ts'

/** The surroundings that a table is checked against; each is optional. */
export interface Surroundings {
  /** The text of realm.ts, for the lines of the mistakes. */
  readonly source?: string
  /** The files in `public/`. */
  readonly files?: readonly string[]
  /** The files in `src/realm/` and its folders. */
  readonly ownFiles?: readonly string[]
  /** The paths of pages that the table does not name itself. */
  readonly pages?: readonly string[]
  /** Whether a point of the map, in map px, is on land. */
  readonly isLand?: (x: number, y: number) => boolean
}

/** A path into the table, as `['regions', 2, 'name']`. */
type Path = readonly PropertyKey[]

/** A box in map px, and the region that it is of. */
interface LabelledBox {
  readonly label: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Returns all mistakes in a table, a sentence each, with region, card and line. The table may have any shape, whatever
 * its type says.
 */
export function validateTable(
  table: unknown,
  { source = '', files = [], ownFiles = [], pages = [], isLand = () => true }: Surroundings = {},
): string[] {
  const targets: Targets = { pages: ['/', ...pathsOf(table), ...pages], files, ownFiles }
  const { error } = tableSchema(targets).safeParse(table)
  const mistakes = (error?.issues ?? []).map(({ path, message }) => ({ path: path as Path, message }))
  mistakes.push(...regionMistakes(table, isLand))
  return mistakes
    .map((mistake, found) => ({ ...mistake, found }))
    .sort((a, b) => regionIndex(a.path) - regionIndex(b.path) || a.found - b.found)
    .map(({ path, message }) => {
      const line = lineOf(source, table, path)
      return `${FILE}${line ? `:${line}` : ''}: ${sentence(table, path, message)}`
    })
}

/** The rules of each region that are not about its shape alone: its address, its box, its neighbours. */
function regionMistakes(table: unknown, isLand: (x: number, y: number) => boolean) {
  const mistakes: { path: Path; message: string }[] = []
  const taken = new Map<string, string>()
  const boxes: LabelledBox[] = []
  const { width = Infinity, height = Infinity } = (at(table, ['map']) ?? {}) as { width?: number; height?: number }

  for (const [index, region] of regionsOf(table).entries()) {
    const path = ['regions', index]
    const label = labelOf('region', region, index)
    const complain = (message: string, field?: string) =>
      mistakes.push({ path: field ? [...path, field] : path, message })

    const name = at(region, ['name'])
    if (isText(name)) {
      if (!/^[A-Za-z][A-Za-z0-9-]*( [A-Za-z0-9-]+)*$/.test(name)) {
        complain(
          'becomes an address: only the letters A to Z, digits, hyphens and single spaces, a letter first.',
          'name',
        )
      }
      const address = pathOf({ name })
      if (address === '/index') complain("would take the map's own address.", 'name')
      const owner = taken.get(address)
      if (owner) complain(`is taken by ${owner}: both pages would have the address ${address}.`, 'name')
      taken.set(address, label)
    }

    if (at(region, ['posts']) === true && at(region, ['link']) !== undefined) {
      complain('have no page, as its link leads elsewhere. Leave out one of the two.', 'posts')
    }

    const corners = at(region, ['corners'])
    if (!areCorners(corners)) continue
    const ys = corners.map(([y]) => y)
    const xs = corners.map(([, x]) => x)
    const box = { label, left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
    const { left, top, right, bottom } = box
    const isUpright = [
      [top, left],
      [top, right],
      [bottom, left],
      [bottom, right],
    ].every(([y, x]) => corners.some((corner) => corner[0] === y && corner[1] === x))
    if (!isUpright) complain('are not those of one upright box.', 'corners')
    if (left < 0 || top < 0 || right > width || bottom > height) {
      complain(`reach beyond the map, which is ${width} wide and ${height} high. Each is [y, x], y first.`, 'corners')
    } else if (landShare(box, isLand) < 0.5) {
      complain(
        'lie at sea. Move them to where at least half of the box is on land. Each is [y, x], y first.',
        'corners',
      )
    }
    if (right - left < MIN_SIDE_PX || bottom - top < MIN_SIDE_PX) {
      complain(
        `make a box ${right - left} wide and ${bottom - top} high. A finger needs at least ${MIN_SIDE_PX} each way.`,
        'corners',
      )
    }
    for (const other of boxes) {
      const isApart = right <= other.left || other.right <= left || bottom <= other.top || other.bottom <= top
      if (!isApart) complain(`make a box that overlaps that of ${other.label}.`, 'corners')
    }
    boxes.push(box)
  }
  return mistakes
}

/** The fraction of a box on land, from 0 to 1, sampled densely enough to notice each bay. */
function landShare(box: LabelledBox, isLand: (x: number, y: number) => boolean): number {
  const POINTS = 20
  let onLand = 0
  for (let row = 0.5; row < POINTS; row++) {
    for (let column = 0.5; column < POINTS; column++) {
      const x = box.left + ((box.right - box.left) * column) / POINTS
      const y = box.top + ((box.bottom - box.top) * row) / POINTS
      if (isLand(x, y)) onLand++
    }
  }
  return onLand / POINTS ** 2
}

/** The paths of the pages of all regions that have a name, and lead nowhere else. */
function pathsOf(table: unknown): string[] {
  return regionsOf(table)
    .filter((region) => at(region, ['link']) === undefined)
    .map((region) => at(region, ['name']))
    .filter(isText)
    .map((name) => pathOf({ name }))
}

/** A message with its subject: `region "Skills", card "One": its date is empty.` */
function sentence(table: unknown, path: Path, message: string): string {
  const labels: string[] = []
  for (const [depth, key] of path.entries()) {
    const next = path[depth + 1]
    if (typeof key === 'number') continue
    const kind = String(key).replace(/s$/, '')
    if (typeof next === 'number') labels.push(labelOf(kind, at(table, path.slice(0, depth + 2)), next))
    else if (next !== undefined) labels.push(String(key))
  }
  const last = path.at(-1)
  const subject = typeof last === 'number' ? 'it' : path.length > 1 ? `its ${String(last)}` : String(last)
  return labels.length > 0 ? `${labels.join(', ')}: ${subject} ${message}` : `${subject} ${message}`
}

/** How messages refer to a region or a card: by its name if it has one, else by its number. */
function labelOf(kind: string, thing: unknown, index: number): string {
  const name = ['name', 'title', 'label'].map((field) => at(thing, [field])).find(isText)
  return name ? `${kind} "${name}"` : `${kind} ${index + 1}`
}

/** The line of realm.ts on which the export, the region or the card begins that a path leads to. */
function lineOf(source: string, table: unknown, path: Path): number | undefined {
  const lines = source.split('\n')
  const [field, index, cards, card] = path
  const start = lines.findIndex((line) => new RegExp(`^export const ${String(field)}\\b`).test(line))
  if (start < 0 || typeof index !== 'number') return start < 0 ? undefined : start + 1

  const named = lines.flatMap((text, line) => (line > start && /^\s*(\{ )?name: /.test(text) ? [{ text, line }] : []))
  const name = at(table, ['regions', index, 'name'])
  // Of two with one name, each is found on its own line.
  const own = named[index]
  const region =
    field !== 'regions' || !isText(name) || own?.text.includes(name)
      ? own
      : named.find(({ text }) => text.includes(name))
  if (!region) return start + 1

  const title = cards === 'cards' && typeof card === 'number' ? at(table, [...path.slice(0, 4), 'title']) : undefined
  const titled = isText(title) ? lines.findIndex((text, line) => line > region.line && text.includes(title)) : -1
  return (titled < 0 ? region.line : titled) + 1
}

/** The value that a path leads to, in a table of any shape. */
function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner ? (inner as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  )
}

function regionsOf(table: unknown): unknown[] {
  const regions = at(table, ['regions'])
  return Array.isArray(regions) ? regions : []
}

/** The sort key of a mistake: those of the whole site come before those of the regions. */
function regionIndex([field, index]: Path): number {
  return field === 'regions' && typeof index === 'number' ? index : -1
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
