/**
 * The shape of the table, field by field. Each message is the end of a sentence: validateTable.ts begins it with the
 * name of the field, as in "its date" or "siteName".
 */
import * as z from 'zod'
import { LANDMARKS } from '../site/landmark.ts'
import { MOODS } from '../site/palette.ts'
import type { Card, Corner, MapSize, Owner, Region, Table } from '../site/table.ts'
import { pictureMistake } from './pictures.ts'

/** The possible targets of links within the site. */
export interface Targets {
  /** The paths of all pages. */
  readonly pages: readonly string[]
  /** The files in `public/`, as 'cv.pdf'. */
  readonly files: readonly string[]
  /** The files in `src/realm/` and its folders, as 'forge.png'. */
  readonly ownFiles: readonly string[]
}

/** A schema for each field of a type: a missing one is a type error. */
type Fields<T> = Readonly<Record<keyof T, z.ZodType>>

const STRAY_COMMA = 'is empty. Is there a comma too many before it?'
const NO_LIST = 'have to stand between [ and ].'

/** A text; `missing` is the message where there is none. */
const string = (missing: string) =>
  z.string({ error: ({ input }) => (input === undefined ? missing : 'has to be a text in quotes.') })
const text = (message = 'is missing or empty.') => string(message).refine((value) => value.trim() !== '', message)
const textOrNone = () => text('is empty. Leave the line out instead.').optional()
const textOrEmpty = () => string("is missing. It may be empty: ''.")
const number = () => z.number('has to be a number.')

/** The schema of the whole table, with these targets of links. Geometry is checked elsewhere. */
export function tableSchema(targets: Targets) {
  const link = z.unknown().superRefine((value, context) => {
    const message = linkMistake(value, targets)
    if (message) context.addIssue({ code: 'custom', message })
  })

  const owner = object('owner', 'is missing: { name, line, email, profiles }.', {
    name: textOrEmpty(),
    line: textOrEmpty(),
    email: textOrEmpty().regex(/^([^@\s]+@[^@\s]+)?$/, 'is no e-mail address.'),
    profiles: z.array(object('profile', STRAY_COMMA, { label: text(), link }), NO_LIST),
  } satisfies Fields<Owner>)

  const map = object('map', 'is missing: { width, height, minZoom, maxZoom }.', {
    width: number().positive('has to be above 0.'),
    height: number().positive('has to be above 0.'),
    minZoom: number(),
    maxZoom: number(),
  } satisfies Fields<MapSize>).superRefine(({ minZoom, maxZoom }, context) => {
    if (minZoom <= maxZoom) return
    context.addIssue({ code: 'custom', message: `has a minZoom of ${minZoom}, above its maxZoom of ${maxZoom}.` })
  })

  const card = object('card', STRAY_COMMA, {
    title: text(),
    description: text(),
    link: link.optional(),
    date: textOrNone(),
    tags: z
      .array(text('is empty.'), "have to be a list of words: ['one', 'another'].")
      .refine((tags) => new Set(tags).size === tags.length, 'hold one word twice.')
      .optional(),
    image: object('image', "is no picture: { file: 'name.png', alt: '…' }.", {
      file: z.unknown().superRefine((value, context) => {
        const message = pictureMistake(value, targets.ownFiles)
        if (message) context.addIssue({ code: 'custom', message })
      }),
      alt: text('is missing: the words for those who cannot see the picture.'),
    } satisfies Fields<NonNullable<Card['image']>>).optional(),
    points: z
      .array(text('is empty.'), "have to be a list of sentences: ['One.', 'Another.'].")
      .refine((points) => new Set(points).size === points.length, 'hold one sentence twice.')
      .optional(),
    level: object('level', "is no level: { value: 3, says: '…' }.", {
      value: z
        .int('has to be a whole number from 1 to 5.')
        .min(1, 'has to be at least 1.')
        .max(5, 'has to be at most 5.'),
      says: text('is missing: the same in words.'),
    } satisfies Fields<NonNullable<Card['level']>>).optional(),
    links: z.array(object('link', STRAY_COMMA, { label: text(), link }), NO_LIST).optional(),
    group: textOrNone(),
  } satisfies Fields<Card>)

  const region = object('region', STRAY_COMMA, {
    name: text(),
    epithet: text(),
    corners: z.custom<Region['corners']>(areCorners, 'have to be four, each two numbers: [y, x].'),
    landmark: oneOf(LANDMARKS).optional(),
    link: link.optional(),
    posts: z.literal(true, 'is either true or left out.').optional(),
    heading: text(),
    text: text(),
    cards: z.array(card, NO_LIST).superRefine(haveOwnTitles).optional(),
  } satisfies Fields<Region>)

  return z.object({
    siteName: text(),
    siteDescription: text(),
    owner,
    mood: oneOf(MOODS),
    map,
    regions: z.array(region, NO_LIST).min(1, 'has no place in it.'),
    copyrightYear: z.int('has to be a year, as 2024.'),
  } satisfies Fields<Table>)
}

/** Reports cards with the title of an earlier card. */
function haveOwnTitles(cards: readonly { title: string }[], context: z.RefinementCtx): void {
  const titles = cards.map(({ title }) => title)
  for (const [index, title] of titles.entries()) {
    if (titles.indexOf(title) === index) continue
    context.addIssue({ code: 'custom', path: [index], message: 'has the title of another card of this region.' })
  }
}

/** One of some words. */
function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: ({ input }) => `"${input}" is none that there is. There are: ${words.join(', ')}.` })
}

/** An object with no other fields than these. */
function object<S extends z.ZodRawShape>(kind: string, missing: string, fields: S) {
  const known = Object.keys(fields).join(', ')
  return z.strictObject(fields, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has a "${issue.keys.join('", "')}", which means nothing here. A ${kind} may have: ${known}.`
        : missing,
  })
}

/** Whether these are four points. */
export function areCorners(value: unknown): value is Region['corners'] {
  const isCorner = (corner: unknown): corner is Corner =>
    Array.isArray(corner) && corner.length === 2 && corner.every(Number.isFinite)
  return Array.isArray(value) && value.length === 4 && value.every(isCorner)
}

/**
 * The mistake in a link, as the end of a sentence that begins with its name, or null for a valid link: to the web, to
 * mail, to a telephone, to a page of this site or to a file in `public/`.
 */
export function linkMistake(link: unknown, { pages, files }: Pick<Targets, 'pages' | 'files'>): string | null {
  if (!isAddress(link)) {
    return `"${link}" is no address. One begins with https://, mailto: or tel:, or with / for a page or a file of this site.`
  }
  if (!link.startsWith('/')) return null
  const path = link.replace(/[?#].*/, '')
  const page = path.replace(/(.)\/$/, '$1')
  if (pages.includes(page) || files.includes(decoded(path).slice(1))) return null
  return `"${link}" leads to no page of this site and no file in public/. The pages are: ${pages.join(', ')}.`
}

/** Unescapes a path; one with invalid escapes matches no page and no file. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return ''
  }
}

function isAddress(link: unknown): link is string {
  if (typeof link !== 'string' || /\s/.test(link)) return false
  if (link.startsWith('/')) return !link.startsWith('//') && URL.canParse(link, 'https://example.org')
  if (/^mailto:[^@\s]+@[^@\s]+$/.test(link) || /^tel:\+?[\d().-]+$/.test(link)) return true
  return /^https?:\/\/[^/]+/.test(link) && URL.canParse(link)
}
