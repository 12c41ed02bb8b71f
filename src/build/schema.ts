/**
 * The rules for each field of the table. Each message is the end of a sentence: validateTable.ts begins it with the name
 * of the field, for example "its date" or "siteName".
 */
import * as z from 'zod'
import { boxOf } from '../map/box.ts'
import { LANDMARKS } from '../site/landmark.ts'
import { MOODS } from '../site/palette.ts'
import type { Card, LabelledLink, MapSize, Owner, Region, Table } from '../site/table.ts'

/** Returns the mistake in a value, as the end of a sentence, or null. */
type Check = (value: unknown) => string | null

const STRAY_COMMA = 'is empty. Is there a comma too many before it?'
const NO_LIST = 'have to be a list between [ and ].'

/** The schema of the whole table, with these checks of links and of the file names of pictures. */
export function tableSchema(linkMistake: Check, pictureMistake: Check) {
  const link = checked(linkMistake)
  const labelledLink = (kind: string) => object<LabelledLink>(kind, STRAY_COMMA, { label: text(), link })

  const owner = object<Owner>('owner', 'is missing: { name, line, email, profiles }.', {
    name: textOrEmpty(),
    line: textOrEmpty(),
    email: textOrEmpty().regex(/^([^@\s]+@[^@\s]+)?$/, 'is not an e-mail address.'),
    profiles: z.array(labelledLink('profile'), NO_LIST),
  })

  const map = object<MapSize>('map', 'is missing: { width, height, minZoom, maxZoom }.', {
    width: number().positive('has to be above 0.'),
    height: number().positive('has to be above 0.'),
    minZoom: number(),
    maxZoom: number(),
  }).superRefine(({ minZoom, maxZoom }, context) => {
    if (minZoom > maxZoom) context.addIssue(`has a minZoom of ${minZoom}, above its maxZoom of ${maxZoom}.`)
  })

  const card = object<Card>('card', STRAY_COMMA, {
    title: text(),
    description: text(),
    link: link.optional(),
    date: textOrNone(),
    tags: listOfTexts("have to be a list of words: ['one', 'another'].", 'have the same word twice.').optional(),
    image: object<NonNullable<Card['image']>>('image', "has to be written as { file: 'name.png', alt: '…' }.", {
      file: checked(pictureMistake),
      alt: text('is missing: a description of the picture for screen readers.'),
    }).optional(),
    points: listOfTexts(
      "have to be a list of sentences: ['One.', 'Another.'].",
      'have the same sentence twice.',
    ).optional(),
    level: object<NonNullable<Card['level']>>('level', "has to be written as { value: 3, says: '…' }.", {
      value: z
        .int('has to be a whole number from 1 to 5.')
        .min(1, 'has to be at least 1.')
        .max(5, 'has to be at most 5.'),
      says: text('is missing: the level in words.'),
    }).optional(),
    links: z.array(labelledLink('link'), NO_LIST).optional(),
    group: textOrNone(),
  })

  const region = object<Region>('region', STRAY_COMMA, {
    name: text()
      .regex(
        /^[A-Za-z][A-Za-z0-9-]*( [A-Za-z0-9-]+)*$/,
        'becomes an address: it may have the letters A to Z, digits, hyphens and single spaces, and begins with a letter.',
      )
      .refine((name) => name.toLowerCase() !== 'index', 'is reserved: it would be the address of the map.'),
    epithet: text(),
    corners: z
      .custom<Region['corners']>(areCorners, { error: 'have to be four, each two numbers: [y, x].', abort: true })
      .refine(areUpright, 'are not those of one upright box.'),
    landmark: oneOf(LANDMARKS).optional(),
    link: link.optional(),
    posts: z.literal(true, 'is either true or left out.').optional(),
    heading: text(),
    text: text(),
    cards: z.array(card, NO_LIST).superRefine(haveOwnTitles).optional(),
  })

  return z.object({
    siteName: text(),
    siteDescription: text(),
    owner,
    mood: oneOf(MOODS),
    map,
    regions: z.array(region, NO_LIST).min(1, 'needs at least one region.'),
    copyrightYear: z.int('has to be a year, for example 2024.'),
  } satisfies Record<keyof Table, z.ZodType>)
}

/** Whether these are four points. */
export function areCorners(value: unknown): value is Region['corners'] {
  const isCorner = (corner: unknown) => Array.isArray(corner) && corner.length === 2 && corner.every(Number.isFinite)
  return Array.isArray(value) && value.length === 4 && value.every(isCorner)
}

/** Whether these are the corners of an upright box. */
function areUpright(corners: Region['corners']): boolean {
  const { left, top, right, bottom } = boxOf({ corners })
  return [top, bottom].every((y) => [left, right].every((x) => corners.some((at) => at[0] === y && at[1] === x)))
}

/** A text; `missing` is the message where there is none. */
function string(missing: string) {
  return z.string({ error: ({ input }) => (input === undefined ? missing : 'has to be a text in quotes.') })
}

function text(message = 'is missing or empty.') {
  return string(message).refine((value) => value.trim() !== '', { error: message, abort: true })
}

function textOrNone() {
  return text('is empty. Leave the line out instead.').optional()
}

function textOrEmpty() {
  return string("is missing. It may be empty: ''.")
}

function number() {
  return z.number('has to be a number.')
}

/** A text with a check of its own. */
function checked(mistakeIn: Check) {
  return z.custom((value) => !mistakeIn(value), { error: ({ input }) => mistakeIn(input) ?? '' })
}

/** A list of texts, none of them twice. */
function listOfTexts(noList: string, twice: string) {
  return z.array(text('is empty.'), noList).refine((texts) => new Set(texts).size === texts.length, twice)
}

/** One of some words. */
function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: ({ input }) => `"${input}" is unknown. Choose one of: ${words.join(', ')}.` })
}

/** An object with the fields of a type, and no others. */
function object<T>(kind: string, missing: string, fields: Readonly<Record<keyof T, z.ZodType>>): z.ZodType<T> {
  const known = Object.keys(fields).join(', ')
  const schema: z.ZodType<unknown> = z.strictObject(fields, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has an unknown field "${issue.keys.join('", "')}". A ${kind} may have: ${known}.`
        : missing,
  })
  return schema as z.ZodType<T>
}

/** Reports cards with the title of an earlier card. */
function haveOwnTitles(cards: readonly { title: string }[], context: z.RefinementCtx): void {
  const titles = cards.map(({ title }) => title)
  for (const [index, title] of titles.entries()) {
    if (titles.indexOf(title) === index) continue
    context.addIssue({ code: 'custom', path: [index], message: 'has the title of another card of this region.' })
  }
}
