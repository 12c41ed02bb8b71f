import { describe, expect, it } from 'vitest'
import { type Cover, coverMistakes, drawingMistakes, drawnFrom, staleMistakes } from '../../src/table/drawn'
import { sentencesOf } from '../../src/table/mistakes'
import type { Region, Table } from '../../src/table/table'
import { corners } from '../helpers/corners'
import * as realm from '../helpers/realm'

// Its landmark is the default for this name.
const { landmark: _, ...crafts } = realm.regions[1] as Region
const REGION: Region = { ...crafts, name: 'Skills' }
const { corners: _corners, ...REST } = REGION
const BOX = [780, 1062, 175, 188] as const
const TABLE: Table = { ...realm, map: { ...realm.map, width: 100, height: 50 }, regions: [REGION] }
const drawn = drawnFrom(TABLE)

it('the record of a drawing is the same after it is written and read', () => {
  expect(staleMistakes(TABLE, JSON.parse(JSON.stringify(drawn)))).toEqual([])
})

it('of two places of one name, both are compared', () => {
  const twin = { ...REGION, address: 'twin', corners: corners(0, 0, 9, 9) }
  const table = { ...TABLE, regions: [REGION, twin] }
  const both = drawnFrom(table)
  expect(staleMistakes(table, both)).toEqual([])
  expect(staleMistakes(TABLE, both)).toEqual([
    'src/realm/realm.yaml: "Skills" is still on the map. Run "npm run draw".',
  ])
})

describe('an outdated picture', () => {
  it('has the land of another word', () => {
    const grown = drawnFrom({ ...TABLE, land: 'heron' })
    const says = (land: string) => staleMistakes({ ...TABLE, land }, grown)
    expect(says('heron')).toEqual([])
    expect(says('gorse')).toEqual(says(''))
    expect(says('')).toEqual([
      'src/realm/realm.yaml: the map still has the land "heron". Run "npm run draw".',
    ])
  })

  it.each([
    { what: 'texts of pages', change: { regions: [{ ...REGION, text: 'x', heading: 'y', cards: [] }] } },
    { what: 'an empty word for the land', change: { land: '' } },
    { what: 'the description', change: { siteDescription: 'x', copyrightYear: 1999 } },
    { what: 'corners that are now written as a box', change: { regions: [{ ...REST, box: BOX }] } },
    {
      what: 'a landmark that is now named',
      change: { regions: [{ ...REGION, landmark: 'runes' as const }] },
    },
  ])('is not one after a change of $what', ({ change }) => {
    expect(staleMistakes({ ...TABLE, ...change }, drawn)).toEqual([])
  })

  const CHANGED = 'region "Skills" has changed since the map was drawn'
  it.each([
    { change: { mood: 'arctic' as const }, says: [`the map still has the mood "${realm.mood}"`] },
    { change: { land: 'heron' }, says: ['the map still has the land that was made by hand'] },
    { change: { language: 'de' as const }, says: ['the words on the map are in "en", not in "de"'] },
    { change: { siteName: 'Mine' }, says: ['the map is still called "Testland"'] },
    {
      change: { map: { ...TABLE.map, width: 200 } },
      says: ['the map is 200 x 50 in the table, and 100 x 50 on its picture'],
    },
    {
      change: { owner: { ...TABLE.owner, line: 'x' } },
      says: ["the owner's line is not the one that is drawn"],
    },
    {
      change: { owner: { ...TABLE.owner, name: 'Ada' } },
      says: ["the owner's name is not the one on the card for shared links"],
    },
    {
      change: { regions: [{ ...REGION, name: 'Arts' }] },
      says: ['region "Arts" is not on the map', '"Skills" is still on the map'],
    },
    { change: { regions: [{ ...REGION, epithet: 'x' }] }, says: [CHANGED] },
    { change: { regions: [{ ...REGION, landmark: 'keep' as const }] }, says: [CHANGED] },
    { change: { regions: [{ ...REGION, corners: REGION.corners?.slice(1) ?? [] }] }, says: [CHANGED] },
    { change: { regions: [] }, says: ['"Skills" is still on the map'] },
  ])('is reported: $says', ({ change, says }) => {
    expect(staleMistakes({ ...TABLE, ...change }, drawn)).toEqual(
      says.map((fact) => `src/realm/realm.yaml: ${fact}. Run "npm run draw".`),
    )
  })
})

describe('a drawing', () => {
  const files = {
    'src/realm/mine.svg': 'sha-m',
    'public/map/a.svg': 'sha-a',
    'public/map/b.svg': 'sha-b',
    'src/drawn/c.svg': 'sha-c',
  }
  const [MISSING, CHANGED] = [
    'missing since the map was drawn. Run "npm run draw".',
    'changed since the map was drawn. Run "npm run draw". Files of your own belong in src/realm/files.',
  ]
  it.each<[what: string, present: Record<string, string>, says: string[]]>([
    ['is whole', files, []],
    ['lacks a file', { ...files, 'src/drawn/c.svg': '' }, [`src/drawn/c.svg: ${MISSING}`]],
    ['lacks all files', {}, [`src/realm/mine.svg and 3 more: ${MISSING}`]],
    ['has another file', { ...files, 'public/map/b.svg': 'sha-x' }, [`public/map/b.svg: ${CHANGED}`]],
    [
      "has another drawing of the owner's own",
      { ...files, 'src/realm/mine.svg': 'sha-x' },
      ['src/realm/mine.svg: changed since the map was drawn. Run "npm run draw".'],
    ],
    ['has files that are not its own', { ...files, 'public/map/own.svg': 'sha-x' }, []],
  ])('%s', (_, present, says) => {
    expect(drawingMistakes(TABLE, { ...drawn, files }, present)).toEqual(says)
  })

  it('without a record says so, and no more', () => {
    const says = 'src/drawn/record.json: it is missing or damaged. Run "npm run draw".'
    expect(drawingMistakes(TABLE, undefined, {})).toEqual([says])
  })
})

const TEXTS = { epithet: 'the Mill', heading: 'H', text: 'T' }
const ARTS: Region = { name: 'Arts', ...TEXTS, corners: corners(100, 200, 300, 400) }
const YARD: Region = { name: 'Yard', ...TEXTS, box: [500, 600, 90, 80] }
const said = (cover: Cover, land = '') =>
  sentencesOf(coverMistakes({ regions: [ARTS, YARD], land }, [cover]), { regions: [ARTS, YARD] })

it.each<[Cover, string]>([
  [
    { place: 'Arts', over: ['the coast'], free: [10, -20] },
    'src/realm/realm.yaml: region "Arts": it lies over the coast. Move it to corners: [[180, 110], [180, 310], [380, 310], [380, 110]], or choose a word',
  ],
  [
    { place: 'Yard', over: ['a river', 'the lake', 'the coast'], free: [1, 2] },
    'src/realm/realm.yaml: region "Yard": it lies over a river, the lake and the coast. Move it to box: [501, 602, 90, 80], or choose a word',
  ],
  [
    { place: 'Yard', over: ['a river'] },
    'src/realm/realm.yaml: region "Yard": it lies over a river. Choose a word',
  ],
])('%j is said with its cure', (cover, says) => {
  expect(said(cover)).toEqual([expect.stringContaining(says)])
})

it('a place at sea has a mistake instead, unless the land has grown', () => {
  const cover = { place: 'Arts', over: ['the sea'] }
  expect(said(cover)).toEqual([])
  expect(said(cover, 'heron')).toEqual([expect.stringContaining('Choose another word')])
})

it('a place that has gone since the drawing is left out', () => {
  expect(said({ place: 'Weir', over: ['the lake'] })).toEqual([])
})
