import type { Size } from '../panzoom/geometry.ts'
import { areaBox, cornersOf } from './area.ts'
import type { Corner } from './box.ts'
import { cureOf } from './covers.ts'
import type { Cover, IsLand } from './drawn.ts'
import { inTable, type LineOf, linkMistake, type PictureMistake, pictureMistake } from './mistakes.ts'
import { pathOf } from './pathOf.ts'
import { tableSchema } from './schema.ts'
import { depthIn, overlapping, roomIn } from './shape.ts'
import { isOwn, pagesOf, type Region, type Table } from './table.ts'

/** The minimum width and height of a region, in map px: large enough for a finger at the lowest zoom. */
const MIN_SIDE_PX = 63

/**
 * The same on an own picture, as a part of its shorter side: 24 px on a small phone, whose screen it fills.
 */
const MIN_SIDE_PART = 0.05

/**
 * What surrounds a table: files at the site's root and in `src/realm`, paths of pages that it does not name.
 */
export interface Surroundings
  extends Partial<Readonly<Record<'files' | 'realmFiles' | 'pages', readonly string[]>>> {
  readonly lineOf?: LineOf
  readonly isLand?: IsLand
  /** The places that lie over something, as far as that is known. */
  readonly covers?: readonly Cover[]
  /** The size of the owner's own picture, and the mistakes in it. */
  readonly own?: { readonly own?: Size; readonly mistakes: readonly PictureMistake[] }
}

/** Whether the map of a table of any shape is the owner's own picture. */
export function hasPicture(table: unknown): boolean {
  return at(table, 'map', 'picture') !== undefined
}

/** A mistake, as the end of a sentence, and its path in the table, for example `['regions', 2, 'name']`. */
export interface Mistake {
  readonly path: readonly PropertyKey[]
  readonly message: string
  /** The path to its line, where that is another. */
  readonly linePath?: readonly PropertyKey[]
  /** Whether it is a mistake in what the field is of: the field only gives the line. */
  readonly isOfOwner?: boolean
  /** Whether it can be said better once the land has been surveyed. */
  readonly isAtSea?: boolean
  /** The position of another region that it also concerns. */
  readonly other?: number
  /** The way to the nearest free spot, if it is a place in the wrong one. */
  readonly free?: Cover['free'] | undefined
}

/** The mistakes in a table of any shape, a sentence each, with its line. */
export function validateTable(table: unknown, surroundings: Surroundings = {}): string[] {
  return sentencesOf(mistakesIn(table, surroundings), table, surroundings.lineOf)
}

/** The mistakes in a table of any shape. Regions are only compared once all fields are right. */
export function mistakesIn(
  table: unknown,
  { files = [], realmFiles = [], pages = [], isLand = () => true, covers = [], own }: Surroundings,
): readonly Mistake[] {
  const namedIn = (field: string) => {
    const items = at(table, field)
    return Array.isArray(items) ? items.filter((item) => typeof at(item, 'name') === 'string') : []
  }
  const targets = {
    pages: ['/', ...[...pagesOf(namedIn('regions')), ...namedIn('pages')].map(pathOf), ...pages],
    files,
  }
  const schema = tableSchema(
    (link) => linkMistake(link, targets),
    (name) => pictureMistake(name, realmFiles),
    hasPicture(table),
  )
  const { error, data } = schema.safeParse(table)
  if (error)
    return error.issues.map((issue) => {
      const { path, message } = issue
      return {
        path,
        message,
        ...(issue.code === 'unrecognized_keys' && { linePath: [...path, issue.keys[0] ?? ''] }),
      }
    })
  if (own && own.mistakes.length > 0)
    return own.mistakes.map(({ field, message }) => ({ path: ['map', field], message }))
  return [
    ...addressMistakes(data),
    ...startMistakes(data, own?.own),
    ...regionMistakes(data, own?.own ?? data.map, { isLand, covers }),
  ]
}

/** A sentence for each mistake, with its line in the file. */
export function sentencesOf(
  mistakes: readonly Mistake[],
  table: unknown,
  lineOf: LineOf = () => 0,
): string[] {
  return mistakes.map((mistake) =>
    inTable(sentence(table, mistake), lineOf(mistake.linePath ?? mistake.path)),
  )
}

/** The names that make no address for a page, or the same as another one. */
function addressMistakes({ regions, pages }: Table): Mistake[] {
  const named = [
    ...regions.map((region, index) => ({ kind: 'region', path: ['regions', index, 'name'], ...region })),
    ...pages.map((page, index) => ({ kind: 'page', path: ['pages', index, 'name'], ...page })),
  ]
  return named.flatMap((item, index) => {
    const address = pathOf(item)
    const mistake = (message: string) => [{ path: item.path, message }]
    if (address === '/') return mistake('makes no address. Add one, for example `address: blog`.')
    if (address === '/files' && 'posts' in item)
      return mistake(
        'has its posts in src/realm/files, which is for your own files. Add `address: …` with another one.',
      )
    if (['/index', '/assets'].includes(address))
      return mistake(
        'is reserved: /index would be the address of the map, and /assets is that of the scripts.',
      )
    const other = named.slice(0, index).find((earlier) => pathOf(earlier) === address)
    return other
      ? mistake(`is taken by ${other.kind} "${other.name}": both pages would have the address ${address}.`)
      : []
  })
}

/** The mistakes in the start of an own picture, whose size is `picture`. */
function startMistakes({ map, regions }: Table, picture: Size | undefined): Mistake[] {
  if (!isOwn(map) || !picture || map.start === undefined) return []
  const mistake = (message: string) => [{ path: ['map', 'start'], message }]
  const { start } = map
  if (typeof start === 'string') {
    const names = regions.map(({ name }) => name)
    return names.includes(start) ? [] : mistake(`"${start}" is no place. There are: ${names.join(', ')}.`)
  }
  const [y, x] = start
  const isIn = x >= 0 && y >= 0 && x <= picture.width && y <= picture.height
  return isIn
    ? []
    : mistake(
        `lies outside the picture, which is ${picture.width} wide and ${picture.height} high. It is [y, x].`,
      )
}

/**
 * The rules that concern more than a single field of a region. On an own picture, there is neither land nor
 * sea.
 */
function regionMistakes(
  { map, regions, land }: Table,
  size: object,
  { isLand, covers }: Required<Pick<Surroundings, 'isLand' | 'covers'>>,
): Mistake[] {
  const { width, height } = { width: 0, height: 0, ...size }
  const minSide = isOwn(map) ? Math.round(MIN_SIDE_PART * Math.min(width, height)) : MIN_SIDE_PX
  const mistakes: Mistake[] = []
  for (const [index, region] of regions.entries()) {
    const earlier = regions.slice(0, index)
    const path = (field: keyof Region) => ['regions', index, field]

    if (region.posts && region.link !== undefined)
      mistakes.push({
        path: path('posts'),
        message: 'have no page, as its link leads elsewhere. Leave out one of the two.',
      })

    const complain = (message: string, details: Pick<Mistake, 'isAtSea' | 'free' | 'other'> = {}) =>
      mistakes.push({ path: path(region.box ? 'box' : 'corners'), message, isOfOwner: true, ...details })
    const order = region.box ? 'A box is [x, y, width, height], x first.' : 'A corner is [y, x], y first.'
    const corners = cornersOf(region)
    const { left, top, right, bottom } = areaBox(region)
    if (left < 0 || top < 0 || right > width || bottom > height)
      complain(
        `reaches beyond the ${isOwn(map) ? 'picture' : 'map'}, which is ${width} wide and ${height} high. ${order}`,
      )
    // A land that grows from a word has ground around each place.
    else if (!isOwn(map) && !land && landShare(corners, isLand) < 0.5) {
      const cover = covers.find(({ place }) => place === region.name)
      complain(`lies at sea. ${cureOf(region, cover, land)} ${order}`, { isAtSea: true, free: cover?.free })
    }
    const tooSmall = smallness(corners, minSide)
    if (tooSmall) complain(`is ${tooSmall}. A finger needs at least ${minSide} each way.`)
    for (const [other, { name, ...area }] of earlier.entries())
      if (overlapping(corners, cornersOf(area))) complain(`overlaps region "${name}".`, { other })
  }
  return mistakes
}

/** What makes an area too small for a finger; null if it is large enough. */
function smallness(corners: readonly Corner[], minSide: number): string | null {
  const { left, top, right, bottom } = areaBox({ corners })
  if (Math.min(right - left, bottom - top) < minSide) return `${right - left} wide and ${bottom - top} high`
  const widest = 2 * roomIn(corners).radius
  return widest < minSide - 0.5 ? `too narrow: the largest circle in it is ${Math.floor(widest)} wide` : null
}

/** The fraction of an area on land, from 0 to 1, sampled densely enough to notice each bay. */
function landShare(corners: readonly Corner[], isLand: IsLand): number {
  const { left, top, right, bottom } = areaBox({ corners })
  const shares = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20)
  const points = shares
    .flatMap((y) => shares.map((x) => ({ x: left + x * (right - left), y: top + y * (bottom - top) })))
    .filter((point) => depthIn(corners, point) > 0)
  return points.filter(({ x, y }) => isLand(x, y)).length / points.length
}

/**
 * A message with its subject: `region "Skills", card "One": its date is empty.` The subject leaves out as
 * much of the path as is `known`: with 2, the region.
 */
export function sentence(table: unknown, { path, message, isOfOwner = false }: Mistake, known = 0): string {
  const labels = path.slice(0, -1).flatMap((key, depth) => {
    const next = path[depth + 1]
    if (typeof key === 'number' || depth < known) return []
    if (typeof next !== 'number') return String(key)
    const item = at(table, ...path.slice(0, depth + 2))
    const names = ['name', 'title', 'label'].map((field) => at(item, field))
    const name = names.find((text) => typeof text === 'string' && text.trim())
    return `${String(key).replace(/s$/, '')} ${name ? `"${name}"` : next + 1}`
  })
  const last = path.at(-1)
  if (last === undefined) return `it ${message}`
  const subject =
    typeof last === 'number' || isOfOwner ? 'it' : path.length > 1 ? `its ${String(last)}` : String(last)
  return `${labels.length > 0 ? `${labels.join(', ')}: ` : ''}${subject} ${message}`
}

/** The value at a path, in a table of any shape. */
function at(value: unknown, ...path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )
}
