import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { readTable } from '../../src/build/ownerTable'
import { MIN_SIDE_PX, validateTable } from '../../src/build/validateTable'
import type { Card, Region, Table } from '../../src/site/table'

// The owner's table is validated, too.
vi.unmock('../../src/realm')
const table: Table = await import('../../src/realm')

/** The corners of a box. */
function corners(left: number, top: number, right: number, bottom: number): Region['corners'] {
  return [
    [top, left],
    [top, right],
    [bottom, right],
    [bottom, left],
  ]
}

const GOOD: Region = {
  name: 'Skills',
  epithet: 'the Ring of Runes',
  corners: corners(100, 100, 300, 300),
  heading: 'Mystical Skills',
  text: 'Witness them!',
}
const OTHER: Region = { ...GOOD, name: 'About', corners: corners(300, 100, 500, 300) }

const CARD: Card = { title: 'One', description: 'Of them' }

const SITE: Table = {
  siteName: 'The Realm',
  siteDescription: 'A map.',
  owner: { name: '', line: '', email: '', profiles: [] },
  mood: 'parchment',
  copyrightYear: 2024,
  map: { width: 2048, height: 1536, minZoom: -0.5, maxZoom: 1.5 },
  regions: [GOOD],
}

/** The mistakes in a valid table with some fields changed, possibly to values of other types. */
const mistakesOfSite = (change: object) => validateTable({ ...SITE, ...change })

/** The mistakes in a valid table with some fields of one region changed. */
const mistakesOf = (change: object, ...others: readonly Region[]) =>
  mistakesOfSite({ regions: [...others, { ...GOOD, ...change }] })

const mistakesOfCard = (change: object) => mistakesOf({ cards: [{ ...CARD, ...change }] })

describe('a table without mistakes', () => {
  it('is that of this site', async () => {
    expect((await readTable(join(import.meta.dirname, '../..'))).mistakes).toEqual([])
  })

  it.each([
    { what: 'two regions side by side', change: {}, others: [OTHER] },
    { what: 'no cards', change: { cards: [] }, others: [] },
    { what: 'a landmark', change: { landmark: 'harbour' }, others: [] },
    { what: 'a name of three words', change: { name: 'My Open Source' }, others: [] },
    { what: 'a box that fills the map', change: { corners: corners(0, 0, 2048, 1536) }, others: [] },
    { what: 'the smallest box', change: { corners: corners(0, 0, MIN_SIDE_PX, MIN_SIDE_PX) }, others: [] },
    {
      what: 'corners in any order',
      change: { corners: [...corners(100, 100, 300, 300)].reverse() },
      others: [],
    },
  ])('may have $what', ({ change, others }) => {
    expect(mistakesOf(change, ...others)).toEqual([])
  })

  it('may have an owner with all fields', () => {
    const profiles = [{ label: 'GitHub', link: 'https://github.com/a' }]
    expect(mistakesOfSite({ owner: { name: 'A', line: 'B', email: 'a@b.example', profiles } })).toEqual([])
  })

  it.each([
    'https://example.org',
    'https://example.org/a?b#c',
    'http://example.org',
    'mailto:a@b.example',
    'tel:+49-30-123',
    '/',
    '/skills',
    '/skills/',
    '/skills?from=afar#sql',
    '/cv.pdf',
    '/papers/my%20thesis.pdf#page=2',
    '/skills/a-post',
  ])('may link to %s', (link) => {
    const regions = [{ ...GOOD, cards: [{ ...CARD, link, date: 'Spring', tags: ['a', 'b'] }] }]
    const files = ['cv.pdf', 'papers/my thesis.pdf']
    expect(validateTable({ ...SITE, regions }, { files, pages: ['/skills/a-post'] })).toEqual([])
  })
})

describe('the site', () => {
  it.each([
    { change: { siteName: '' }, says: 'siteName is missing or empty.' },
    { change: { siteName: 42 }, says: 'siteName has to be a text in quotes.' },
    { change: { siteDescription: undefined }, says: 'siteDescription is missing or empty.' },
    { change: { mood: 'gloomy' }, says: 'mood "gloomy" is unknown. Choose one of: parchment, arctic, desert.' },
    { change: { copyrightYear: '2024' }, says: 'copyrightYear has to be a year, for example 2024.' },
    { change: { map: undefined }, says: 'map is missing: { width, height, minZoom, maxZoom }.' },
    { change: { map: { ...SITE.map, minZoom: 'x' } }, says: 'map: its minZoom has to be a number.' },
    { change: { map: { ...SITE.map, minZoom: 2 } }, says: 'map has a minZoom of 2, above its maxZoom of 1.5.' },
    {
      change: { map: { ...SITE.map, minZoom: 0.5 } },
      says: 'map has zooms from 0.5 to 1.5, without 0, at which the first view is.',
    },
    { change: { owner: undefined }, says: 'owner is missing: { name, line, email, profiles }.' },
    { change: { owner: { ...SITE.owner, email: 'me' } }, says: 'owner: its email is not an e-mail address.' },
    { change: { owner: { ...SITE.owner, name: undefined } }, says: "owner: its name is missing. It may be empty: ''." },
    {
      change: { owner: { ...SITE.owner, profiles: [{ label: 'A', link: 'b' }] } },
      says: 'owner, profile "A": its link "b" is not an address. An address begins with https://, mailto: or tel:, or with / for a page or a file of this site.',
    },
    { change: { owner: { ...SITE.owner, name: 7 } }, says: 'owner: its name has to be a text in quotes.' },
    { change: { regions: [] }, says: 'regions needs at least one region.' },
    { change: { regions: undefined }, says: 'regions have to be a list between [ and ].' },
  ])('is refused: $says', ({ change, says }) => {
    expect(mistakesOfSite(change)).toEqual([`src/realm.ts: ${says}`])
  })

  it('is refused if it is missing or empty', () => {
    expect(validateTable(undefined)).not.toEqual([])
    expect(validateTable({})).toContain('src/realm.ts: siteName is missing or empty.')
  })
})

describe('a region', () => {
  it.each([
    { says: 'its name is missing or empty', change: { name: '' } },
    { says: 'region 1: its name has to be a text in quotes', change: { name: 42 } },
    { says: 'region 1: its name is missing or empty', change: { name: undefined } },
    { says: 'its epithet is missing or empty', change: { epithet: ' ' } },
    { says: 'its heading is missing or empty', change: { heading: undefined } },
    { says: 'its text has to be a text in quotes', change: { text: 7 } },
    { says: 'its name becomes an address', change: { name: 'Side  Projects' } },
    { says: 'its name becomes an address', change: { name: ' Projects' } },
    { says: 'its name becomes an address', change: { name: 'Künste' } },
    { says: 'its name becomes an address', change: { name: '3D' } },
    { says: 'its name is reserved', change: { name: 'Index' } },
    { says: 'it has an unknown field "titel". A region may have: name, ', change: { titel: 'x' } },
    { says: 'its landmark "castle" is unknown. Choose one of: forge, ', change: { landmark: 'castle' } },
    { says: 'its corners have to be four', change: { corners: undefined } },
    { says: 'its corners have to be four', change: { corners: corners(1, 1, 99, 99).slice(1) } },
    { says: 'its corners have to be four', change: { corners: corners(1, 1, 99, Number.NaN) } },
    {
      says: 'not those of one upright box',
      change: {
        corners: [
          [0, 0],
          [0, 99],
          [99, 99],
          [98, 0],
        ],
      },
    },
    { says: 'reach beyond the map, which is 2048 wide and 1536 high', change: { corners: corners(-1, 0, 99, 99) } },
    { says: 'reach beyond the map', change: { corners: corners(2000, 0, 2049, 99) } },
    { says: 'reach beyond the map', change: { corners: corners(0, 1500, 99, 1537) } },
    { says: 'make a box 62 wide and 63 high. A finger needs at least 63', change: { corners: corners(0, 0, 62, 63) } },
    { says: 'make a box 63 wide and 62 high', change: { corners: corners(0, 0, 63, 62) } },
    { says: 'its posts have no page, as its link leads elsewhere', change: { posts: true, link: 'https://a.example' } },
    { says: 'its cards have to be a list between [ and ]', change: { cards: CARD } },
  ])('is refused: $says ($change)', ({ says, change }) => {
    const mistakes = mistakesOf(change)
    expect(
      mistakes.some((mistake) => mistake.includes(says)),
      mistakes.join('\n'),
    ).toBe(true)
  })

  it.each([
    { name: 'Skills', as: 'Skills' },
    { name: 'Skills', as: 'skills' },
    { name: 'Skills', as: 'SKILLS' },
    { name: 'Open Source', as: 'Open-source' },
  ])('may not be called $name if another is called $as', ({ name, as }) => {
    expect(mistakesOf({ name }, { ...OTHER, name: as })).toEqual([
      `src/realm.ts: region "${name}": its name is taken by region "${as}": both pages would have the address /${name.toLowerCase().replace(' ', '-')}.`,
    ])
  })

  it('may not overlap another', () => {
    expect(mistakesOf({}, { ...OTHER, corners: corners(299, 299, 500, 500) })).toEqual([
      'src/realm.ts: region "Skills": its corners make a box that overlaps that of region "About".',
    ])
  })

  it.each([
    { coast: 195, isRefused: true },
    { coast: 205, isRefused: false },
  ])('from x 100 to 300 with land up to x $coast is refused for lying at sea: $isRefused', ({ coast, isRefused }) => {
    const mistakes = validateTable(SITE, { isLand: (x) => x < coast })
    expect(mistakes).toEqual(
      isRefused
        ? [
            'src/realm.ts: region "Skills": its corners lie at sea. Move them to where at least half of the box is on land. Each is [y, x], y first.',
          ]
        : [],
    )
  })

  it('left empty by a stray comma is named by its number', () => {
    expect(mistakesOfSite({ regions: [GOOD, undefined] })).toEqual([
      'src/realm.ts: region 2: it is empty. Is there a comma too many before it?',
    ])
  })
})

describe('a card', () => {
  it.each([
    { says: 'its title is missing or empty', change: { title: '' } },
    { says: 'its description is missing or empty', change: { description: undefined } },
    { says: 'it has an unknown field "url"', change: { url: 'https://example.org' } },
    { says: 'its date is empty. Leave the line out instead.', change: { date: '' } },
    { says: "its tags have to be a list of words: ['one', 'another'].", change: { tags: 'one' } },
    { says: 'card "One", tag 2: it is empty.', change: { tags: ['one', ''] } },
    { says: 'its tags have the same word twice.', change: { tags: ['one', 'one'] } },
    { says: 'its points have the same sentence twice.', change: { points: ['One.', 'One.'] } },
    { says: 'level: its value has to be at most 5.', change: { level: { value: 6, says: 'More than all' } } },
    { says: 'level: its says is missing: the level in words.', change: { level: { value: 3 } } },
    {
      says: 'image: its file "a.png" is not in src/realm. Put a PNG or JPEG there.',
      change: { image: { file: 'a.png', alt: 'A' } },
    },
    { says: 'link "Code": its link "code" is not an address.', change: { links: [{ label: 'Code', link: 'code' }] } },
    { says: 'its group is empty. Leave the line out instead.', change: { group: '' } },
  ])('is refused: $says', ({ says, change }) => {
    expect(mistakesOfCard(change).join('\n')).toContain(says)
  })

  it.each([
    'example.org',
    '//example.org',
    'https://',
    'https:// a',
    'mailto:nobody',
    'tel:home',
    'javascript:alert(1)',
    '',
    7,
    null,
  ])('may not link to %s', (link) => {
    expect(mistakesOfCard({ link }).join('\n')).toContain('is not an address')
  })

  it.each(['/skils', '/Skills', '/skills/more', '/cv.pdf', '/%', '/../skills'])(
    'may not link to %s, which does not exist',
    (link) => {
      expect(mistakesOfCard({ link })).toEqual([
        `src/realm.ts: region "Skills", card "One": its link "${link}" leads to no page of this site and no file in public/. The pages are: /, /skills.`,
      ])
    },
  )

  it('may not link to a place that has no page, only a link', () => {
    const elsewhere = { ...OTHER, link: 'https://example.org' }
    expect(mistakesOf({ cards: [{ ...CARD, link: '/about' }] }, elsewhere)).toEqual([
      'src/realm.ts: region "Skills", card "One": its link "/about" leads to no page of this site and no file in public/. The pages are: /, /skills.',
    ])
  })

  it('may not have the title of another card of its region', () => {
    expect(mistakesOf({ cards: [CARD, CARD] })).toEqual([
      'src/realm.ts: region "Skills", card "One": it has the title of another card of this region.',
    ])
  })

  it('without a title is named by its number', () => {
    expect(mistakesOf({ cards: [CARD, { description: 'x' }] })).toEqual([
      'src/realm.ts: region "Skills", card 2: its title is missing or empty.',
    ])
  })

  it('left empty by a stray comma is named by its number', () => {
    expect(mistakesOf({ cards: [CARD, undefined] })).toEqual([
      'src/realm.ts: region "Skills", card 2: it is empty. Is there a comma too many before it?',
    ])
  })
})

describe('the line of a mistake', () => {
  const source = readFileSync(join(import.meta.dirname, '../../src/realm.ts'), 'utf8')
  const lines = source.split('\n')

  it('is that of the region in the source of the table', () => {
    const broken = { ...table, regions: table.regions.map((region) => ({ ...region, heading: '' })) }
    const mistakes = validateTable(broken, { source }).filter((mistake) => mistake.includes('heading'))
    expect(mistakes).toHaveLength(table.regions.length)
    for (const [index, mistake] of mistakes.entries()) {
      const [, line] = /^src\/realm\.ts:(\d+): region/.exec(mistake) ?? []
      expect(lines[Number(line) - 1]).toContain(`name: '${table.regions[index]?.name}'`)
    }
  })

  it('is that of the export', () => {
    const [mistake] = validateTable({ ...table, siteName: '' }, { source })
    const [, line] = /^src\/realm\.ts:(\d+): siteName/.exec(mistake ?? '') ?? []
    expect(lines[Number(line) - 1]).toMatch(/^export const siteName\b/)
  })

  it('is that of the second of two regions with one name, and of the card', () => {
    const text = `export const regions = [\n  {\n    name: 'Skills',\n  },\n  {\n    name: 'Skills',\n  cards: [\n{ title: 'One' }]},\n]`
    const second = { ...OTHER, name: 'Skills', cards: [{ ...CARD, date: '' }] }
    const mistakes = validateTable({ ...SITE, regions: [GOOD, second] }, { source: text })
    expect(mistakes).toEqual([
      expect.stringMatching(/^src\/realm\.ts:8: region "Skills", card "One": its date is empty/),
      expect.stringMatching(/^src\/realm\.ts:6: region "Skills": its name is taken/),
    ])
  })
})
