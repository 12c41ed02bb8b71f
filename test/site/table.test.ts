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

describe('a region that links to another address', () => {
  it('is a place on the map with that address', () => {
    const owner = { name: '', line: '', email: '', profiles: [] }
    const map = { width: 100, height: 100, minZoom: 0, maxZoom: 1 }
    const { places } = siteOf({
      siteName: '',
      siteDescription: '',
      owner,
      mood: 'desert',
      copyrightYear: 1602,
      map,
      regions,
    })
    expect(places.map(({ name, href }) => [name, href])).toEqual([
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

it('a picture is unused if its place is gone, renamed, or without a page', () => {
  const files = ['open-source.svg', 'opensource.svg', 'shop.svg', 'old.svg', 'notes.txt']
  expect(unusedPictures(files, regions)).toEqual(['opensource.svg', 'shop.svg', 'old.svg'])
})
