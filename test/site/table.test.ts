import { describe, expect, it } from 'vitest'
import { pagesOf, type Region, regionAt, siteOf, unusedPictures } from '../../src/site/table'

const PAGE: Region = {
  name: 'Open Source',
  epithet: 'the Commons',
  corners: [
    [0, 0],
    [0, 99],
    [99, 99],
    [99, 0],
  ],
  heading: 'Given Away',
  text: 'For everyone.',
}
const ELSEWHERE: Region = { ...PAGE, name: 'Shop', link: 'https://shop.example/ada' }
const regions = [PAGE, ELSEWHERE]

/** The part of a table that every page needs, with an owner who has this line. */
function siteWith(line: string) {
  return siteOf({
    siteName: '',
    siteDescription: 'A land of examples.',
    owner: { name: '', line, email: '', profiles: [] },
    mood: 'desert',
    copyrightYear: 1602,
    map: { width: 100, height: 100, minZoom: 0, maxZoom: 1 },
    regions,
  })
}

describe('a region that links to another address', () => {
  it('is a place on the map with that address', () => {
    expect(siteWith('').places.map(({ name, href }) => [name, href])).toEqual([
      ['Open Source', '/open-source'],
      ['Shop', 'https://shop.example/ada'],
    ])
  })

  it('has no page', () => {
    expect(pagesOf(regions)).toEqual([PAGE])
    expect(regionAt(regions, '/open-source')).toBe(PAGE)
    expect(regionAt(regions, '/shop')).toBeUndefined()
  })
})

it.each([
  { of: "the owner's", line: 'Maps and small machines', shown: 'Maps and small machines' },
  { of: 'the description, if the owner has none', line: '', shown: 'A land of examples.' },
])('the line beside the name of the site is $of', ({ line, shown }) => {
  expect(siteWith(line).line).toBe(shown)
})

it('a picture is unused if its place is gone, renamed, or without a page', () => {
  const files = ['open-source.svg', 'opensource.svg', 'shop.svg', 'old.svg', 'notes.txt']
  expect(unusedPictures(files, regions)).toEqual(['opensource.svg', 'shop.svg', 'old.svg'])
})
