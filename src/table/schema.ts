/** The fields of the table, and the rule for each. validateTable.ts begins each message with the name of the field. */
import * as z from 'zod'
import { LANGUAGES } from '../words/lists.ts'
import { isUpright } from './area.ts'
import { LANDMARKS } from './landmark.ts'
import { LAND_WORD } from './landWords.ts'
import { MOODS } from './palette.ts'
import { crossingIn } from './shape.ts'

/** Returns the mistake in a value, as the end of a sentence, or null. */
type Check = (value: unknown) => string | null

const STRAY_COMMA = 'is empty. Is there a comma too many before it?'
const NO_LIST = 'have to be a list between [ and ].'

/** The corners of a region, each `[y, x]` in map px, origin at the picture's top-left, y down. */
const polygon = z.array(z.tuple([z.number(), z.number()])).min(3)
/** Another way to write those of an upright box: `[x, y, width, height]`, from its upper left corner. */
const box = z.tuple([z.number(), z.number(), z.number().positive(), z.number().positive()])

/**
 * The schema of the whole table, with these checks of links and of the file names of pictures. `hasPicture` is whether the
 * map is the owner's own picture.
 */
export function tableSchema(linkMistake: Check, pictureMistake: Check, hasPicture = false) {
  const link = checked(linkMistake)
  const labelledLink = (kind: string) => object(kind, STRAY_COMMA, { label: text(), link })

  const owner = object('owner', 'is missing: { name, line, email, profiles }.', {
    name: textOrEmpty(),
    /** Replaces the words on the banner below the map's title; `npm run draw` draws it. */
    line: textOrEmpty(),
    email: textOrEmpty().regex(/^([^@\s]+@[^@\s]+)?$/, 'is not an e-mail address.'),
    /** Your pages elsewhere, at the foot of every page: `{ label: 'GitHub', link: 'https://github.com/…' }`. */
    profiles: z.array(labelledLink('profile'), NO_LIST),
  })

  /** With `false`, the map has no button "How it works", and the site none of its scripts. */
  const howItWorks = z.boolean('is either true or false.').exactOptional()

  const ownMap = object('map of your own', 'is missing.', {
    /** A PNG, JPEG, WebP, AVIF or SVG in `src/realm/`. A map px is a px of this picture. */
    picture: text('has to be the name of a picture in src/realm.'),
    /** The same by night. Without it, the picture is dimmed in the dark colour scheme. */
    night: text(
      'has to be the name of a picture in src/realm. Leave the line out to have the picture dimmed.',
    ).exactOptional(),
    /** Whether the name of each place is written over the picture. */
    labels: z.boolean('is either true or false.').exactOptional(),
    /** What the first view has in its middle: the name of a place, or a point as [y, x]. Without it, the picture's middle. */
    start: z
      .union([z.string(), z.tuple([z.number(), z.number()])], 'has to be the name of a place, or a point: [y, x].')
      .exactOptional(),
    /** As below. Without them, the whole map fits, and a px of the picture is a CSS px, or more if it is small. */
    minZoom: number().exactOptional(),
    maxZoom: number().exactOptional(),
    howItWorks,
  }).superRefine(({ minZoom, maxZoom }, context) => {
    if (minZoom !== undefined && maxZoom !== undefined && minZoom > maxZoom)
      context.addIssue(`has a minZoom of ${minZoom}, above its maxZoom of ${maxZoom}.`)
  })

  const drawnMap = object('map', 'is missing: { width, height, minZoom, maxZoom }.', {
    width: number().positive('has to be above 0.'),
    height: number().positive('has to be above 0.'),
    /** The limits of the zoom: at 0, a map px is a CSS px, and each step of 1 doubles its size. */
    minZoom: number(),
    maxZoom: number(),
    howItWorks,
  }).superRefine(({ minZoom, maxZoom }, context) => {
    if (minZoom > maxZoom) context.addIssue(`has a minZoom of ${minZoom}, above its maxZoom of ${maxZoom}.`)
    else if (minZoom > 0 || maxZoom < 0)
      context.addIssue(`has zooms from ${minZoom} to ${maxZoom}, without 0, at which the first view is.`)
  })

  const address = text()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may have small letters from a to z, digits and single hyphens.')
    .exactOptional()

  const card = object('card', STRAY_COMMA, {
    title: text(),
    description: text(),
    /** The link of its title: a web address, `mailto:` and an address, a page of this site or a file in `public/`. */
    link: link.exactOptional(),
    date: textOrNone(),
    tags: listOfTexts("have to be a list of words: ['one', 'another'].").exactOptional(),
    /** A PNG or JPEG in `src/realm/`, shown above the title, and its description for screen readers. */
    image: object('image', "has to be written as { file: 'name.png', alt: '…' }.", {
      file: checked(pictureMistake),
      alt: text('is missing: a description of the picture for screen readers.'),
    }).exactOptional(),
    points: listOfTexts("have to be a list of sentences: ['One.', 'Another.'].").exactOptional(),
    /** A level of skill: a bar of five parts with `value` of them filled, and the same in words. */
    level: object('level', "has to be written as { value: 3, says: '…' }.", {
      value: z.literal([1, 2, 3, 4, 5], 'has to be a whole number from 1 to 5.'),
      says: text('is missing: the level in words.'),
    }).exactOptional(),
    links: z.array(labelledLink('link'), NO_LIST).exactOptional(),
    /** The heading above all cards that have the same group. */
    group: textOrNone(),
  })

  const region = object('region', STRAY_COMMA, {
    /** Shown on the map, in the menu and on signposts. The page's address is made from it: see `pathOf`. */
    name: text().refine((name) => name.trim() === name, 'begins or ends with a space.'),
    /** The page's address, for a name that makes none, or another one. */
    address,
    epithet: text(),
    /** Where it is: the corners of a polygon, which is its hit area, in order around it; or instead an upright `box`. */
    corners: written(polygon, 'have to be three or more, each two numbers: [y, x].')
      .superRefine((corners, context) => {
        const crossing = isUpright(corners) ? undefined : crossingIn(corners)
        const sides = crossing?.map(([from, to]) => `from [${from.join(', ')}] to [${to.join(', ')}]`)
        if (sides)
          context.addIssue(`cross: the side ${sides.join(' meets that ')}. List them in order around the place.`)
      })
      .exactOptional(),
    box: written(box, 'has to be four numbers, [x, y, width, height], the last two above 0.').exactOptional(),
    /** The drawing of its landmark. Without it, site/landmark.ts chooses one by the name, or a village. */
    landmark: oneOf(LANDMARKS).exactOptional(),
    /** What the picture on its page shows, for screen readers. Without it, the words of the language describe the landmark. */
    alt: text().exactOptional(),
    /** A web address, or a file in `public/`, that the place links to instead of a page of its own. */
    link: link.exactOptional(),
    /** Its page lists the posts in the folder of its name, `src/realm/<name>/`: Markdown files, a page each. */
    posts: z.literal(true, 'is either true or left out.').exactOptional(),
    heading: text(),
    /** The sentence below the heading, also shown by search engines. */
    text: text(),
    /** Shown below the text, as many as you like. */
    cards: differing(z.array(card, NO_LIST), ({ title }) => title).exactOptional(),
  }).superRefine(({ corners, box }, context) => {
    if (corners && box) context.addIssue('has both corners and a box. Leave out one of the two.')
    else if (!corners && !box)
      context.addIssue('has neither corners nor a box. Add one: box: [x, y, width, height], in px of the map.')
  })

  const page = object('page', STRAY_COMMA, { name: text(), address })

  return z.object({
    siteName: text(),
    siteDescription: text(),
    /** That of all words that are not in the table: see `src/words`. */
    language: oneOf(LANGUAGES),
    owner,
    mood: oneOf(MOODS),
    /** The word that the land around the places grows from; empty or left out for the land that was made by hand. */
    land: z
      .string("has to be a word in quotes, or empty: ''.")
      .regex(LAND_WORD, 'has to be a word of at most 40 letters, digits and spaces.')
      .exactOptional(),
    map: hasPicture ? ownMap : drawnMap,
    /** A year, or the first and the last one: '2019–2026'. */
    copyrightYear: z.custom<number | string>(
      (value) => Number.isInteger(value) || /^\d{4}[–-]\d{4}$/.test(String(value)),
      "has to be a year, as 2024, or '2019–2026'.",
    ),
    regions: z.array(region, NO_LIST).min(1, 'needs at least one region.'),
    /** Pages that are not on the map, linked in the footer: the text of each is a Markdown file, as a story's. */
    pages: z.array(page, NO_LIST),
  })
}

/** A table without mistakes. */
export type ValidTable = z.infer<ReturnType<typeof tableSchema>>

/** A value of this form; `message` is the mistake in any other. */
const written = <Form extends z.ZodType>(form: Form, error: string) =>
  z.custom<z.infer<Form>>((value) => form.safeParse(value).success, { error, abort: true })

/** A text; `missing` is the message where there is none. */
const string = (missing: string) =>
  z.string({ error: ({ input }) => (input === undefined ? missing : 'has to be a text in quotes.') })
const text = (message = 'is missing or empty.') =>
  string(message).refine((value) => value.trim() !== '', { error: message, abort: true })
const textOrNone = () => text('is empty. Leave the line out instead.').exactOptional()
const textOrEmpty = () => string("is missing. It may be empty: ''.")
const number = () => z.number('has to be a number.')

const checked = (mistakeIn: Check) =>
  z.custom<string>((value) => !mistakeIn(value), { error: ({ input }) => mistakeIn(input) ?? '' })

const listOfTexts = (noList: string) => differing(z.array(text('is empty.'), noList), (words) => words)

function differing<Item extends z.ZodType>(list: z.ZodArray<Item>, nameOf: (item: z.output<Item>) => string) {
  return list.superRefine((items, context) => {
    const names = items.map(nameOf)
    const twice = names.find((name, index) => names.indexOf(name) < index)
    if (twice !== undefined) context.addIssue(`have "${twice}" twice. Change one of them.`)
  })
}

function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: ({ input }) => `"${input}" is unknown. Choose one of: ${words.join(', ')}.` })
}

function object<const Fields extends z.ZodRawShape>(kind: string, missing: string, fields: Fields) {
  const known = Object.keys(fields).join(', ')
  return z.strictObject(fields, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? kind === 'map of your own' && issue.keys.some((key) => key === 'width' || key === 'height')
          ? 'has a width or a height beside its picture, which has its own size. Leave them out.'
          : `has an unknown field "${issue.keys.join('", "')}". A ${kind} may have: ${known}.`
        : missing,
  })
}
