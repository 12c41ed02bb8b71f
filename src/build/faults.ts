/** What is amiss in the table of regions, in words that its owner can act on. */
import { LANDMARKS } from '../landmark.ts'
import type { Card, Region } from '../table.ts'

/** The smallest side of a region, in map px: at the lowest zoom it is then as large as what a finger can hit. */
export const SMALLEST_PX = 63

/** The file that the owner has to look into. */
const TABLE = 'src/realm.ts'

/** What a region and a card may hold; the first few of each it has to. */
const REGION_WORDS = ['name', 'epithet', 'heading', 'text'] as const
const REGION_FIELDS: readonly string[] = [...REGION_WORDS, 'corners', 'landmark', 'cards']
const CARD_WORDS = ['title', 'description'] as const
const CARD_FIELDS: readonly string[] = [...CARD_WORDS, 'link', 'date', 'tags']

/** A table as its owner has left it: whatever its types promise. */
interface Table {
  readonly map: { readonly width: number; readonly height: number }
  readonly regions: readonly Region[]
}

/** A region's box, with what it is called in a message. */
interface Named {
  readonly called: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * All that is wrong with a table, a sentence each, with the line where `source`, the text of its file, names the
 * region. A table without faults gives none.
 */
export function faultsIn({ map, regions }: Table, source = ''): string[] {
  if (!Array.isArray(regions) || regions.length === 0) return [`${TABLE}: the table has no regions.`]
  const faults: string[] = []
  const names = new Map<string, string>()
  const boxes: Named[] = []

  for (const [index, region] of regions.entries()) {
    const called = calledIn(source, region?.name, index)
    const complain = (fault: string) => faults.push(`${called}: ${fault}`)
    if (!region || typeof region !== 'object') {
      complain('it is empty. Is there a comma too many before it?')
      continue
    }

    for (const field of REGION_WORDS) {
      if (!isText(region[field])) complain(`its ${field} is missing or empty.`)
    }
    for (const field of strangersIn(region, REGION_FIELDS)) {
      complain(`it has a "${field}", which means nothing here. A region may have: ${REGION_FIELDS.join(', ')}.`)
    }
    if (isText(region.name)) {
      if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(region.name)) {
        complain('its name becomes an address: only the letters A to Z, digits and hyphens, a letter first.')
      }
      const before = names.get(region.name.toLowerCase())
      if (before) complain(`its name is taken by ${before}: both pages would have one address.`)
      names.set(region.name.toLowerCase(), called.replace(/^.*?: /, ''))
    }

    if (region.landmark !== undefined && !LANDMARKS.includes(region.landmark)) {
      complain(`its landmark "${region.landmark}" is none that there is. There are: ${LANDMARKS.join(', ')}.`)
    }

    const box = boxOf(region, complain)
    if (box) {
      const { left, top, right, bottom } = box
      if (left < 0 || top < 0 || right > map.width || bottom > map.height) {
        complain(
          `its corners reach beyond the map, which is ${map.width} wide and ${map.height} high. Each is [y, x], y first.`,
        )
      }
      if (right - left < SMALLEST_PX || bottom - top < SMALLEST_PX) {
        complain(
          `its box is ${right - left} wide and ${bottom - top} high. A finger needs at least ${SMALLEST_PX} each way.`,
        )
      }
      for (const other of boxes) {
        const isApart = right <= other.left || other.right <= left || bottom <= other.top || other.bottom <= top
        if (!isApart) complain(`its box overlaps that of ${other.called.replace(/^.*?: /, '')}.`)
      }
      boxes.push({ called, ...box })
    }

    faults.push(...cardFaults(called, region.cards))
  }
  return faults
}

/** The upright box of a region; what keeps it from having one is told. */
function boxOf({ corners }: Region, complain: (fault: string) => void): Omit<Named, 'called'> | null {
  const isWhole =
    Array.isArray(corners) &&
    corners.length === 4 &&
    corners.every((corner) => Array.isArray(corner) && corner.length === 2 && corner.every(Number.isFinite))
  if (!isWhole) {
    complain('it needs four corners, each two numbers: [y, x].')
    return null
  }
  const ys = corners.map(([y]) => y)
  const xs = corners.map(([, x]) => x)
  const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  const { left, top, right, bottom } = box
  const isUpright = [
    [top, left],
    [top, right],
    [bottom, left],
    [bottom, right],
  ].every(([y, x]) => corners.some((corner) => corner[0] === y && corner[1] === x))
  if (!isUpright) complain('its four corners are not those of one upright box.')
  return box
}

function cardFaults(region: string, cards: readonly Card[] | undefined): string[] {
  if (cards === undefined) return []
  if (!Array.isArray(cards)) return [`${region}: its cards have to stand between [ and ].`]
  const faults: string[] = []
  const titles = new Set<string>()
  for (const [index, card] of cards.entries()) {
    const called = isText(card?.title) ? `card "${card.title}"` : `card ${index + 1}`
    const complain = (fault: string) => faults.push(`${region}, ${called}: ${fault}`)
    if (!card || typeof card !== 'object') {
      complain('it is empty. Is there a comma too many before it?')
      continue
    }
    for (const field of CARD_WORDS) {
      if (!isText(card[field])) complain(`its ${field} is missing or empty.`)
    }
    for (const field of strangersIn(card, CARD_FIELDS)) {
      complain(`it has a "${field}", which means nothing here. A card may have: ${CARD_FIELDS.join(', ')}.`)
    }
    if (titles.has(card.title)) complain('another card of this region has the same title.')
    titles.add(card.title)
    if (card.date !== undefined && !isText(card.date)) complain('its date is empty. Leave the line out instead.')
    if (card.link !== undefined && !isAddress(card.link)) {
      complain(
        `its link "${card.link}" is no address. One begins with https:// or mailto:, or with / for a page of this site.`,
      )
    }
    if (card.tags !== undefined) {
      if (!Array.isArray(card.tags) || !card.tags.every(isText)) {
        complain("its tags have to be a list of words: ['one', 'another'].")
      } else if (new Set(card.tags).size < card.tags.length) complain('one of its tags is there twice.')
    }
  }
  return faults
}

/** What a message calls a region: by its name and line as far as they can be told, else by its place in the table. */
function calledIn(source: string, name: unknown, index: number): string {
  const number = `region ${index + 1}`
  if (!isText(name)) return `${TABLE}: ${number}`
  // Of two with one name, each is found on its own line.
  const lines = source.split('\n').flatMap((text, line) => (/^\s*name: /.test(text) ? [{ text, line: line + 1 }] : []))
  const own = lines[index]
  const at = own?.text.includes(name) ? own : lines.find(({ text }) => text.includes(name))
  return `${TABLE}${at ? `:${at.line}` : ''}: region "${name}"`
}

function strangersIn(thing: object, known: readonly string[]): string[] {
  return Object.keys(thing).filter((field) => !known.includes(field))
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Whether a card can lead there: somewhere on the web, to a letter, or to a page of this site. */
function isAddress(link: unknown): boolean {
  if (!isText(link) || /\s/.test(link)) return false
  if (link.startsWith('/')) return !link.startsWith('//')
  if (/^mailto:[^@\s]+@[^@\s]+$/.test(link)) return true
  return /^https?:\/\/[^/]+/.test(link) && URL.canParse(link)
}
