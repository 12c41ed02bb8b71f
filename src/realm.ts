/**
 * THE TABLE: all texts of the pages, and the position of each place on the map.
 *
 * To make the site yours, change the words between the quotes in this file. A few rules of the language:
 *
 * - Texts are in single quotes. Write an apostrophe as ’ (or as \', which looks the same on the page).
 * - Everything between { and } belongs together, and each of its lines ends with a comma. To add a card, copy an
 *   existing one from its { to its }, including the comma after it, and change the copy. To remove a card, delete
 *   it from its { to that comma.
 * - To add a region, copy one in the same way. Give it a new name and a free spot, mostly on land and at least 63 px
 *   wide and high (about 200 looks best). Then run `npm run draw`: mountains, woods and roads make room for it.
 * - Lines that begin with // or * are notes for you; the site ignores them.
 *
 * A page's address is made from its region's name: 'Open Source' is at /open-source, 'Über mich' at /ueber-mich. To choose
 * another one, add `address: 'me'`. Its place on the map has three or more corners, in order around it, each [y, x], y
 * downwards; instead of those of an upright box, write `box: [x, y, width, height]`. Its name and its landmark are drawn
 * in the box around its corners, the name at the foot: a shape that is broad there suits them. To choose the drawing of
 * a place, add `landmark: 'harbour'`, or another name from src/table/landmark.ts; with
 * `alt: 'A tower with ravens'` screen readers say what you see on it. With `link: 'https://…'` a region leads there instead
 * of to a page; with `posts: true` its page lists the Markdown files in the folder of its name, src/realm/blog for 'Blog'
 * (README.md says how one begins).
 *
 * A card needs a title and a description; all other lines are optional:
 *
 *     {
 *       title: 'Its name',
 *       description: 'A few sentences about it.',
 *       link: 'https://…',          a web address, mailto:…, a page of this site ('/skills') or a file in public ('/cv.pdf')
 *       date: 'Spring to autumn',   in any words
 *       tags: ['one', 'another'],   a few short words, shown in a row
 *       points: ['One.', 'Two.'],   a list, for example of achievements
 *       level: { value: 4, says: 'Ten years, most days' },    a bar of five parts, and the same in words
 *       links: [{ label: 'Code', link: 'https://…' }],        more links, as many as you like
 *       image: { file: 'forge.png', alt: 'What it shows' },   a PNG or JPEG in src/realm
 *       group: 'Guilds',            a heading above all cards of the same group
 *     },
 *
 * A page can also have a story, a Markdown file named after its address, as src/realm/about.md: with headings, lists,
 * quotes, tables, code, notes ([^1]) and links as above. A picture in src/realm, a PNG or JPEG with no space in its
 * name, is written ![What it shows](forge.png "Its caption"), in a paragraph of its own; the build reduces its size.
 *
 * `npm run dev` shows each change when you save it. Mistakes are reported with region and line, there and by
 * `npm run build`. src/table/schema.ts lists all fields.
 */
import type { Mood } from './table/palette.ts'
import type { Owner, Page, Region } from './table/table.ts'
import type { Language } from './words/lists.ts'

/** The name of the site, in the browser's tab and on the map. */
export const siteName = 'The Realm'

/** The description of the site in search results and shared links. */
export const siteDescription = 'A portfolio you explore: an illustrated map of places to visit.'

/** The language of buttons, dates and messages: 'en', 'de', 'fr', 'es' or 'ar'. README.md says how to add another. */
export const language: Language = 'en'

/** The colours of the map and of every page: 'parchment', 'arctic' or 'desert'. After a change, `npm run draw`. */
export const mood: Mood = 'parchment'

/**
 * The land around the places: '' is the one that was made by hand. Any word of yours, such as 'heron', is a land of its own,
 * which grows around the places, and is the same each time. `npm run draw -- --try 9` shows some. Then `npm run draw`.
 */
export const land: string = ''

/** You. Each line may stay empty. Search engines get them, too, if the site knows its address: `SITE_ORIGIN`. */
export const owner: Owner = {
  // In the header, in titles, next to the year, and on the picture for shared links; run `npm run draw` after a change.
  name: '',
  // Replaces the words on the banner below the map's title; run `npm run draw` after a change.
  line: '',
  // At the foot of every page, and large on the page of the place whose landmark is the harbour.
  email: '',
  // Your pages elsewhere, shown in the same places: { label: 'GitHub', link: 'https://github.com/…' }
  profiles: [],
}

/**
 * The picture, in map px, and how far it can be zoomed: each whole step doubles, 0 is one CSS px per map px. With
 * `howItWorks: false`, the map has no button "?", which shows its gestures and explains its engine. For a picture of your
 * own in src/realm, write `{ picture: 'my-map.png' } as const`: see "Your own map" in README.md.
 */
export const map = { width: 2048, height: 1536, minZoom: -0.5, maxZoom: 1.5 } as const

/**
 * Pages that are not on the map, such as an imprint: { name: 'Imprint' }, with its text in src/realm/imprint.md. They are
 * linked in the footer.
 */
export const pages: readonly Page[] = []

/** The places, in the order of the drawer, of the Tab key, and of the road that leads from page to page. */
export const regions: readonly Region[] = [
  {
    name: 'Projects',
    epithet: 'the Artificers’ Forge',
    corners: [
      [690, 400],
      [690, 630],
      [930, 630],
      [930, 400],
    ],
    heading: 'Magical Projects',
    text: 'Behold the arcane works I have conjured!',
  },
  {
    name: 'Skills',
    epithet: 'the Ring of Runes',
    corners: [
      [1062, 780],
      [1062, 955],
      [1250, 955],
      [1250, 780],
    ],
    heading: 'Mystical Skills',
    text: 'Witness the powers I have mastered in my journey!',
    cards: [
      { title: 'Arcane Programming', description: 'Mastery of JavaScript, React and Node.js' },
      { title: 'Database Sorcery', description: 'Proficiency in SQL and NoSQL realms' },
    ],
  },
  {
    name: 'Experience',
    epithet: 'the High Keep',
    corners: [
      [113, 1414],
      [113, 1703],
      [380, 1703],
      [380, 1414],
    ],
    heading: 'Epic Quests',
    text: 'Tales of the great adventures I have undertaken!',
  },
  {
    name: 'Education',
    epithet: 'the Grand Athenaeum',
    corners: [
      [595, 1450],
      [595, 1710],
      [805, 1710],
      [805, 1450],
    ],
    heading: 'Scholarly Pursuits',
    text: 'The ancient tomes I have studied and the wisdom I have gained!',
  },
  {
    name: 'Contact',
    epithet: 'the Raven Harbour',
    corners: [
      [827, 1550],
      [827, 1780],
      [1037, 1780],
      [1037, 1550],
    ],
    heading: 'Send a Raven',
    text: 'Ways to contact me across the realms!',
  },
  {
    name: 'About',
    epithet: 'the Hearth Hall',
    corners: [
      [763, 1115],
      [763, 1310],
      [967, 1310],
      [967, 1115],
    ],
    heading: 'The Legend of Me',
    text: 'The story of how I became the hero I am today!',
  },
]

/** The year next to the copyright sign, at the foot of every page. */
export const copyrightYear = 2024
