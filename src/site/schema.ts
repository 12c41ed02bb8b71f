/**
 * The table in realm.ts, field by field: its types are inferred from this, and the build checks the table against it.
 * Each message is the end of a sentence: src/build/validateTable.ts begins it with the name of the field, as in
 * "its date" or "siteName". Addresses and neighbours are checked there.
 */
import * as z from 'zod'
import { LANDMARKS } from './landmark.ts'
import { MOODS } from './palette.ts'

/** Returns the mistake in a value, as the end of a sentence, or null. */
type Check = (value: unknown) => string | null

const STRAY_COMMA = 'is empty. Is there a comma too many before it?'
const NO_LIST = 'have to be a list between [ and ].'

/** The schema of the whole table, with these checks of links and of the file names of pictures. */
export function tableSchema(linkMistake: Check, pictureMistake: Check) {
  const link = checked(linkMistake)
  const labelledLink = { label: text(), link }

  const owner = object('owner', 'is missing: { name, line, email, profiles }.', {
    /** Next to the year, at the foot of every page. */
    name: textOrEmpty(),
    /** Replaces the words on the banner below the map's title; `npm run draw` draws it. */
    line: textOrEmpty(),
    /** At the foot of every page. */
    email: textOrEmpty().regex(/^([^@\s]+@[^@\s]+)?$/, 'is not an e-mail address.'),
    /** Your pages elsewhere, at the foot of every page: `{ label: 'GitHub', link: 'https://github.com/…' }`. */
    profiles: z.array(object('profile', STRAY_COMMA, labelledLink), NO_LIST),
  })

  // The picture, in map px, and how far it can be zoomed.
  const map = object('map', 'is missing: { width, height, minZoom, maxZoom }.', {
    width: number().positive('has to be above 0.'),
    height: number().positive('has to be above 0.'),
    minZoom: number(),
    maxZoom: number(),
  }).superRefine(({ minZoom, maxZoom }, context) => {
    if (minZoom > maxZoom) context.addIssue(`has a minZoom of ${minZoom}, above its maxZoom of ${maxZoom}.`)
  })

  const card = object('card', STRAY_COMMA, {
    title: text(),
    description: text(),
    /** The link of its title: a web address, `mailto:` and an address, a page of this site or a file in `public/`. */
    link: link.optional(),
    /** Its date, in any words. */
    date: textOrNone(),
    /** A few short words, shown in a row below the description. */
    tags: listOfTexts("have to be a list of words: ['one', 'another'].", 'have the same word twice.').optional(),
    /** A PNG or JPEG in `src/realm/`, shown above the title, and its description for screen readers. */
    image: object('image', "has to be written as { file: 'name.png', alt: '…' }.", {
      file: checked(pictureMistake),
      alt: text('is missing: a description of the picture for screen readers.'),
    }).optional(),
    /** Short sentences, shown as a list. */
    points: listOfTexts(
      "have to be a list of sentences: ['One.', 'Another.'].",
      'have the same sentence twice.',
    ).optional(),
    /** A level of skill: a bar of five parts with `value` of them filled, and the same in words. */
    level: object('level', "has to be written as { value: 3, says: '…' }.", {
      value: z
        .int('has to be a whole number from 1 to 5.')
        .min(1, 'has to be at least 1.')
        .max(5, 'has to be at most 5.'),
      says: text('is missing: the level in words.'),
    }).optional(),
    /** More links, each with a label, for example 'Code' or 'Demo'; addresses as for `link`. */
    links: z.array(object('link', STRAY_COMMA, labelledLink), NO_LIST).optional(),
    /** The heading above all cards that have the same group. */
    group: textOrNone(),
  })

  const region = object('region', STRAY_COMMA, {
    /** Letters from A to Z, digits, hyphens and spaces, a letter first. The page's address is made of it. */
    name: text(),
    /** A few words, shown on the map below its name. */
    epithet: text(),
    /** The four corners of its landmark on the picture, in any order. Their bounding box is the hit area. */
    corners: z.custom<Corners>(areCorners, 'have to be four, each two numbers: [y, x].'),
    /**
     * Its landmark: 'forge', 'runes', 'keep', 'athenaeum', 'harbour', 'hall' or 'village'. Without it, Projects,
     * Skills, Experience, Education, Contact and About have the first six, in that order, and any other place a village.
     */
    landmark: oneOf(LANDMARKS).optional(),
    /** A web address, or a file in `public/`, that the place links to instead of a page of its own. */
    link: link.optional(),
    /** Its page lists the posts in the folder of its name, `src/realm/<name>/`: Markdown files, a page each. */
    posts: z.literal(true, 'is either true or left out.').optional(),
    /** The page's title. */
    heading: text(),
    /** The sentence below the heading, also shown by search engines. */
    text: text(),
    /** Shown below the text, as many as you like. A region without any is a picture, a heading and a sentence. */
    cards: z.array(card, NO_LIST).superRefine(haveOwnTitles).optional(),
  })

  return z.object({
    siteName: text(),
    siteDescription: text(),
    owner,
    mood: oneOf(MOODS),
    map,
    regions: z.array(region, NO_LIST).min(1, 'needs at least one region.').readonly(),
    copyrightYear: z.int('has to be a year, for example 2024.'),
  })
}

/** A corner of a region, `[y, x]` in map px: origin at the picture's top-left, y down. */
type Corner = readonly [y: number, x: number]
type Corners = readonly [Corner, Corner, Corner, Corner]

/** Whether these are four points. */
export function areCorners(value: unknown): value is Corners {
  const isCorner = (corner: unknown) => Array.isArray(corner) && corner.length === 2 && corner.every(Number.isFinite)
  return Array.isArray(value) && value.length === 4 && value.every(isCorner)
}

/** A text; `missing` is the message where there is none. */
function string(missing: string) {
  return z.string({ error: ({ input }) => (input === undefined ? missing : 'has to be a text in quotes.') })
}

function text(message = 'is missing or empty.') {
  return string(message).refine((value) => value.trim() !== '', message)
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
  return z.custom<string>((value) => !mistakeIn(value), { error: ({ input }) => mistakeIn(input) ?? '' })
}

/** A list of texts, none of them twice. */
function listOfTexts(noList: string, twice: string) {
  return z.array(text('is empty.'), noList).refine((texts) => new Set(texts).size === texts.length, twice)
}

/** One of some words. */
function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: ({ input }) => `"${input}" is unknown. Choose one of: ${words.join(', ')}.` })
}

/** An object with no other fields than these. */
function object<S extends z.ZodRawShape>(kind: string, missing: string, fields: S) {
  const known = Object.keys(fields).join(', ')
  return z.strictObject(fields, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has an unknown field "${issue.keys.join('", "')}". A ${kind} may have: ${known}.`
        : missing,
  })
}

/** Reports cards with the title of an earlier card. */
function haveOwnTitles(cards: readonly { title: string }[], context: z.RefinementCtx): void {
  const titles = cards.map(({ title }) => title)
  for (const [index, title] of titles.entries()) {
    if (titles.indexOf(title) === index) continue
    context.addIssue({ code: 'custom', path: [index], message: 'has the title of another card of this region.' })
  }
}
