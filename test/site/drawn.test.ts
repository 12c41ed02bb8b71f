import { describe, expect, it } from 'vitest'
import { drawnFrom, landOf, staleMistakes } from '../../src/site/drawn'
import type { Region, Table } from '../../src/site/table'

const REGION: Region = {
  name: 'Skills',
  epithet: 'the Ring',
  corners: [
    [100, 100],
    [100, 300],
    [300, 300],
    [300, 100],
  ],
  heading: 'Skills',
  text: 'All of them.',
}

const TABLE: Table = {
  siteName: 'The Realm',
  mood: 'parchment',
  siteDescription: 'A map.',
  owner: { name: '', line: '', email: '', profiles: [] },
  copyrightYear: 2024,
  map: { width: 100, height: 50, minZoom: 0, maxZoom: 1 },
  regions: [REGION],
}

const drawn = drawnFrom(TABLE, (x) => x >= 40)

describe('the record of a drawing', () => {
  it('stores the land in squares of 16 px, the last of which extend beyond the map', () => {
    expect(drawn.land).toEqual(Array(4).fill('..#####'))
  })

  it('returns the land, and none outside the map', () => {
    const isLand = landOf(drawn)
    expect([isLand(31, 0), isLand(32, 49), isLand(99, 20), isLand(-1, 20), isLand(50, 70)]).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })

  it('is the same after it is written and read', () => {
    expect(staleMistakes(TABLE, JSON.parse(JSON.stringify(drawn)))).toEqual([])
  })
})

describe('an outdated picture', () => {
  const staleAfter = (change: object) => staleMistakes({ ...TABLE, ...change }, drawn)

  it.each([
    { what: 'a text', change: { regions: [{ ...REGION, text: 'x', heading: 'y', cards: [] }] } },
    { what: 'a description', change: { siteDescription: 'x', copyrightYear: 1999 } },
    { what: 'the table that only names a default landmark', change: { regions: [{ ...REGION, landmark: 'runes' }] } },
  ])('is not reported after a change of $what, which it does not show', ({ change }) => {
    expect(staleAfter(change)).toEqual([])
  })

  it.each([
    { change: { mood: 'arctic' }, says: ['the map still has the mood "parchment"'] },
    {
      change: { map: { ...TABLE.map, width: 200 } },
      says: ['the map is 200 x 50 in the table, and 100 x 50 on its picture'],
    },
    { change: { siteName: 'Mine' }, says: ['the map is still called "The Realm"'] },
    {
      change: { owner: { ...TABLE.owner, line: 'x' } },
      says: ["the owner's line is not the one below the map's title"],
    },
    {
      change: { regions: [{ ...REGION, name: 'Arts' }] },
      says: ['region "Arts" is not on the map', '"Skills" is still on the map'],
    },
    {
      change: { regions: [{ ...REGION, epithet: 'x' }] },
      says: ['region "Skills" has changed since the map was drawn'],
    },
    {
      change: { regions: [{ ...REGION, landmark: 'keep' }] },
      says: ['region "Skills" has changed since the map was drawn'],
    },
    { change: { regions: [] }, says: ['"Skills" is still on the map'] },
  ])('is reported: $says', ({ change, says }) => {
    expect(staleAfter(change)).toEqual(says.map((fact) => `src/realm.ts: ${fact}. Run "npm run draw".`))
  })
})
