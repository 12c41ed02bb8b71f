/** What the editor writes into the table: changed values alone; all other lines stay as they are. */
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import type { EditedRegion, EditedTable } from '../../../src/editor/page/messages'
import { editTable } from '../../../src/editor/server/editTable'
import { corners as boxCorners, polygon } from '../../helpers/corners'

const TABLE = `# The owner's notes.
siteName: "Mine" # with other quotes
owner: { name: '', line: '' } # nobody
map: { width: 2048,   height: 1536 }

regions:
  # The first of all.
  - name: Arts # a note
    epithet: the Mill’s "Yard"
    corners: # clockwise
      - [100, 100]
      - [100, 300]
      - [300, 300]
      - [300, 100]
    heading: 'All the arts'
    text: >-
      A sentence,
      on two lines.
    cards:
      - { title: One, description: 'Two' }
      # - { title: Three }

  # The second.
  - { name: Yard, epithet: the Yard, box: [ 400, 500, 100, 90 ], heading: H, text: T } # ends here

  - name: Weir
    epithet: the Weir
    landmark: harbour # at the water
    corners: [[700, 800], [700, 900], [800, 950], [800, 700]]
    heading: H
    text: T

# The last line.
copyrightYear: 2024
`
type Triple = [EditedRegion, EditedRegion, EditedRegion]
const OTHERS = parse(TABLE)
const REGIONS = OTHERS.regions.map((region: object, id: number) => ({ id, ...region })) as Triple
const [ARTS, YARD, WEIR] = REGIONS
const { landmark: _, ...WEIR_ALONE } = WEIR
const { box: __, ...YARD_ALONE } = YARD
const { corners = [], ...ARTS_ALONE } = ARTS
const NEW: EditedRegion = {
  id: 7,
  name: 'Den',
  epithet: "a fox's",
  heading: 'yes: #1',
  text: 'true',
  box: [5, 6, 100, 200],
}
const TRIANGLE = polygon('2 1, 4 3, 0 5')

/** The table with these parts replaced, each of which it has once. */
const replaced = (...pairs: readonly (readonly [part: string, by: string])[]) =>
  pairs.reduce((text, [part, by]) => {
    expect(text.split(part)).toHaveLength(2)
    return text.replace(part, () => by)
  }, TABLE)
const part = (from: string, to: string) => TABLE.slice(TABLE.indexOf(from), TABLE.indexOf(to) + to.length)
const arts = part('  # The first', '# - { title: Three }\n')
const yard = part('  # The second', '# ends here\n')
const weir = part('  - name: Weir', 'text: T\n')
/** The new region, in the style of the first, on lines of its own after another. */
const den = `
  - name: Den
    epithet: a fox's
    box: [5, 6, 100, 200]
    heading: 'yes: #1'
    text: 'true'
`

it.each<[string, readonly EditedRegion[], string, Partial<EditedTable>?]>([
  ['nothing', REGIONS, TABLE],
  [
    'moved corners, number by number',
    [{ ...ARTS, corners: boxCorners(107, 100, 307, 290) }, YARD, WEIR],
    replaced(
      ['- [100, 100]', '- [100, 107]'],
      ['- [100, 300]', '- [100, 307]'],
      ['- [300, 300]', '- [290, 307]'],
      ['- [300, 100]', '- [290, 107]'],
    ),
  ],
  [
    'a moved box',
    [ARTS, { ...YARD, box: [-3, 500, 100, 100] }, WEIR],
    replaced(['[ 400, 500, 100, 90 ]', '[ -3, 500, 100, 100 ]']),
  ],
  [
    'a box that becomes a polygon',
    [ARTS, { ...YARD_ALONE, corners: TRIANGLE }, WEIR],
    replaced(['box: [ 400, 500, 100, 90 ]', 'corners: [ [ 1, 2 ], [ 3, 4 ], [ 5, 0 ] ]']),
  ],
  [
    'a polygon that becomes a box',
    [{ ...ARTS_ALONE, box: [1, 2, 100, 90] }, YARD, WEIR],
    replaced([
      part('    corners: # clockwise', '- [300, 100]\n'),
      '    box: [1, 2, 100, 90]\n    # clockwise\n',
    ]),
  ],
  [
    'corners added within, and at the end',
    [
      { ...ARTS, corners: corners.toSpliced(2, 0, [200, 350]) },
      YARD,
      { ...WEIR, corners: [...(WEIR.corners ?? []), [750, 650]] },
    ],
    replaced(
      ['      - [300, 300]', '      - [200, 350]\n      - [300, 300]'],
      ['[800, 700]]', '[800, 700], [750, 650]]'],
    ),
  ],
  [
    'corners taken away',
    [{ ...ARTS, corners: corners.slice(0, 3) }, YARD, { ...WEIR, corners: WEIR.corners?.slice(1) ?? [] }],
    replaced(['      - [300, 100]\n', ''], ['[[700, 800], [700', '[[700']),
  ],
  [
    'another outline',
    [{ ...ARTS, corners: TRIANGLE }, YARD, { ...WEIR, corners: TRIANGLE }],
    replaced(
      ['- [100, 100]', '- [1, 2]'],
      ['[100, 300]\n      - [300, 300]\n      - [300, 100]', '[3, 4]\n      - [5, 0]'],
      ['[[700, 800], [700, 900], [800, 950], [800, 700]]', '[[1, 2], [3, 4], [5, 0]]'],
    ),
  ],
  [
    'texts, as they are written',
    [
      { ...ARTS, name: "Fine, 'Arts'", heading: "The arts' yard", text: 'One: line.' },
      { ...YARD, name: 'A "Y"', epithet: 'the yard, [and] more' },
      { ...WEIR, name: 'true', text: ' # ' },
    ],
    replaced(
      ['name: Arts', "name: Fine, 'Arts'"],
      ["'All the arts'", "'The arts'' yard'"],
      ['>-\n      A sentence,\n      on two lines.', "'One: line.'"],
      ['name: Yard', 'name: A "Y"'],
      ['epithet: the Yard', "epithet: 'the yard, [and] more'"],
      ['name: Weir', "name: 'true'"],
      ['    heading: H\n    text: T', "    heading: H\n    text: ' # '"],
    ),
  ],
  [
    'a landmark, added, added in braces, and taken away',
    [{ ...ARTS, landmark: 'forge' }, { ...YARD, landmark: 'keep' }, WEIR_ALONE],
    replaced(
      ['      - [300, 100]\n', '      - [300, 100]\n    landmark: forge\n'],
      ['100, 90 ],', '100, 90 ], landmark: keep,'],
      ['landmark: harbour # at the water', '# at the water'],
    ),
  ],
  [
    'another order, with the comments of each',
    [WEIR, ARTS, YARD],
    replaced([`${arts}\n${yard}\n${weir}`, `${weir}\n${arts}\n${yard}`]),
  ],
  ['a deletion', [ARTS, WEIR], replaced([`\n${yard}`, ''])],
  ['a new region in the style of the first', [...REGIONS, NEW], replaced([weir, `${weir}${den}`])],
  [
    'the word of a land',
    REGIONS,
    replaced(['with other quotes\n', 'with other quotes\nland: elm\n']),
    { land: 'elm' },
  ],
  [
    'what is said of the site and of its owner',
    REGIONS,
    replaced(['"Mine"', '"Ours"'], ["name: ''", "name: 'Ada, L.'"]),
    { siteName: 'Ours', owner: { ...OTHERS.owner, name: 'Ada, L.' } },
  ],
  [
    'the texts of a card, and its link, picture and address, added',
    [
      {
        ...ARTS,
        address: 'art',
        cards: [
          {
            title: 'Uno',
            description: 'Due: tre',
            link: '/yard',
            image: { file: 'a.png', alt: 'A, b' },
          },
        ],
      },
      { ...YARD, cards: [{ title: 'New', description: 'One' }] },
      WEIR,
    ],
    replaced(
      ['# a note\n', '# a note\n    address: art\n'],
      [
        "{ title: One, description: 'Two' }",
        "{ title: Uno, description: 'Due: tre', image: { file: a.png, alt: 'A, b' }, link: /yard }",
      ],
      ['text: T }', 'text: T, cards: [ { title: New, description: One } ] }'],
    ),
  ],
  [
    'a region that comes back, with its cards',
    [...REGIONS, { ...NEW, cards: [{ title: 'One: 1', description: 'Two', tags: ['a', 'b'] }] }],
    replaced([
      weir,
      `${weir}${den}    cards:
      - title: 'One: 1'
        description: Two
        tags:
          - a
          - b
`,
    ]),
  ],
])('%s', (_, regions, text, others = {}) => {
  const edited = { ...OTHERS, regions, ...others }
  expect(editTable(TABLE, edited)).toBe(text)
  const windows = (lines: string) => lines.replaceAll('\n', '\r\n')
  expect(editTable(windows(TABLE), edited)).toBe(windows(text))
})

it('keeps the quotes of the word of a land, and its comment', () => {
  const table = `land: 'otter' # grown\n${TABLE}`
  expect(editTable(table, { ...OTHERS, land: '', regions: REGIONS })).toBe(table.replace('otter', ''))
})

it('keeps comments wherever they are', () => {
  const table = `# Above all.
---
siteName: Mine
regions:
      # Further in than the first.
  - name: Arts
    epithet: the Mill
    # By the lake.
    box: [1, 2, 100, 90] # with its meadow
    heading: H
    text: # to be written
      A sentence.
  - name: Yard
    epithet: the Yard
    corners: # clockwise
      [[100, 100], [100, 300], [300, 300]]
    heading: H
    text: T
`
  const others = parse(table)
  const [{ box: _, ...first }, second] = others.regions
  const regions = [
    { ...first, id: 0, corners: TRIANGLE, text: 'Another.' },
    { ...second, id: 1, corners: TRIANGLE },
  ]
  const written = editTable(table, { ...others, regions }) ?? ''
  expect(parse(written).regions).toEqual(regions.map(({ id: _, ...region }) => region))
  const commentsIn = (text: string) => text.match(/#.*|---/g)
  expect(commentsIn(written)).toEqual(commentsIn(table))
})

it('writes a text with a line separator, as some programs copy', () => {
  const text = 'A line,\u2028and another'
  const written = editTable(TABLE, { ...OTHERS, regions: [{ ...ARTS, heading: text }, YARD, WEIR] })
  expect(parse(written ?? '').regions[0].heading).toBe(text)
})

it('leaves the ends of other lines, also if only some have those of Windows', () => {
  const table = TABLE.replace(/.*Mill.*/, '$&\r')
  expect(editTable(table, { ...OTHERS, land: 'elm', regions: REGIONS })).toBe(
    table.replace('with other quotes\n', 'with other quotes\nland: elm\n'),
  )
})

it.each<[string, string, readonly EditedRegion[]]>([
  [
    'a table with anchors',
    TABLE.replace('{ name: Yard', '&yard { name: Yard'),
    [{ ...ARTS, text: 'U' }, YARD, WEIR],
  ],
  [
    'a place below its dash',
    TABLE.replace('- name: Weir', '-\n    name: Weir'),
    [ARTS, YARD, { ...WEIR, text: 'U' }],
  ],
  [
    'other cards that have comments between them',
    TABLE.replace('# - { title: Three }', '# Then:\n      - { title: Three, description: 3 }'),
    [{ ...ARTS, cards: [] }, YARD, WEIR],
  ],
])('writes no change into %s that it cannot write safely', (_, source, regions) => {
  expect(editTable(source, { ...OTHERS, regions })).toBe(null)
})
