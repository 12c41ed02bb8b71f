import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Area } from '../../src/table/area'
import { PLATE_RATIO, plateOf, siteOf } from '../../src/table/siteOf'
import { LANDMARKS, pagesOf, type Region } from '../../src/table/table'
import { polygon } from '../helpers/corners'
import * as realm from '../helpers/realm'

const { regions } = realm

const PAGE = { ...(regions[0] as Region), name: 'Open Source' }
const { corners: _, ...WITHOUT_AREA } = PAGE
const ELSEWHERE: Region = { ...PAGE, name: 'Shop', link: 'https://shop.example/ada' }

it('a region that links to another address is a place on the map with that address, and has no page', () => {
  const { places } = siteOf({ ...realm, regions: [PAGE, ELSEWHERE] })
  expect(places.map(({ name, href }) => [name, href])).toEqual([
    ['Open Source', '/open-source'],
    ['Shop', 'https://shop.example/ada'],
  ])
  expect(pagesOf([PAGE, ELSEWHERE])).toEqual([PAGE])
})

it.each([
  { of: "the owner's", line: 'Maps and small machines', shown: 'Maps and small machines' },
  { of: 'the description, if the owner has none', line: '', shown: 'A land to be tested in.' },
])('the line beside the name of the site is $of', ({ line, shown }) => {
  expect(siteOf({ ...realm, owner: { ...realm.owner, line } }).line).toBe(shown)
})

it('each landmark has a mark, and so has the map', () => {
  const marks = readFileSync('src/site/parts/marks.svg', 'utf8').matchAll(
    /<symbol id="mark-(\w+)" viewBox="0 0 24 24">/g,
  )
  expect([...marks].map(([, name]) => name)).toEqual(['map', ...LANDMARKS])
})

describe('the area of a place', () => {
  const placesAt = (...areas: Area[]) =>
    siteOf({ ...realm, regions: areas.map((area) => ({ ...WITHOUT_AREA, ...area })) }).places

  it('is its corners, however it is written', () => {
    const corners = realm.regions[0]?.corners ?? []
    const [one, other] = placesAt({ corners }, { box: [400, 690, 230, 240] })
    expect(other).toEqual(one)
    expect(one).toMatchObject({ corners })
    expect(one).not.toHaveProperty('middle')
  })

  it('has a middle in it, even if that of its box is not', () => {
    const [place] = placesAt({ corners: polygon('0 0, 30 0, 30 60, 90 60, 90 90, 0 90') })
    expect(place?.middle).toEqual({ x: 18, y: 72 })
  })
})

it.each([
  // As wide as high, or higher: there is room to the left and right.
  { box: [100, 100, 300, 400], picture: [-64, 74, 464, 426] },
  // Wider: there is room above and below.
  { box: [100, 100, 400, 200], picture: [74, 150 - 352 / 3, 426, 150 + 352 / 3] },
])('the picture of a place shows it in the middle, with a margin of 26 px: $box', ({ box, picture }) => {
  const [left = 0, top = 0, right = 0, bottom = 0] = box
  const corners = [top, bottom].flatMap((y) => [left, right].map((x) => [y, x] as const))
  const shown = plateOf({ corners })
  expect([shown.left, shown.top, shown.right, shown.bottom]).toEqual(picture)
  expect((shown.right - shown.left) / (shown.bottom - shown.top)).toBeCloseTo(PLATE_RATIO, 10)
})
