import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Corner } from '../../src/table/area'
import { sentencesOf } from '../../src/table/mistakes'
import type { Card, Region, Table } from '../../src/table/table'
import { linkMistake, mistakesIn, type Surroundings } from '../../src/table/validateTable'
import { readTable } from '../../src/vite/ownerTable'
import { corners } from '../helpers/corners'

const HERE = corners(100, 100, 300, 300)
const GOOD: Region = {
  name: 'Skills',
  epithet: 'the Ring of Runes',
  corners: HERE,
  heading: 'Skills',
  text: 'See!',
}
const OTHER: Region = { ...GOOD, name: 'About', corners: corners(300, 100, 500, 300) }
const CARD: Card = { title: 'One', description: 'Of them' }
const OWNER = { name: '', line: '', email: '', profiles: [] }
const MAP = { width: 2048, height: 1536, minZoom: -0.5, maxZoom: 1.5 }
const SITE: Table = {
  siteName: 'The Realm',
  siteDescription: 'A map.',
  language: 'en',
  owner: OWNER,
  mood: 'parchment',
  copyrightYear: 2024,
  map: MAP,
  regions: [GOOD],
  pages: [],
}

const validateTable = (table: unknown, around: Surroundings = {}) =>
  sentencesOf(mistakesIn(table, around), table)
/** The mistakes in a valid table with some fields changed, possibly to values of other types. */
const inSite = (change: object) =>
  validateTable({ ...SITE, ...change }).map((mistake) => mistake.replace('src/realm/realm.yaml: ', ''))
const without = (value: unknown, fields: object) =>
  Object.fromEntries(Object.entries(fields).filter((field) => field[1] !== value))
/** The mistakes in a valid table with some fields of one region changed, or of its card. */
const inRegion = (change: object, ...others: readonly Region[]) =>
  inSite({ regions: [...others, without(undefined, { ...GOOD, ...change })] })
const inOwner = (change: object) => inSite({ owner: { ...OWNER, ...change } })
const inBox = (...box: readonly number[]) => ({ corners: undefined, box })
const inCorners = (...corners: Corner[]) => ({ corners })
const inCard = (change: object) => inRegion({ cards: [{ ...CARD, ...change }] })

const EMPTY = 'it is empty. Write its fields after the dash, or delete it.'

describe('a valid table', () => {
  it('is that of this site', async () => {
    expect((await readTable(join(import.meta.dirname, '../..'))).mistakes).toEqual([])
  })

  it.each([
    ['two regions side by side', inRegion({}, OTHER)],
    ['a landmark, and no cards', inRegion({ landmark: 'harbour', cards: [] })],
    ['a name of three words', inRegion({ name: 'My Open Source' })],
    ['a box instead of corners', inRegion(inBox(0, 0, 63, 63))],
    ['a triangle', inRegion(inCorners([100, 100], [300, 100], [300, 300]))],
    ['a box that fills the map', inRegion({ corners: corners(0, 0, 2048, 1536) })],
    ['the smallest box, its corners in any order', inRegion({ corners: corners(0, 0, 63, 63).toReversed() })],
    ['date and tags', inCard({ date: 'Spring', tags: ['a', 'b'] })],
    ['a year in quotes, as other fields need it', inSite({ copyrightYear: '2024' })],
    ['data of analytics called link', inSite({ analytics: { script: 'https://a.b', data: { link: 'x' } } })],
    [
      'analytics of a host with any letters',
      inSite({ analytics: { script: 'https://zähler.example:8/a?b' } }),
    ],
    ['an owner', inOwner({ email: 'a@b.example', profiles: [{ label: 'A', link: 'https://a.b' }] })],
  ])('may have %s', (_, mistakes) => expect(mistakes).toEqual([]))

  it.each([
    'https://example.org/a?b#c',
    'http://example.org',
    'mailto:a@b.example',
    'tel:+49-30-123',
    '/',
    '/skills/',
    '/#0.5/700/800',
    '/skills?from=afar',
    '/skills/a-post',
    '/cv.pdf',
    '/papers/my%20thesis.pdf#page=2',
  ])('may link to %s', (link) => {
    const regions = [{ ...GOOD, cards: [{ ...CARD, link }] }]
    const files = ['cv.pdf', 'papers/my thesis.pdf']
    expect(validateTable({ ...SITE, regions }, { files, pages: ['/skills/a-post'] })).toEqual([])
  })
})

it.each([
  ['siteName is missing or empty.', { siteName: '' }],
  ['siteName is read as 42, not as a text. Put it in quotes.', { siteName: 42 }],
  [
    'siteName has half a character, or a sign that is not seen, after "A". Delete it.',
    { siteName: 'A\ud83d' },
  ],
  ['not seen, after "Two". Delete it.', { siteName: 'Two\vlines' }],
  ['siteDescription is missing or empty.', { siteDescription: undefined }],
  ['land has to be a word of at most 40 letters, digits and spaces.', { land: 'heron!' }],
  ['land has to be a word of at most 40 letters, digits and spaces.', { land: ' heron' }],
  ['land has to be a word of at most 40 letters, digits and spaces.', { land: 'h'.repeat(41) }],
  ['land has to be a word. A number needs quotes.', { land: 7 }],
  ['colours, light: its ink has to be a colour in quotes: # and', { colours: { light: { ink: null } } }],
  ['colours, light: its ink #808080 on paper, #e5d3a8, has', { colours: { light: { ink: '#808080' } } }],
  ['colours needs light, dark or both.', { colours: null }],
  ['curiosities have to be a list: a dash and a space before each item. Or', { curiosities: true }],
  ['curiosity "A": its at has to be a point: [y, x], in px', { curiosities: [{ at: [1], name: 'A' }] }],
  ['curiosity 1: its name is missing or empty.', { curiosities: [{ at: [1, 1] }] }],
  ['curiosity "A": its link', { curiosities: [{ at: [1, 1], name: 'A', link: '/nowhere' }] }],
  ['curiosity "A ruin": its name is that of something', { curiosities: [{ at: [1, 1], name: 'A ruin' }] }],
  ['curiosity "A": it has an unknown field "by".', { curiosities: [{ at: [1, 1], name: 'A', by: 'B' }] }],
  ['curiosity "A": its at is not on the map, which is', { curiosities: [{ at: [1, 2049], name: 'A' }] }],
  ['headingFont has a # or a ? in its name. Rename the font.', { headingFont: 'my#1.woff2' }],
  ['analytics: its script has to be an address that', { analytics: { script: 'http://a.example' } }],
  ['analytics: its script has to be an address that', { analytics: { script: 'https://a.example"/a.js' } }],
  ['analytics: its script has to be an address that', { analytics: { script: 'https://a.b,https://c.d' } }],
  ['embed 1: it has to be a host, such as', { embeds: ['https://a.example'] }],
  ['analytics has to be written as { script: https://… }.', { analytics: 'https://a.example' }],
  ['mood "plain" is unknown. Choose one of: parchment, arctic, desert.', { mood: 'plain' }],
  ['language "it" is unknown. Choose one of: en, de, fr, es, ar, or copy', { language: 'it' }],
  ['mood "gloomy" is unknown. Choose one of: parchment, arctic, desert.', { mood: 'gloomy' }],
  ['copyrightYear has to be a year of four digits, as 2024', { copyrightYear: '2024 to 2026' }],
  ['copyrightYear has to be a year of four digits', { copyrightYear: 20266 }],
  ['copyrightYear has to be a year of four digits', { copyrightYear: '2019–20266' }],
  ['copyrightYear has to be a year of four digits', { copyrightYear: 2024.5 }],
  ['siteDescription has "**bold**", which only stories and posts', { siteDescription: 'A **bold** map.' }],
  [
    'page "Skills": its name is taken by region "Skills": both pages would have the address /skills.',
    { pages: [{ name: 'Skills' }] },
  ],
  [
    'page "Gifts": its address is taken by region "Skills": both pages would have the address /skills.',
    { pages: [{ name: 'Gifts', address: 'skills' }] },
  ],
  [
    'region "Skills": its address is taken by page "Gifts": both pages would have the address /gifts.',
    { regions: [{ ...GOOD, address: 'gifts' }], pages: [{ name: 'Gifts' }] },
  ],
  ['page "?": its name makes no address. Add one, for example `address: blog`.', { pages: [{ name: '?' }] }],
  ['map is missing. Its fields are: width, height, minZoom, maxZoom.', { map: undefined }],
  ['map: its minZoom has to be a number.', { map: { ...MAP, minZoom: 'x' } }],
  ['map: its howItWorks is either true or false.', { map: { ...MAP, howItWorks: 'no' } }],
  ['map: its width has to be at least 1200:', { map: { ...MAP, width: 1199 } }],
  ['map: its height has to be at least 900:', { map: { ...MAP, height: 899 } }],
  ['map: its height is above 8192: such a map takes too long to', { map: { ...MAP, height: 100_000 } }],
  ['map has a minZoom of 2, above its maxZoom of 1.5.', { map: { ...MAP, minZoom: 2 } }],
  ['map has zooms from 0.5 to 1.5, without 0, at which the first view', { map: { ...MAP, minZoom: 0.5 } }],
  ['owner is missing. Its fields are: name, line, email, profiles.', { owner: undefined }],
  ['owner: its email is not an e-mail address.', { owner: { ...OWNER, email: 'me' } }],
  ['owner: its email is not an e-mail address.', { owner: { ...OWNER, email: 'mailto:me@a.example' } }],
  ['owner: its name is missing. It may be empty.', { owner: { ...OWNER, name: undefined } }],
  ['owner: its name is read as 7, not as a text. Put it in quotes.', { owner: { ...OWNER, name: 7 } }],
  ['regions needs at least one region.', { regions: [] }],
  ['regions have to be a list: a dash and a space before each item, or [] for none.', { regions: undefined }],
  [`region 2: ${EMPTY}`, { regions: [GOOD, undefined] }],
  ['owner has an unknown field "mail". An owner may have: name, ', { owner: { ...OWNER, mail: 'x' } }],
  ['it has an unknown field "sitename". A table may have: siteName, siteDescription,', { sitename: 'x' }],
  ['it has an unknown field "constructor".', { constructor: 'x' }],
  ['it has an unknown field "__proto__".', JSON.parse('{"__proto__": {}}')],
])('a site is refused: %s', (says, change) => {
  expect(inSite(change)).toEqual([expect.stringContaining(says)])
})

it('a site is told all that is wrong with its fields, links and files', () => {
  const profiles = [{ label: 'A', link: 'a' }]
  const cards = [{ ...CARD, image: { file: 'a.png', alt: 'A' } }]
  const regions = [{ ...GOOD, landmark: 'a.svg', cards }]
  expect(inSite({ siteName: '', owner: { ...OWNER, profiles }, regions })).toEqual([
    'siteName is missing or empty.',
    expect.stringContaining('profile "A": its link "a" is not an address.'),
    expect.stringContaining('its landmark "a.svg" is not in src/realm.'),
    expect.stringContaining('its file "a.png" is not in src/realm.'),
  ])
})

it.each<[string, object]>([
  ['headings', { ...GOOD, heading: undefined, headings: 'x' }],
  ['areas', { ...GOOD, corners: undefined, areas: [1] }],
])('a field that is called %s is not missing, too', (name, region) => {
  expect(inSite({ regions: [region] })).toEqual([expect.stringContaining(`has an unknown field "${name}".`)])
})

it('a table is refused if it is missing or empty', () => {
  expect(validateTable(undefined)).not.toEqual([])
  expect(validateTable({})).toContain('src/realm/realm.yaml: siteName is missing or empty.')
})

describe('a region', () => {
  it.each<[string, object]>([
    ['region 1: its name is read as 42, not as a text', { name: 42 }],
    ['region 1: its name is missing or empty', { name: undefined }],
    ['its epithet is missing or empty', { epithet: ' ' }],
    ['its heading is missing or empty', { heading: undefined }],
    ['its text is read as 7, not as a text', { text: 7 }],
    ['its name begins or ends with a space', { name: ' Projects' }],
    ['its name makes no address. Add one, for example `address: blog`', { name: '?!' }],
    ['its address may have small letters', { address: 'Künste' }],
    ['its name is reserved: /index would be the address of the map', { name: 'Index' }],
    ['its name is reserved', { name: 'assets' }],
    ['its address is reserved', { address: '404' }],
    ['its name is that of the article on the map. Add another `address: …`', { name: 'How' }],
    ['its text has "[here](/skills)", which only stories and posts', { text: 'All is [here](/skills).' }],
    ['card 1: it is the text "One", but a card has fields: title, description, ', { cards: ['One'] }],
    ['it has an unknown field "titel". A region may have: name, ', { titel: 'x' }],
    ['SVG file in src/realm. It has a sign that is not seen: type it anew.', { landmark: '\u200fmill' }],
    ['text, cards. It has a sign that is not seen: type it anew.', { '\u200ftext': 'x' }],
    ['its landmark "castle" is unknown. Choose one of: forge, ', { landmark: 'castle' }],
    ['its landmark "a.svg" is not in src/realm. Put an SVG file there.', { landmark: 'a.svg' }],
    ['its corners have to be three or more, each two numbers: [y, x].', { corners: HERE.slice(2) }],
    ['its corners have to be three or more, each two numbers', { corners: corners(1, 1, 99, Number.NaN) }],
    ['its corners have to be three or more, each two numbers', { corners: [...HERE, [100]] }],
    ['it has both corners and a box. Leave out one of the two.', { box: [100, 100, 200, 200] }],
    ['it has neither corners nor a box. Add one: box: [x, y, width, height]', { corners: undefined }],
    ['its box has to be four numbers, [x, y, width, height], the last two above 0.', inBox(100, 100, 200)],
    ['its box has to be four numbers', inBox(100, 100, 0, 200)],
    [
      'its box has full-width digits. Write [100, 20, 80.5, 90].',
      { box: ['１００', 20, '８０．５', '９０'], corners: undefined },
    ],
    ['its box has to be four numbers', inBox(100, 100, Number.NaN, 200)],
    [
      'its corners cross: the side from [0, 0] to [99, 99] meets that from [0, 99] to [99, 1]. List them in order',
      inCorners([0, 0], [99, 99], [0, 99], [99, 1], [99, 0]),
    ],
    ['it is too narrow: the largest circle in it is 58 wide', inCorners([0, 0], [0, 200], [70, 0])],
    ['it reaches beyond the map, which is 2048 wide and 1536 high. A box is [x, y', inBox(2000, 0, 99, 99)],
    ['it reaches beyond the map, which is 2048 wide and 1536 high', { corners: corners(-1, 0, 99, 99) }],
    ['it reaches beyond the map', { corners: corners(0, -1, 99, 99) }],
    ['it reaches beyond the map', { corners: corners(1950, 0, 2049, 99) }],
    ['it reaches beyond the map', { corners: corners(0, 1400, 99, 1537) }],
    ['it is 62 wide and 63 high. A finger needs at least 63 each way.', { corners: corners(0, 0, 62, 63) }],
    ['it is 63 wide and 62 high', { corners: corners(0, 0, 63, 62) }],
    ['its posts have no page, as its link leads elsewhere', { posts: true, link: 'https://a.example' }],
    ['its posts is either true or left out', { posts: 'yes' }],
    ['its name has its posts in src/realm/files, which', { name: 'Files', posts: true }],
    ['region "Skills", card 1: it is read as the text "title:One". A field needs', { cards: ['title:One'] }],
    ['it has "alt:A", which needs a space after its colon.', { 'alt:A': null }],
    ['its cards have to be a list: a dash and a space before each item', { cards: CARD }],
  ])('is refused: %s (%j)', (says, change) => {
    expect(inRegion(change).join('\n')).toContain(says)
  })

  it.each(['open source', 'Open-source'])('may not have the address of "%s"', (name) => {
    expect(inRegion({ name: 'Open Source' }, { ...OTHER, name })).toEqual([
      `region "Open Source": its name is taken by region "${name}": both pages would have the address /open-source.`,
    ])
  })

  it('may not have the name of another, at whatever address', () => {
    expect(inRegion({}, { ...OTHER, name: GOOD.name, address: 'more' })).toEqual([
      'region "Skills": its name is also that of an earlier place. Change one of them.',
    ])
  })

  it('may not overlap another', () => {
    expect(inRegion({}, { ...OTHER, corners: corners(299, 299, 500, 500) })).toEqual([
      'region "Skills": it overlaps region "About".',
    ])
  })

  it('overlaps none while it is in the wrong spot', () => {
    expect(inRegion({}, { ...OTHER, corners: corners(100, 100, 2100, 300) })).toEqual([
      expect.stringContaining('region "About": it reaches beyond the map'),
    ])
  })

  it('may lie beside another, although their boxes overlap', () => {
    const beside = inCorners([100, 300], [300, 300], [300, 100])
    expect(inRegion(inCorners([100, 100], [100, 300], [300, 100]), { ...OTHER, ...beside })).toEqual([])
  })
})

describe('a card', () => {
  it.each([
    ['its title is missing or empty', { title: '' }],
    ['its description is missing or empty', { description: undefined }],
    ['it has an unknown field "url"', { url: 'https://example.org' }],
    ['its date is empty. Leave the line out instead.', { date: '' }],
    ['its tags have to be a list of words: [one, another].', { tags: 'one' }],
    ['card "One", tag 2: it is empty.', { tags: ['one', ''] }],
    ['its tags have "one" twice. Change one of them.', { tags: ['one', 'two', 'one'] }],
    ['its points have to be a list of sentences', { points: 'One.' }],
    ['level: its value has to be a whole number from 1', { level: { value: 6, says: 'More than all' } }],
    ['level: its says is missing: the level in words.', { level: { value: 3 } }],
    ['image: its file "a.png" is not in src/realm.', { image: { file: 'a.png', alt: 'A' } }],
    ['link "Code": its link "code" is not an address.', { links: [{ label: 'Code', link: 'code' }] }],
    ['link "Code": its link is missing.', { links: [{ label: 'Code' }] }],
    ['image: its file is missing.', { image: { alt: 'A' } }],
    ['its link "/my cv.pdf" is not an address, as it has a space. Delete it', { link: '/my cv.pdf' }],
    ['its group is empty. Leave the line out instead.', { group: '' }],
  ])('is refused: %s', (says, change) => {
    expect(inCard(change).join('\n')).toContain(says)
  })

  it.each([
    'example.org',
    '//example.org',
    'https://',
    'https:// a',
    'mailto:nobody',
    'tel:home',
    'javascript:alert(1)',
    '/100%.pdf',
    '',
    7,
    null,
    { to: '/' },
  ])('may not link to %s', (link) => {
    expect(inCard({ link }).join('\n')).toContain('is not an address')
  })

  it.each(['/skils', '/Skills', '/skills/more', '/cv.pdf', '/about'])(
    'may not link to %s, no page',
    (link) => {
      // A place with a link has no page.
      const elsewhere = { ...OTHER, link: 'https://example.org' }
      const says = 'leads to no page of this site and no file in src/realm/files. The pages are: /, /skills.'
      const mistake = `region "Skills", card "One": its link "${link}" ${says}`
      expect(inRegion({ cards: [{ ...CARD, link }] }, elsewhere)).toEqual([mistake])
    },
  )

  it('is told the most similar of many pages', () => {
    const posts = Array.from({ length: 300 }, (_, index) => `/blog/day-${index}`)
    const pages = ['/', '/skills', ...posts.slice(0, 150), '/blog/first-words', ...posts.slice(150)]
    const says = linkMistake('/blog/frist-words', { pages, files: [] })
    const list = /The pages are: (.*), and 291 more\.$/.exec(says ?? '')?.[1]?.split(', ')
    expect([list?.[0], list?.length]).toEqual(['/blog/first-words', 12])
  })

  it('may not link to a part of a page, which has no address', () => {
    const says = 'its link "/skills/#sql" leads to a part of a page, and parts have no address. Delete #sql.'
    expect(inCard({ link: '/skills/#sql' }).join()).toContain(says)
  })

  it('is told where a file to download is, if its link has the folder', () => {
    const regions = [{ ...GOOD, cards: [{ ...CARD, link: '/files/cv.pdf' }] }]
    const says = expect.stringContaining('"/files/cv.pdf" has the name of the folder. Write /cv.pdf.')
    expect(validateTable({ ...SITE, regions }, { files: ['cv.pdf'] })).toEqual([says])
  })

  it.each([
    [': its cards have "One" twice. Change one of them.', CARD],
    [', card 2: its title is missing or empty.', { description: 'x' }],
    [`, card 2: ${EMPTY}`, undefined],
  ])('is named by its title, or by its number: %s', (says, card) => {
    expect(inRegion({ cards: [CARD, card] })).toEqual([`region "Skills"${says}`])
  })
})
