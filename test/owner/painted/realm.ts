/** The table of an owner with a picture of the map: files.mjs paints it. */
import type { Mood } from '../../../src/table/palette.ts'
import type { Owner, Page, Region } from '../../../src/table/table.ts'
import type { Language } from '../../../src/words/lists.ts'

export const siteName = 'Salt Flats'
export const siteDescription = 'Three villages between the tides.'
export const language: Language = 'en'
export const mood: Mood = 'arctic'
export const owner: Owner = { name: '', line: '', email: '', profiles: [] }
export const map = { picture: 'flats.png', night: 'flats-night.png', start: 'Weirs' } as const
export const copyrightYear = 2030
export const pages: readonly Page[] = []

const box = (left: number, top: number, right: number, bottom: number) =>
  [
    [top, left],
    [top, right],
    [bottom, right],
    [bottom, left],
  ] as const

export const regions: readonly Region[] = [
  {
    name: 'Salt',
    epithet: 'the White Heaps',
    corners: box(300, 1100, 720, 1450),
    heading: 'Raked by Hand',
    text: 'Four pans, and no machine.',
  },
  {
    name: 'Weirs',
    epithet: 'the Long Fences',
    corners: box(1900, 700, 2300, 1000),
    heading: 'Caught at Ebb',
    text: 'Fences of hazel, a mile of them.',
    landmark: 'harbour',
  },
  // At the edge: a plate is moved onto the picture.
  {
    name: 'Beacon',
    epithet: 'the Last Light',
    corners: box(2700, 40, 2990, 420),
    heading: 'Lit Since',
    text: 'One keeper, one lamp.',
    landmark: 'keep',
  },
]
