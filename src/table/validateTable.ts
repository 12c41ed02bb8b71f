/** The rules of the table. Those of a single field are in schema.ts. */

import type { Size } from '../panzoom/core/geometry.ts'
import { wordsIn } from '../words/lists.ts'
import { areaBox, type Corner, cornersOf, depthIn, overlapping, roomIn } from './area.ts'
import { colourMistakes } from './colours.ts'
import { at, FILES, hiddenSign, type Mistake, namesLike } from './mistakes.ts'
import { HOW, NOT_FOUND, pathOf, unescaped } from './paths.ts'
import { tableSchema } from './schema.ts'
import { hasHow, isOwn, isOwnDrawing, pagesOf, type Region, type Table } from './table.ts'

/** The minimum width and height of a region, in map px: large enough for a finger at the lowest zoom. */
const MIN_SIDE_PX = 63
/**
 * The same as a part of the shorter side of an own picture: 24 px where it fills the screen of a small phone.
 */
const MIN_SIDE_PART = 0.05

/** What surrounds a table. All is optional. */
export interface Surroundings {
  /** Those at the site's root, those in `src/realm`, and the paths of pages that the table does not name. */
  readonly files?: readonly string[]
  readonly realmFiles?: readonly string[]
  readonly pages?: readonly string[]
  /** Whether a file of `realmFiles` is a font. */
  readonly isFont?: (file: string) => boolean
  /** The mistake in an owner's drawing of a landmark, a file of `realmFiles`, as the end of a sentence. */
  readonly drawingMistake?: (file: string) => string | null
  /** The size of the owner's own picture, and the mistakes in it. */
  readonly own?: { readonly own?: Size; readonly mistakes: readonly Mistake[] }
}

/** Made once: to make one takes far longer than to use it. */
const [DRAWN_SCHEMA, OWN_SCHEMA] = [tableSchema(false), tableSchema(true)]

/** The mistakes in a table of any shape. Regions are only compared once all fields are right. */
export function mistakesIn(
  table: unknown,
  {
    files = [],
    realmFiles = [],
    pages = [],
    isFont = () => false,
    drawingMistake = () => null,
    own,
  }: Surroundings,
): readonly Mistake[] {
  const namedIn = (field: string) => {
    const items = at(table, field)
    return Array.isArray(items) ? items.filter((item) => typeof at(item, 'name') === 'string') : []
  }
  const named = [...pagesOf(namedIn('regions')), ...namedIn('pages')]
  const targets = { pages: ['/', ...named.map(pathOf), ...pages], files }
  // The data of analytics has names of its owner's choice.
  const { analytics: _, ...fields } = Object(table)
  const references = fieldMistakes(fields, {
    link: (link) => linkMistake(link, targets),
    file: (name) => pictureMistake(name, realmFiles),
    landmark: (name) => (isOwnDrawing(name) ? landmarkMistake(name, realmFiles, drawingMistake) : null),
  })
  const { error, data } = (isOwn(at(table, 'map')) ? OWN_SCHEMA : DRAWN_SCHEMA).safeParse(table)
  const issues = (error?.issues ?? []).map((issue) => {
    const { path, message } = issue
    const key = issue.code === 'unrecognized_keys' && issue.keys[0]
    return { path, message, ...(key && { linePath: [...path, key] }) }
  })
  const unknown = issues.flatMap(({ path, linePath }) => (linePath ? path.join() : []))
  /** Whether what is missing has most likely been called by an unknown name. */
  const isConsequence = ({ path, linePath }: Mistake) =>
    !linePath &&
    (unknown.includes(path.join()) ||
      (unknown.includes(path.slice(0, -1).join()) && at(table, ...path) === undefined))
  const mistakes = [...issues.filter((issue) => !isConsequence(issue)), ...references]
  if (!data || mistakes.length > 0)
    return mistakes.map((mistake) => {
      // That of an unknown field, or the value of a known one.
      const written = mistake.linePath?.at(-1) ?? at(table, ...mistake.path)
      return { ...mistake, message: mistake.message + hiddenSign(String(written)) }
    })
  if (own && own.mistakes.length > 0) return own.mistakes
  const size = own?.own ?? (isOwn(data.map) ? { width: 0, height: 0 } : data.map)
  return [
    ...addressMistakes(data, hasHow(data)),
    ...colourMistakes(data),
    ...fontMistakes(data, realmFiles, isFont),
    ...startMistakes(data, own?.own),
    ...curiosityMistakes(data, size),
    ...regionMistakes(data, size),
  ]
}

/** The owner's curiosities that cannot be pressed, or counted. The size of the map may be unknown: 0 by 0. */
function curiosityMistakes(
  { curiosities, regions, map, language }: Table,
  { width, height }: Size,
): Mistake[] {
  const drawn = isOwn(map) ? [] : Object.values(wordsIn(language).curiosities).map(([name]) => name)
  return (curiosities || []).flatMap(({ at: [y, x], name }, index) => {
    const path = ['curiosities', index, 'at']
    if (drawn.includes(name)) {
      const message = 'is that of something drawn, and both would count as one. Choose another.'
      return [{ path: ['curiosities', index, 'name'], message }]
    }
    if (width > 0 && !(x >= 0 && y >= 0 && x <= width && y <= height))
      return [{ path, message: `is not on the map, which is ${width} x ${height} px: [y, x].` }]
    const region = regions.find((region) => depthIn(cornersOf(region), { x, y }) > 0)
    if (!region) return []
    return [
      { path, message: `is in region "${region.name}", where a press opens a page. Move it out of there.` },
    ]
  })
}

/** The names that make no address for a page, or the same as another one, or that two places have. */
function addressMistakes({ regions, pages }: Table, hasArticle: boolean): Mistake[] {
  const named = [
    ...regions.map((region, index) => ({ kind: 'region', list: 'regions', index, ...region })),
    ...pages.map((page, index) => ({ kind: 'page', list: 'pages', index, ...page })),
  ]
  const pathIn = ({ list, index, address }: (typeof named)[number]) => [
    list,
    index,
    address ? 'address' : 'name',
  ]
  return named.flatMap((item, position): Mistake[] => {
    const address = pathOf(item)
    const mistake = (message: string) => [{ path: pathIn(item), message }]
    if (address === '/') return mistake('makes no address. Add one, for example `address: blog`.')
    if (address === '/files' && 'posts' in item)
      return mistake(
        'has its posts in src/realm/files, which is for your own files. Add `address: …` with another one.',
      )
    if (['/index', '/assets', NOT_FOUND].includes(address))
      return mistake(
        'is reserved: /index would be the address of the map, /assets is that of the scripts, and /404 that of the page for unknown addresses.',
      )
    if (address === HOW && hasArticle)
      return mistake(
        'is that of the article on the map. Add another `address: …`, or write `howItWorks: false`.',
      )
    const before = named.slice(0, position)
    const earlier = before.find((one) => pathOf(one) === address)
    if (earlier) {
      // The one whose address was chosen is at fault, else the later one.
      const [wrong, right] = earlier.address && !item.address ? [earlier, item] : [item, earlier]
      const message = `is taken by ${right.kind} "${right.name}": both pages would have the address ${address}.`
      return [{ path: pathIn(wrong), message, ...(right.kind === 'region' && { other: right.index }) }]
    }
    // A place is known by its name, to visitors and to the record of the drawing.
    const isTwice = item.kind === 'region' && before.some(({ name }) => name === item.name)
    const message = 'is also that of an earlier place. Change one of them.'
    return isTwice ? [{ path: ['regions', item.index, 'name'], message }] : []
  })
}

/** The mistakes in a font of headings that is none. */
function fontMistakes(
  { headingFont }: Table,
  files: readonly string[],
  isFont: (file: string) => boolean,
): Mistake[] {
  const isThere = headingFont !== undefined && files.includes(headingFont)
  if (headingFont === undefined || (isThere && isFont(headingFont))) return []
  const message = isThere
    ? `"${headingFont}" is not a font in the format WOFF2. Convert it to that.`
    : `"${headingFont}" is not in src/realm. Put a WOFF2 file there.`
  return [{ path: ['headingFont'], message }]
}

/** The mistakes in the start of an own picture, whose size is `picture`. */
function startMistakes({ map, regions }: Table, picture: Size | undefined): Mistake[] {
  if (!isOwn(map) || !picture || map.start === undefined) return []
  const mistake = (message: string) => [{ path: ['map', 'start'], message }]
  const { width, height } = picture
  if (typeof map.start === 'string') {
    const names = regions.map(({ name }) => name)
    if (names.includes(map.start)) return []
    return mistake(`"${map.start}" is no place. There are: ${names.join(', ')}.`)
  }
  const [y, x] = map.start
  if (x >= 0 && y >= 0 && x <= width && y <= height) return []
  return mistake(`lies outside the picture, which is ${width} wide and ${height} high. It is [y, x].`)
}

/** The rules for more than a single field of a region, on a map of this size. */
function regionMistakes({ map, regions }: Table, { width, height }: Size): Mistake[] {
  const minSide = isOwn(map) ? Math.round(MIN_SIDE_PART * Math.min(width, height)) : MIN_SIDE_PX
  const isBeyond = (region: Region) => {
    const { left, top, right, bottom } = areaBox(region)
    return left < 0 || top < 0 || right > width || bottom > height
  }
  return regions.flatMap((region, index) => {
    const mistakes: Mistake[] = []
    const path = ['regions', index]
    if (region.posts && region.link !== undefined)
      mistakes.push({
        path: [...path, 'posts'],
        message: 'have no page, as its link leads elsewhere. Leave out one of the two.',
      })

    const linePath = [...path, region.box ? 'box' : 'corners']
    const complain = (message: string, details: Partial<Mistake> = {}) =>
      mistakes.push({ path, linePath, message, ...details })
    const corners = cornersOf(region)
    const whole = isOwn(map) ? 'picture' : 'map'
    const order = region.box ? 'A box is [x, y, width, height], x first.' : 'A corner is [y, x], y first.'
    if (isBeyond(region))
      complain(`reaches beyond the ${whole}, which is ${width} wide and ${height} high. ${order}`)
    const tooSmall = smallness(corners, minSide)
    if (tooSmall) complain(`is ${tooSmall}. A finger needs at least ${minSide} each way.`)
    // What a place beyond the map overlaps is a consequence.
    for (const [other, area] of isBeyond(region) ? [] : regions.slice(0, index).entries())
      if (!isBeyond(area) && overlapping(corners, cornersOf(area)))
        complain(`overlaps region "${area.name}".`, { other })
    return mistakes
  })
}

/** What makes an area too small for a finger; null if it is large enough. */
function smallness(corners: readonly Corner[], minSide: number): string | null {
  const { left, top, right, bottom } = areaBox({ corners })
  if (Math.min(right - left, bottom - top) < minSide) return `${right - left} wide and ${bottom - top} high`
  const widest = 2 * roomIn(corners).radius
  return widest < minSide - 0.5 ? `too narrow: the largest circle in it is ${Math.floor(widest)} wide` : null
}

/** The targets of links within a site: its public files, and the paths of pages and of unpublished posts. */
interface Targets {
  readonly pages: readonly string[]
  readonly files: readonly string[]
  readonly unpublished?: readonly string[]
}

/** The mistake in a link of a site with these targets, as the end of a sentence; null if it is valid. */
export function linkMistake(link: unknown, { pages, files, unpublished = [] }: Targets): string | null {
  const [sign] = /\s|%(?![\da-f]{2})/i.exec(typeof link === 'string' ? link : '') ?? []
  if (sign)
    return `"${link}" is not an address, as it has a ${sign === '%' ? '% alone. Write %25.' : 'space. Delete it, or write %20.'}`
  if (!isAddress(link))
    return `"${link}" is not an address. An address begins with https://, mailto: or tel:, or with / for a page or a file of this site.`
  if (!link.startsWith('/')) return null
  const path = link.replace(/[?#].*/, '')
  const page = path.replace(/(.)\/$/, '$1')
  if (unpublished.includes(page))
    return `"${link}" leads to a post that is not published: it is a draft, or its day is to come.`
  const [part] = /#.+/.exec(link) ?? []
  // That of the map is a view.
  if (part && page !== '/' && pages.includes(page))
    return `"${link}" leads to a part of a page, and parts have no address. Delete ${part}.`
  const file = unescaped(path.slice(1))
  if (pages.includes(page) || files.includes(file)) return null
  if (file.startsWith('files/') && files.includes(file.slice(6)))
    return `"${link}" has the name of the folder. Write ${link.slice(6)}.`
  if (looksLikeOne(file, files)) return `"${link}" ${OTHER_LETTERS}`
  return `"${link}" leads to no page of this site and no file in ${FILES}. The pages are: ${namesLike(page, pages)}.`
}

/** The mistakes in all fields called `link` in a part of the table. */
export const linkMistakes = (part: object, targets: Targets) =>
  fieldMistakes(part, { link: (link) => linkMistake(link, targets) })

/** The mistakes in all fields of these names in a part of the table, of any shape, which is at this path. */
function fieldMistakes(
  part: unknown,
  checks: Readonly<Record<string, (value: unknown) => string | null>>,
  path: readonly PropertyKey[] = [],
): Mistake[] {
  const field = String(path.at(-1))
  // Its own only: a field may be called constructor.
  const message = Object.hasOwn(checks, field) && checks[field]?.(part)
  if (message) return [{ path, message }]
  if (typeof part !== 'object' || !part) return []
  return Object.entries(part).flatMap(([key, inner]) =>
    fieldMistakes(inner, checks, [...path, Array.isArray(part) ? Number(key) : key]),
  )
}

function isAddress(link: unknown): link is string {
  if (typeof link !== 'string') return false
  if (link.startsWith('/')) return !link.startsWith('//') && URL.canParse(link, 'https://example.org')
  if (/^mailto:[^@\s]+@[^@\s]+$/.test(link) || /^tel:\+?[\d().-]+$/.test(link)) return true
  return /^https?:\/\/[^/]+/.test(link) && URL.canParse(link)
}

/** Letters with signs, such as ü, may be one sign or two. Hosts tell these apart. */
const looksLikeOne = (name: unknown, files: readonly string[]) =>
  files.some((file) => file.normalize() === String(name).normalize())
const OTHER_LETTERS =
  'has a file of another name that looks the same, as Macs write letters with signs. Type its name anew.'

const isPicture = (name: string) => /\.(png|jpe?g)$/i.test(name)
const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The pictures among the files of `src/realm`, which are in no folder of it, and not hidden. */
export const picturesAmong = (files: readonly string[]) =>
  files.filter((file) => isPicture(file) && !/\/|^\./.test(file))

/**
 * The mistake in the name of a picture, as the end of a sentence; null if it is one of `files`, those in
 * `src/realm`.
 */
export function pictureMistake(name: unknown, files: readonly string[]): string | null {
  const pictures = picturesAmong(files)
  if (pictures.some((file) => file === name)) return null
  if (looksLikeOne(name, pictures)) return `"${name}" ${OTHER_LETTERS}`
  const alone = fileName(String(name))
  if (pictures.includes(alone)) return `"${name}" is in src/realm. Write ${alone} alone.`
  // Markdown has already decoded a %20 in a name.
  const escaped = pictures.find((file) => unescaped(file) === name)
  if (escaped) return `"${name}" is called "${escaped}" in src/realm. Give it a name without %.`
  const found = files.find((file) => fileName(file) === alone)
  if (found && !isPicture(found)) return `"${name}" is not a PNG or JPEG. Save it as one of them.`
  if (found?.includes('/'))
    return `"${name}" is in src/realm/${found.slice(0, found.lastIndexOf('/'))}. Move it to src/realm.`
  const there = namesLike(String(name), pictures)
  return `"${name}" is not in src/realm. ${there ? `There are: ${there}.` : 'Put a PNG or JPEG there.'}`
}

/** The mistake in an owner's own drawing of a landmark, as the end of a sentence, or null. */
function landmarkMistake(
  name: string,
  files: readonly string[],
  drawingMistake: (file: string) => string | null,
): string | null {
  if (!files.includes(name)) {
    const there = files.filter((file) => /^[^/]+\.svg$/.test(file)).join(', ')
    return `"${name}" is not in src/realm. ${there ? `There are: ${there}.` : 'Put an SVG file there.'}`
  }
  const mistake = drawingMistake(name)
  return mistake && `"${name}" ${mistake}`
}
