// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultsIn, SMALLEST_PX } from '../../src/build/faults'
import { map, regions } from '../../src/realm'
import type { Card, Region } from '../../src/table'

const size = { width: 2048, height: 1536, minZoom: -0.5, maxZoom: 1.5 }

/** The corners of an upright box. */
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

/** The faults of a table with one region that differs from a good one; its types are not to be trusted here. */
function faultsOf(change: object, ...others: readonly Region[]): string[] {
  return faultsIn({ map: size, regions: [...others, { ...GOOD, ...change } as Region] })
}

const faultsOfCard = (change: object) => faultsOf({ cards: [{ ...CARD, ...change }] })

describe('a table without faults', () => {
  it('is the one of this site', () => {
    expect(faultsIn({ map, regions })).toEqual([])
  })

  it.each([
    { what: 'two regions side by side', change: {}, others: [OTHER] },
    { what: 'no cards', change: { cards: [] }, others: [] },
    { what: 'a landmark', change: { landmark: 'harbour' }, others: [] },
    { what: 'a box that fills the map', change: { corners: corners(0, 0, 2048, 1536) }, others: [] },
    { what: 'the smallest box', change: { corners: corners(0, 0, SMALLEST_PX, SMALLEST_PX) }, others: [] },
    {
      what: 'corners in any order',
      change: { corners: [...corners(100, 100, 300, 300)].reverse() },
      others: [],
    },
  ])('may have $what', ({ change, others }) => {
    expect(faultsOf(change, ...others)).toEqual([])
  })

  it.each(['https://example.org', 'https://example.org/a?b#c', 'http://example.org', 'mailto:a@b.example', '/skills'])(
    'may link to %s',
    (link) => {
      expect(faultsOfCard({ link, date: 'Spring', tags: ['a', 'b'] })).toEqual([])
    },
  )
})

describe('a region', () => {
  it.each([
    { fault: 'its name is missing or empty', change: { name: '' } },
    { fault: 'its epithet is missing or empty', change: { epithet: ' ' } },
    { fault: 'its heading is missing or empty', change: { heading: undefined } },
    { fault: 'its text is missing or empty', change: { text: 7 } },
    { fault: 'its name becomes an address', change: { name: 'Side Projects' } },
    { fault: 'its name becomes an address', change: { name: 'Künste' } },
    { fault: 'its name becomes an address', change: { name: '3D' } },
    { fault: 'it has a "titel", which means nothing here', change: { titel: 'x' } },
    {
      fault: 'its landmark "lighthouse" is none that there is. There are: forge, runes, keep, athenaeum, harbour, hall',
      change: { landmark: 'lighthouse' },
    },
    { fault: 'it needs four corners', change: { corners: undefined } },
    { fault: 'it needs four corners', change: { corners: corners(1, 1, 99, 99).slice(1) } },
    { fault: 'it needs four corners', change: { corners: corners(1, 1, 99, Number.NaN) } },
    {
      fault: 'not those of one upright box',
      change: {
        corners: [
          [0, 0],
          [0, 99],
          [99, 99],
          [98, 0],
        ],
      },
    },
    { fault: 'reach beyond the map', change: { corners: corners(-1, 0, 99, 99) } },
    { fault: 'reach beyond the map', change: { corners: corners(2000, 0, 2049, 99) } },
    { fault: 'reach beyond the map', change: { corners: corners(0, 1500, 99, 1537) } },
    { fault: 'its box is 62 wide and 63 high. A finger needs at least 63', change: { corners: corners(0, 0, 62, 63) } },
    { fault: 'its box is 63 wide and 62 high', change: { corners: corners(0, 0, 63, 62) } },
    { fault: 'its cards have to stand between [ and ]', change: { cards: CARD } },
  ])('is told: $fault ($change)', ({ fault, change }) => {
    const faults = faultsOf(change)
    expect(
      faults.some((told) => told.includes(fault)),
      faults.join('\n'),
    ).toBe(true)
  })

  it.each(['Skills', 'skills', 'SKILLS'])('may not be called %s as another is', (name) => {
    const faults = faultsOf({}, { ...OTHER, name })
    expect(faults).toEqual([
      `src/realm.ts: region "Skills": its name is taken by region "${name}": both pages would have one address.`,
    ])
  })

  it('may not overlap another', () => {
    const faults = faultsOf({}, { ...OTHER, corners: corners(299, 299, 500, 500) })
    expect(faults).toEqual(['src/realm.ts: region "Skills": its box overlaps that of region "About".'])
  })

  it('that a stray comma has left empty is told by its number', () => {
    const [fault] = faultsIn({ map: size, regions: [GOOD, undefined as unknown as Region] })
    expect(fault).toContain('src/realm.ts: region 2: it is empty')
  })
})

describe('a card', () => {
  it.each([
    { fault: 'its title is missing or empty', change: { title: '' } },
    { fault: 'its description is missing or empty', change: { description: undefined } },
    { fault: 'it has a "url", which means nothing here', change: { url: 'https://example.org' } },
    { fault: 'its date is empty', change: { date: '' } },
    { fault: 'its tags have to be a list', change: { tags: 'one' } },
    { fault: 'its tags have to be a list', change: { tags: ['one', ''] } },
    { fault: 'one of its tags is there twice', change: { tags: ['one', 'one'] } },
  ])('is told: $fault', ({ fault, change }) => {
    expect(faultsOfCard(change).join('\n')).toContain(fault)
  })

  it.each([
    'example.org',
    '//example.org',
    'https://',
    'https:// a',
    'mailto:nobody',
    'javascript:alert(1)',
    '',
    7,
    null,
  ])('may not link to %s', (link) => {
    expect(faultsOfCard({ link }).join('\n')).toContain('is no address')
  })

  it('may not have the title of another of its region', () => {
    expect(faultsOf({ cards: [CARD, CARD] })).toEqual([
      'src/realm.ts: region "Skills", card "One": another card of this region has the same title.',
    ])
  })

  it('without a title is told by its number', () => {
    expect(faultsOf({ cards: [CARD, { description: 'x' }] })[0]).toContain(
      'region "Skills", card 2: its title is missing',
    )
  })
})

describe('where a fault is', () => {
  it('is told by the line of the region in the table itself', () => {
    const source = readFileSync(join(import.meta.dirname, '../../src/realm.ts'), 'utf8')
    const broken = regions.map((region) => ({ ...region, heading: '' }))
    const lines = source.split('\n')
    for (const [index, fault] of faultsIn({ map, regions: broken }, source).entries()) {
      const [, line] = /^src\/realm\.ts:(\d+): region/.exec(fault) ?? []
      expect(lines[Number(line) - 1]).toContain(`name: '${regions[index]?.name}'`)
    }
  })

  it('is told of the second of two with one name', () => {
    const source = `const regions = [\n  {\n    name: 'Skills',\n  },\n  {\n    name: 'Skills',\n  },\n]`
    const [fault] = faultsIn({ map: size, regions: [GOOD, { ...OTHER, name: 'Skills' }] }, source)
    expect(fault).toMatch(/^src\/realm\.ts:6: /)
  })

  it('a table without regions is a fault', () => {
    expect(faultsIn({ map: size, regions: [] })).toEqual(['src/realm.ts: the table has no regions.'])
  })
})
