/**
 * The fields of the table, and the rule for each, with the descriptions that editors of text show.
 * mistakes.ts begins each message with the name of the field.
 */
import * as z from 'zod'
import { LANGUAGES } from '../words/lists.ts'
import { crossingIn, isUpright } from './area.ts'
import { NOT_IN_XML } from './mistakes.ts'
import { MOODS, type Mood } from './palette.ts'
import { LAND_WORD, LANDMARKS } from './table.ts'

const EMPTY = 'is empty. Write its fields after the dash, or delete it.'
const NO_LIST = 'have to be a list: a dash and a space before each item, or [] for none.'
const NO_BOOLEAN = 'is either true or false.'
/** A map of 4096 x 3072 px takes two minutes to draw; of one of 8192 x 6144 px, the land alone takes ten. */
const MAX_SIDE_PX = 8192
/** What Markdown would show as bold, or as a link. */
const MARKS = /\*\*\S.*?\*\*|\[[^\]]+\]\([^)\s]+\)/
const ZOOM = ': at 0, a map px is a CSS px, and each step of 1 doubles its size.'

/** The corners of a region, each `[y, x]` in map px, origin at the picture's top-left, y down. */
const polygon = z.array(z.tuple([z.number(), z.number()])).min(3)
/** Another way to write those of an upright box: `[x, y, width, height]`, from its upper left corner. */
const box = z.tuple([z.number(), z.number(), z.number().positive(), z.number().positive()])

/**
 * The schema of the whole table; `isOwn` is whether the map is the owner's own picture. Whether links
 * and files are right depends on what surrounds the table: validateTable.ts.
 */
export function tableSchema(isOwn: boolean) {
  const link = reference()
  const labelledLink = (kind: string) => object(kind, EMPTY, { label: text(), link })

  const owner = object('owner', 'is missing. Its fields are: name, line, email, profiles.', {
    name: textOrEmpty().describe(
      'Your name: in the header, in titles, next to the year. After a change, npm run draw.',
    ),
    line: textOrEmpty().describe(
      'Replaces the words on the banner below the map’s title. After a change, npm run draw.',
    ),
    email: textOrEmpty()
      .regex(/^([^@\s:]+@[^@\s:]+)?$/, 'is not an e-mail address.')
      .describe(
        'At the foot of every page, and large on the page of the place whose landmark is the harbour.',
      ),
    profiles: z
      .array(labelledLink('profile'), NO_LIST)
      .describe(
        "Your pages elsewhere, at the foot of every page: { label: GitHub, link: 'https://github.com/…' }",
      ),
  }).describe('You. Each line may stay empty.')

  const howItWorks = z
    .boolean(NO_BOOLEAN)
    .exactOptional()
    .describe('With false, the map has no button "How it works", and the site none of its scripts.')

  const ownMap = object('map of your own', 'is missing.', {
    picture: text('has to be the name of a picture in src/realm.').describe(
      'A PNG, JPEG, WebP, AVIF or SVG in src/realm. A map px is a px of this picture.',
    ),
    night: text(
      'has to be the name of a picture in src/realm. Leave the line out to have the picture dimmed.',
    )
      .exactOptional()
      .describe('The same by night. Without it, the picture is dimmed in the dark colour scheme.'),
    labels: z
      .boolean(NO_BOOLEAN)
      .exactOptional()
      .describe('Whether the name of each place is written over the picture.'),
    start: z
      .union(
        [z.string(), z.tuple([z.number(), z.number()])],
        'has to be the name of a place, or a point: [y, x].',
      )
      .exactOptional()
      .describe(
        'The middle of the first view: the name of a place, or a point as [y, x]. Without it, the picture’s.',
      ),
    minZoom: number().exactOptional().describe('The least zoom. Without it, the whole map fits.'),
    maxZoom: number()
      .exactOptional()
      .describe('The greatest zoom. Without it, a px of the picture is a CSS px, or more if it is small.'),
    howItWorks,
  }).superRefine(({ minZoom = Number.NaN, maxZoom = Number.NaN }, context) => {
    if (minZoom > maxZoom) context.addIssue(`has a minZoom of ${minZoom}, above its maxZoom of ${maxZoom}.`)
  })

  const drawnMap = object('map', 'is missing. Its fields are: width, height, minZoom, maxZoom.', {
    width: side(LEAST_WIDTH_PX),
    height: side(LEAST_HEIGHT_PX),
    minZoom: number().describe(`The least zoom${ZOOM}`),
    maxZoom: number().describe(`The greatest zoom${ZOOM}`),
    howItWorks,
  }).superRefine(({ minZoom, maxZoom }, context) => {
    if (minZoom > maxZoom) context.addIssue(`has a minZoom of ${minZoom}, above its maxZoom of ${maxZoom}.`)
    else if (minZoom > 0 || maxZoom < 0)
      context.addIssue(`has zooms from ${minZoom} to ${maxZoom}, without 0, at which the first view is.`)
  })

  const address = text()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may have small letters from a to z, digits and single hyphens.')
    .exactOptional()
    .describe('The page’s address, for a name that makes none, or another one.')

  const card = object('card', EMPTY, {
    title: text(),
    description: text(),
    link: link
      .exactOptional()
      .describe(
        'Where its title leads: a web address, mailto:…, a page of this site (/skills), or a file (/cv.pdf).',
      ),
    date: textOrNone().describe('In any words. A year alone needs quotes.'),
    tags: listOfTexts('have to be a list of words: [one, another].')
      .exactOptional()
      .describe('A few short words, shown in a row: [one, another]'),
    image: object('image', 'has to be written as { file: name.png, alt: … }.', {
      file: reference().describe('A PNG or JPEG in src/realm.'),
      alt: text('is missing: a description of the picture for screen readers.').describe(
        'What it shows, for screen readers.',
      ),
    })
      .exactOptional()
      .describe('A picture above the title: { file: forge.png, alt: What it shows }'),
    points: listOfTexts('have to be a list of sentences: [One., Another.].')
      .exactOptional()
      .describe('A list, for example of achievements.'),
    level: object('level', 'has to be written as { value: 3, says: … }.', {
      value: z.literal([1, 2, 3, 4, 5], 'has to be a whole number from 1 to 5.'),
      says: text('is missing: the level in words.').describe('The same in words.'),
    })
      .exactOptional()
      .describe("A bar of five parts, and the same in words: { value: 4, says: 'Ten years, most days' }"),
    links: z
      .array(labelledLink('link'), NO_LIST)
      .exactOptional()
      .describe("More links: { label: Code, link: 'https://…' }"),
    group: textOrNone().describe('The heading above all cards that have the same group.'),
  })

  const region = object('region', EMPTY, {
    name: text()
      .refine((name) => name.trim() === name, 'begins or ends with a space.')
      .describe('Shown on the map, in the menu and on its board. The page’s address is made from it.'),
    address,
    epithet: text().describe('On the ribbon below its name.'),
    corners: written(polygon, 'have to be three or more, each two numbers: [y, x].')
      .superRefine((corners, context) => {
        const crossing = isUpright(corners) ? undefined : crossingIn(corners)
        const sides = crossing?.map(([from, to]) => `from [${from.join(', ')}] to [${to.join(', ')}]`)
        if (sides)
          context.addIssue(
            `cross: the side ${sides.join(' meets that ')}. List them in order around the place.`,
          )
      })
      .exactOptional()
      .describe(
        'Where it is: the corners of a polygon in order around it, each [y, x]. Or write a box instead.',
      ),
    box: written(box, 'has to be four numbers, [x, y, width, height], the last two above 0.')
      .exactOptional()
      .describe('Where it is: [x, y, width, height]. Or write corners instead.'),
    landmark: z
      .union([z.enum(LANDMARKS), z.templateLiteral([z.string(), '.svg'])], {
        error: ({ input }) =>
          `"${input}" is unknown. Choose one of: ${LANDMARKS.join(', ')}, or the name of an SVG file in src/realm.`,
      })
      .exactOptional()
      .describe(
        'The drawing of its landmark: one of these, or an SVG file of your own in src/realm, such as my-castle.svg. Without it, one is chosen by the name, or a village.',
      ),
    alt: text().exactOptional().describe('What the picture on its page shows, for screen readers.'),
    link: link
      .exactOptional()
      .describe('A web address, or a file, that it links to instead of a page of its own.'),
    posts: z
      .literal(true, 'is either true or left out.')
      .exactOptional()
      .describe('Its page lists the posts in the folder of its name: Markdown files, a page each.'),
    heading: text().describe('The heading of its page.'),
    text: text().describe('The sentence below the heading, also shown by search engines.'),
    cards: differing(z.array(card, NO_LIST), ({ title }) => title)
      .exactOptional()
      .describe('Shown below the text, as many as you like.'),
  }).superRefine(({ corners, box }, context) => {
    if (corners && box) context.addIssue('has both corners and a box. Leave out one of the two.')
    else if (!corners && !box)
      context.addIssue(
        'has neither corners nor a box. Add one: box: [x, y, width, height], in px of the map.',
      )
  })

  const scheme = object('scheme', 'needs colours, such as ink.', {
    paper: colour('The ground of pages and boards.'),
    ink: colour('Texts.'),
    accent: colour('Marks, the menu button, and what is chosen.'),
    link: colour('Links and buttons on paper.'),
    header: colour('The header and the footer.'),
    headerText: colour('Texts in the header and the footer, and the sign of the menu button.'),
  }).exactOptional()

  const curiosity = object('curiosity', EMPTY, {
    at: written(z.tuple([z.number(), z.number()]), 'has to be a point: [y, x], in px of the map.').describe(
      'Where it is: [y, x], in px of the map.',
    ),
    name: text(),
    says: textOrNone().describe('A dry line about it.'),
    link: link.exactOptional().describe('Where its name leads.'),
  })

  const page = object('page', EMPTY, { name: text(), address })

  return object('table', 'is empty.', {
    siteName: text().describe('The name of the site, in the browser’s tab and on the map.'),
    siteDescription: text().describe('The description of the site in search results and shared links.'),
    language: oneOf(
      LANGUAGES,
      ', or copy src/words/en.ts, translate the copy, and add it to lists.ts there',
    ).describe('That of all words that are not in the table.'),
    owner,
    mood: oneOf<Mood[]>(isOwn ? [...MOODS, 'plain'] : [...MOODS]).describe(
      'The colours of the map and of every page; plain is for a picture of your own. After a change, npm run draw.',
    ),
    colours: object('list of colours', 'needs light, dark or both.', {
      light: scheme.describe('By day. The dark colours follow from these, unless they are set.'),
      dark: scheme.describe('In the dark colour scheme.'),
    })
      .exactOptional()
      .describe('Colours of your own for all but the drawn map, in place of the mood’s.'),
    analytics: object('analytics', 'has to be written as { script: https://… }.', {
      script: hostAddress().describe('The script that your provider names.'),
      sendsTo: hostAddress()
        .exactOptional()
        .describe('Where it sends what it counts, if that is another host than that of the script.'),
      data: z
        .record(
          z.string().regex(/^[a-z][a-z\d-]*$/, 'may have small letters, digits and hyphens.'),
          text(),
          'has to be written as { domain: example.org }.',
        )
        .exactOptional()
        .describe('Its attributes, without data-: { domain: example.org } for data-domain="example.org".'),
    })
      .exactOptional()
      .describe('A script that counts visits. It is loaded last, and never by npm run dev.'),
    embeds: z
      .array(
        z
          .string('has to be a host, such as player.vimeo.com.')
          .regex(/^([a-z\d-]+\.)+[a-z\d-]+$/, 'has to be a host, such as player.vimeo.com.'),
        NO_LIST,
      )
      .min(1, 'are empty. Leave the line out instead.')
      .exactOptional()
      .describe('Hosts of pages to embed in stories and posts: [player.vimeo.com]'),
    headingFont: text()
      // They would end its address.
      .refine((name) => !/[#?]/.test(name), 'has a # or a ? in its name. Rename the font.')
      .exactOptional()
      .describe(
        'A font of your own for headings: a WOFF2 file in src/realm, which you may use by its licence.',
      ),
    land: z
      .string('has to be a word. A number needs quotes.')
      .regex(LAND_WORD, 'has to be a word of at most 40 letters, digits and spaces.')
      .exactOptional()
      .describe(
        'The word that the land around the places grows from; empty for the land that was made by hand.',
      ),
    map: isOwn ? ownMap : drawnMap,
    copyrightYear: z
      .union([z.int().min(1000, NO_YEAR).max(9999, NO_YEAR), z.string().regex(YEARS, NO_YEAR)], NO_YEAR)
      .describe('The year at the foot of every page, or the first and the last one: 2019–2026'),
    regions: z.array(region, NO_LIST).min(1, 'needs at least one region.').describe('The places, in order.'),
    curiosities: listOrFalse(
      differing(
        z.array(
          curiosity,
          'have to be a list: a dash and a space before each item. Or write false, and nothing is found.',
        ),
        ({ name }) => name,
      ),
    )
      .exactOptional()
      .describe(
        'Something of yours to find on the map: { at: [y, x], name: My first bug, says: … }. With false, nothing is.',
      ),
    pages: z
      .array(page, NO_LIST)
      .describe(
        'Pages that are not on the map, linked in the footer: the text of each is a Markdown file in src/realm.',
      ),
  })
}

/** A table without mistakes. */
export type ValidTable = z.infer<ReturnType<typeof tableSchema>>

/** The mistake in what is no number: `message`, unless it has the digits of a Japanese keyboard. */
const noNumber = (message: string) => ({
  error: ({ input }: { readonly input?: unknown }) => {
    const wide = /[０-９]/.test(String(input)) ? JSON.stringify(input) : ''
    const narrow = wide.normalize('NFKC').replaceAll('"', '').replaceAll(',', ', ')
    return wide ? `has full-width digits. Write ${narrow}.` : message
  },
})

const YEARS = /^\d{4}([–-]\d{4})?$/
const NO_YEAR = noNumber(
  'has to be a year of four digits, as 2024, or the first and the last one: 2019–2026.',
)

/** A value of this form; `message` is the mistake in any other. */
const written = <Form extends z.ZodType>(form: Form, message: string) =>
  z
    .custom<z.infer<Form>>((value) => form.safeParse(value).success, {
      ...noNumber(message),
      abort: true,
    })
    // For editors, which do not run the check.
    .meta({ ...z.toJSONSchema(form, { io: 'input' }), $schema: undefined })

/** A list, or false. Its mistakes are those of the list. */
const listOrFalse = <List extends z.ZodType>(list: List) =>
  z
    .custom<z.output<List> | false>()
    .superRefine((value, context) => {
      const issues = value === false ? [] : (list.safeParse(value).error?.issues ?? [])
      for (const issue of issues) context.addIssue({ ...issue })
    })
    // For editors, which do not run the check.
    .meta({
      anyOf: [
        { const: false },
        { ...z.toJSONSchema(list, { io: 'input', unrepresentable: 'any' }), $schema: undefined },
      ],
    })

/** A text; `missing` is the message where there is none. */
const string = (missing: string) =>
  z
    .string({
      error: ({ input }) => {
        if (input === undefined) return missing
        return typeof input === 'object'
          ? 'has to be a text.'
          : `is read as ${input}, not as a text. Put it in quotes.`
      },
    })
    // No browser would show the part of the map that has the text.
    .refine((value) => !NOT_IN_XML.test(value), {
      error: ({ input }) =>
        `has half a character, or a sign that is not seen, after "${String(input).split(NOT_IN_XML)[0]?.slice(-30)}". Delete it.`,
    })
    .refine((value) => !MARKS.test(value), {
      error: ({ input }) =>
        `has "${MARKS.exec(String(input))?.[0]}", which only stories and posts show as meant. Write it without marks.`,
    })
const text = (message = 'is missing or empty.') =>
  string(message).refine((value) => value.trim() !== '', { error: message, abort: true })
const textOrNone = () => text('is empty. Leave the line out instead.').exactOptional()
/** To editors of text, a field with nothing after its colon is null. */
const textOrEmpty = () => string('is missing. It may be empty.').meta({ type: ['string', 'null'] })
const hostAddress = () => {
  const error = 'has to be an address that begins with https:// and the name of a host.'
  // In the security policy, any other sign would begin another host, or end the attribute.
  const isHost = (value: string) =>
    URL.canParse(value) && /^https:\/\/[a-z\d.:_-]+$/.test(new URL(value).origin)
  return z.string(error).refine(isHost, error)
}
const colour = (what: string) => {
  const error = 'has to be a colour in quotes: # and six digits, each 0 to 9 or a to f.'
  return z
    .string(error)
    .regex(/^#[\da-fA-F]{6}$/, error)
    .exactOptional()
    .describe(what)
}
const number = () => z.number(noNumber('has to be a number.'))
/** A smaller sheet has no room for its frame, its title and some places side by side. */
const LEAST_WIDTH_PX = 1200
const LEAST_HEIGHT_PX = 900

const side = (leastPx: number) =>
  number()
    .min(leastPx, `has to be at least ${leastPx}: a smaller sheet has no room for its frame and its title.`)
    .max(
      MAX_SIDE_PX,
      `is above ${MAX_SIDE_PX}: such a map takes too long to draw. Its maxZoom makes it larger on the screen.`,
    )
    .describe('In map px.')

/** A link, or the name of a file. */
const reference = () =>
  z.custom<string>((value) => value !== undefined, 'is missing.').meta({ type: 'string' })

const listOfTexts = (noList: string) => differing(z.array(text('is empty.'), noList), (words) => words)

function differing<Item extends z.ZodType>(list: z.ZodArray<Item>, nameOf: (item: z.output<Item>) => string) {
  return list.superRefine((items, context) => {
    const names = items.map(nameOf)
    const twice = names.find((name, index) => names.indexOf(name) < index)
    if (twice !== undefined) context.addIssue(`have "${twice}" twice. Change one of them.`)
  })
}

/** One of these words; `other` is what else there is to do than to choose one. */
function oneOf<const Words extends readonly string[]>(words: Words, other = '') {
  const choice = `Choose one of: ${words.join(', ')}${other}.`
  return z.enum(words, {
    error: ({ input }) => `${input === undefined ? 'is missing' : `"${input}" is unknown`}. ${choice}`,
  })
}

function object<const Fields extends z.ZodRawShape>(kind: string, missing: string, fields: Fields) {
  const known = Object.keys(fields).join(', ')
  const unknown = (keys: readonly string[]) => {
    const glued = keys.find((key) => /^[\w-]+:./.test(key))
    if (glued) return `has "${glued}", which needs a space after its colon.`
    if (kind === 'map of your own' && keys.some((key) => key === 'width' || key === 'height'))
      return 'has a width or a height beside its picture, which has its own size. Leave them out.'
    return `has an unknown field "${keys.join('", "')}". ${/^[aeiou]/.test(kind) ? 'An' : 'A'} ${kind} may have: ${known}.`
  }
  return z.strictObject(fields, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') return unknown(issue.keys)
      const { input } = issue
      if (typeof input === 'string' && /^[\w-]+:(?!\/\/)./.test(input))
        return `is read as the text "${input}". A field needs a space after its colon.`
      if (typeof input === 'string' && input !== '' && missing === EMPTY)
        return `is the text "${input}", but a ${kind} has fields: ${known}.`
      return missing
    },
  })
}

/**
 * The JSON schema of the table, as kept in realm.schema.json, which the first line of realm.yaml names:
 * editors of text complete its fields.
 */
export function tableJsonSchema(): object {
  const schemaOf = (isOwn: boolean) =>
    z.toJSONSchema(tableSchema(isOwn), { io: 'input', unrepresentable: 'any' })
  const [drawn, own] = [schemaOf(false), schemaOf(true)]
  const { properties = {} } = drawn
  const maps = [properties.map, own.properties?.map]
  const description = 'The picture, in map px, and how far it can be zoomed; or a picture of your own.'
  const mood = own.properties?.mood
  return {
    ...drawn,
    title: 'The table',
    properties: { ...properties, mood, map: { description, anyOf: maps } },
  }
}
