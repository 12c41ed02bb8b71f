import { describe, expect, it } from 'vitest'
import type { EditedRegion } from '../../../src/editor/page/messages'
import type { Outline } from '../../../src/editor/page/outline'
import { writeLand } from '../../../src/editor/server/writeLand'
import { writeRegions } from '../../../src/editor/server/writeRegions'

const TABLE = `/** The owner's notes. */
import type { Region } from './site/table.ts'
export const siteName = "Mine" // with other quotes

export const regions: readonly Region[] = [
  // The first of all.
  {
    name: 'Arts', // a note
    epithet: 'the Mill’s "Yard"',
    corners: [
      [100, 100],
      [100, 300], // north-east
      [300, 300],
      [300, 100],
    ],
    heading: 'All the arts',
    text: 'A sentence.',
    cards: [diploma, { title: 'One' }],
  }, // ends here
  { name: "Yard", epithet: \`the "Yard"\`, box: [400, 500, 100, 90], heading: 'H', text: 'T' as const },

  {
    name: 'Weir',
    epithet: 'the Weir',
    landmark: 'harbour',
    corners: [[700, 800], [700, 900], [800, 950], [800, 700]] as const,
    heading: 'H',
    'text': 'T'
  }
] as const

export const map = { width: 2048 } as const
`

const box = (left: number, top: number, right: number, bottom: number): Outline => [
  [top, left],
  [top, right],
  [bottom, right],
  [bottom, left],
]
const ARTS = {
  ...{ from: 0, name: 'Arts', epithet: 'the Mill’s "Yard"', corners: box(100, 100, 300, 300) },
  ...{ heading: 'All the arts', text: 'A sentence.' },
}
const YARD = {
  ...{ from: 1, name: 'Yard', epithet: 'the "Yard"', corners: box(400, 500, 500, 590), heading: 'H', text: 'T' },
}
const WEIR: EditedRegion = {
  ...{ from: 2, name: 'Weir', epithet: 'the Weir', landmark: 'harbour' as const, heading: 'H', text: 'T' },
  corners: [
    [700, 800],
    [700, 900],
    [800, 950],
    [800, 700],
  ],
}
const NEW = {
  ...{ from: null, name: 'Den', epithet: "a fox's", corners: box(5, 6, 105, 206), heading: 'D', text: 'A\\B' },
}
const triangle: Outline = [
  [1, 2],
  [3, 4],
  [5, 0],
]

/** The table with these replacements, each of a part that it has once. */
const replaced = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((text, [part, by]) => {
    expect(text.split(part)).toHaveLength(2)
    return text.replace(part, () => by)
  }, TABLE)
const part = (from: string, to: string) => TABLE.slice(TABLE.indexOf(from), TABLE.indexOf(to) + to.length)
const arts = part('  // The first', '// ends here\n')
const yard = part('  { name: "Yard"', ' as const },\n')
const weir = part("  {\n    name: 'Weir'", "'T'\n  }\n")

describe('writes', () => {
  it.each<[string, readonly EditedRegion[], string]>([
    ['nothing', [ARTS, YARD, WEIR], TABLE],
    [
      'moved corners, number by number',
      [{ ...ARTS, corners: box(107, 100, 307, 290) }, YARD, WEIR],
      replaced(
        ['[100, 100],', '[100, 107],'],
        ['[100, 300], // north-east', '[100, 307], // north-east'],
        ['[300, 300],', '[290, 307],'],
        ['[300, 100],', '[290, 107],'],
      ),
    ],
    [
      'a moved box',
      [ARTS, { ...YARD, corners: box(-3, 500, 97, 600) }, WEIR],
      replaced(['[400, 500, 100, 90]', '[-3, 500, 100, 100]']),
    ],
    [
      'a box that becomes a polygon',
      [ARTS, { ...YARD, corners: triangle }, WEIR],
      replaced(['box: [400, 500, 100, 90]', 'corners: [[1, 2], [3, 4], [5, 0]]']),
    ],
    [
      'another number of corners',
      [{ ...ARTS, corners: triangle }, YARD, { ...WEIR, corners: triangle }],
      replaced(
        [part('      [100, 100],', '[300, 100],\n'), '      [1, 2],\n      [3, 4],\n      [5, 0],\n'],
        ['[[700, 800], [700, 900], [800, 950], [800, 700]]', '[[1, 2], [3, 4], [5, 0]]'],
      ),
    ],
    [
      'texts, in the quotes that they have',
      [
        { ...ARTS, name: "Fine 'Arts'" },
        { ...YARD, name: 'A "Y"', epithet: `\`\${1}\\`, text: 'Two\nlines' },
        { ...WEIR, text: 'New' },
      ],
      replaced(
        ["name: 'Arts'", "name: 'Fine \\'Arts\\''"],
        ['name: "Yard"', 'name: "A \\"Y\\""'],
        ['`the "Yard"`', `\`\\\`\\\${1}\\\\\``],
        ["'T' as const", "'Two\\nlines' as const"],
        ["'text': 'T'", "'text': 'New'"],
      ),
    ],
    [
      'a landmark, added, changed and taken away',
      [
        { ...ARTS, landmark: 'forge' },
        { ...YARD, landmark: 'keep' },
        { ...WEIR, landmark: undefined },
      ],
      replaced(
        ['    ],\n    heading', "    ],\n    landmark: 'forge',\n    heading"],
        ['100, 90], ', '100, 90], landmark: "keep", '],
        ["    landmark: 'harbour',\n", ''],
      ),
    ],
    [
      'another order, with the comments of each',
      [WEIR, ARTS, YARD],
      replaced([
        `${arts}${yard}\n${weir}`,
        `${weir.replace('}\n', '},\n')}${arts}\n${yard.replace('const },', 'const }')}`,
      ]),
    ],
    ['a deletion', [ARTS, WEIR], replaced([`${yard}\n`, ''])],
    [
      'a new region as a box',
      [ARTS, YARD, WEIR, NEW],
      replaced([
        weir,
        `${weir.replace('}\n', '},\n')}
  {
    name: 'Den',
    epithet: 'a fox\\'s',
    box: [5, 6, 100, 200],
    heading: 'D',
    text: 'A\\\\B',
  }
`,
      ]),
    ],
  ])('%s', (_, regions, written) => {
    expect(writeRegions(TABLE, regions)).toBe(written)
    const windows = (text: string) => text.replaceAll('\n', '\r\n')
    expect(writeRegions(windows(TABLE), regions)).toBe(windows(written))
  })

  it('the only region of a list in one line', () => {
    const table = "export const regions = [{ name: 'A', epithet: 'a', box: [0, 0, 9, 9], heading: 'H', text: 'T' }]"
    const only = { from: 0, name: 'B', epithet: 'a', corners: box(0, 0, 9, 8), heading: 'H', text: 'T' }
    const written = writeRegions(table, [only, { ...only, from: null }])
    expect(written).toContain("= [{ name: 'B', epithet: 'a', box: [0, 0, 9, 8], heading: 'H', text: 'T' }, {\n")
    expect(written.endsWith("\n  text: 'T',\n}]")).toBe(true)
  })
})

it.each([
  ['a list from a function', 'export const regions = make()', []],
  ['a region from a function', "export const regions = [place('A')]", []],
  ['computed corners', 'export const regions = [{ corners: at(1, 2) }]', []],
  ['a computed number', TABLE.replace('[100, 100]', '[100, 90 + 10]'), [ARTS, YARD, WEIR]],
  ['no corners', 'export const regions = [{ name: 1 }]', []],
  ['a change of a computed text', TABLE.replace("'A sentence.'", 'sentence()'), [ARTS, YARD, WEIR]],
])('refuses %s', (_, source, regions) => {
  expect(() => writeRegions(source, regions)).toThrow(/^src\/realm\.ts: .* Edit it by hand\.$/)
})

describe('the word of the land', () => {
  it.each([
    [
      'in its quotes',
      "// A\nexport const land: string = '' // b\n",
      'heron',
      "// A\nexport const land: string = 'heron' // b\n",
    ],
    ['in other quotes', 'export const land = "otter" as const', 'elm', 'export const land = "elm" as const'],
    ['emptied', "export const land = 'otter'", '', "export const land = ''"],
    ['the same', "export const land = ('otter')", 'otter', "export const land = ('otter')"],
    ['left out', TABLE, '', TABLE],
    ['added', TABLE, 'elm', TABLE.replace('quotes\n', "quotes\nexport const land = 'elm'\n")],
    [
      'added between CRLF',
      "export const siteName = 'A'\r\n\r\n",
      'elm',
      "export const siteName = 'A'\r\nexport const land = 'elm'\r\n\r\n",
    ],
  ])('is written %s', (_, source, land, written) => {
    expect(writeLand(source, land)).toBe(written)
  })

  it('is not written over a computed one', () => {
    expect(() => writeLand('export const land = wordOf(1)', 'elm')).toThrow(/^src\/realm\.ts: .* Edit it by hand\.$/)
  })
})
