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

describe('an outdated picture', () => {
  it.each([
    { what: 'texts of pages', change: { regions: [{ ...REGION, text: 'x', heading: 'y', cards: [] }] } },
    { what: 'an empty word for the land', change: { land: '' } },
    { what: 'the description', change: { siteDescription: 'x', copyrightYear: 1999 } },
    { what: 'corners that are now written as a box', change: { regions: [{ ...REST, box: BOX }] } },
    { what: 'a landmark, now named', change: { regions: [{ ...REGION, landmark: 'runes' as const }] } },
    { what: 'the size of an own picture', change: { map: { picture: 'map.png' }, regions: [] } },
  ])('is not one after a change of $what', ({ change }) => {
    expect(staleMistakes({ ...TABLE, ...change }, drawn)).toEqual([])
  })

  const CHANGED = 'region "Skills": it has changed since it was drawn'
  it.each([
    { change: { mood: 'arctic' as const }, says: ['mood has changed since it was drawn'] },
    { change: { land: 'heron' }, says: ['land has changed since it was drawn'] },
    { change: { language: 'de' as const }, says: ['language has changed since it was drawn'] },
    { change: { siteName: 'Mine' }, says: ['siteName has changed since it was drawn'] },
    { change: { map: { ...TABLE.map, width: 200 } }, says: ['map has changed since it was drawn'] },
    { change: { owner: { ...TABLE.owner, line: 'x' } }, says: ['owner: its line has changed since it was'] },
    { change: { owner: { ...TABLE.owner, name: 'x' } }, says: ['owner: its name has changed since it was'] },
    {
      change: { regions: [REGION, { ...REGION, name: 'Arts' }] },
      says: ['region "Arts": it is not on the map'],
    },
    { change: { regions: [] }, says: ['regions no longer have "Skills", which is still on the map'] },
    { change: { regions: [{ ...REGION, epithet: 'x' }] }, says: [CHANGED] },
    { change: { regions: [{ ...REGION, landmark: 'keep' as const }] }, says: [CHANGED] },
    { change: { regions: [{ ...REGION, corners: REGION.corners?.slice(1) ?? [] }] }, says: [CHANGED] },
  ])('is reported: $says', ({ change, says }) => {
    const table = { ...TABLE, ...change }
    const said = says.map((fact) => expect.stringContaining(`src/realm/realm.yaml: ${fact}`))
    expect(drawingMistakes(table, { ...drawn, files: {} }, {})).toEqual(said)
  })
})

describe('a drawing', () => {
  const OWN = 'src/realm/mine.svg'
  const files = {
    [OWN]: 'sha-m',
    'public/map/a.svg': 'sha-a',
    'public/map/b.svg': 'sha-b',
    'src/drawn/c.svg': 'sha-c',
  }
  const MISSING = 'missing since the map was drawn. Run "npm run draw".'
  const STALE = 'changed since the map was drawn. Run "npm run draw".'
  const CHANGED = `${STALE} Files of your own belong in src/realm/files.`
  it.each<[what: string, present: Record<string, string>, says: string[]]>([
    ['is whole', files, []],
    ['lacks a file', { ...files, 'src/drawn/c.svg': '' }, [`src/drawn/c.svg: ${MISSING}`]],
    ['lacks all files', {}, [`src/realm/mine.svg and 3 more: ${MISSING}`]],
    ['has another file', { ...files, 'public/map/b.svg': 'sha-x' }, [`public/map/b.svg: ${CHANGED}`]],
    ["has another drawing of the owner's own", { ...files, [OWN]: 'sha-x' }, [`${OWN}: ${STALE}`]],
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
const said = (cover: Cover) =>
  sentencesOf(coverMistakes({ regions: [ARTS, YARD] }, [cover]), { regions: [ARTS, YARD] })

const CORNERS = 'corners: [[180, 110], [180, 310], [380, 310], [380, 110]]'
it.each<[Cover, string]>([
  [
    { place: 'Arts', over: ['the coast'], free: [10, -20] },
    `the coast. Move it to ${CORNERS}, or choose a word`,
  ],
  [{ place: 'Yard', over: ['a river', 'the lake', 'a name'] }, 'a river, the lake and a name. Choose a word'],
  [
    { place: 'Yard', over: ['a river'], free: [1, 2] },
    'a river. Move it to box: [501, 602, 90, 80], or choose',
  ],
])('%j is said with its cure', (cover, says) => {
  const mistake = `src/realm/realm.yaml: region "${cover.place}": it lies over ${says}`
  expect(said(cover)).toEqual([expect.stringContaining(mistake)])
})

it('a place at sea has a mistake, unless the land has grown', () => {
  const mistakesOn = (land: string) =>
    coverMistakes({ regions: [ARTS], land }, [{ place: 'Arts', over: ['the sea'], free: [10, -20] }])
  const says = `lies at sea. Move it to ${CORNERS}, or choose a word`
  expect(mistakesOn('')).toMatchObject([{ isAtSea: true, message: expect.stringContaining(says) }])
  const grown = { isAtSea: false, message: expect.stringContaining('lies over the sea. Move it to') }
  expect(mistakesOn('heron')).toMatchObject([grown])
})

it('a place that has gone since the drawing is left out', () => {
  expect(said({ place: 'Weir', over: ['the lake'] })).toEqual([])
})
