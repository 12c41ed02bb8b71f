import { describe, expect, it } from 'vitest'
import { normalPath, pathOf } from '../src/paths'
import { map, type Region, regionAt, regions, siteName } from '../src/realm'
import { destinations } from '../src/site'

/** The upright box around a region's corners. */
function boxOf({ corners }: Region) {
  const ys = corners.map(([y]) => y)
  const xs = corners.map(([, x]) => x)
  return { top: Math.min(...ys), bottom: Math.max(...ys), left: Math.min(...xs), right: Math.max(...xs) }
}

const TABLE = [
  { name: 'Projects', top: 690, bottom: 930, left: 400, right: 630 },
  { name: 'Skills', top: 1062, bottom: 1250, left: 780, right: 955 },
  { name: 'Experience', top: 113, bottom: 380, left: 1414, right: 1703 },
  { name: 'Education', top: 595, bottom: 805, left: 1450, right: 1710 },
  { name: 'Contact', top: 827, bottom: 1037, left: 1550, right: 1780 },
  { name: 'About', top: 763, bottom: 967, left: 1115, right: 1310 },
]

describe('the map', () => {
  it('is 2048 by 1536 px and zooms from -0.5 to 1.5', () => {
    expect(map).toEqual({ width: 2048, height: 1536, minZoom: -0.5, maxZoom: 1.5 })
  })

  it('is of The Realm', () => {
    expect(siteName).toBe('The Realm')
  })
})

describe('the regions', () => {
  it('are these six, in these places', () => {
    expect(regions.map((region) => ({ name: region.name, ...boxOf(region) }))).toEqual(TABLE)
  })

  it('have the four corners of an upright box', () => {
    for (const region of regions) {
      const { top, bottom, left, right } = boxOf(region)
      const corners = [
        [top, left],
        [top, right],
        [bottom, left],
        [bottom, right],
      ]
      expect(new Set(region.corners.map(String)), region.name).toEqual(new Set(corners.map(String)))
    }
  })

  it('lie inside the map', () => {
    for (const region of regions) {
      const { top, bottom, left, right } = boxOf(region)
      expect(left, region.name).toBeGreaterThanOrEqual(0)
      expect(top, region.name).toBeGreaterThanOrEqual(0)
      expect(right, region.name).toBeLessThanOrEqual(map.width)
      expect(bottom, region.name).toBeLessThanOrEqual(map.height)
    }
  })

  it('do not overlap', () => {
    for (const one of regions) {
      for (const other of regions.slice(regions.indexOf(one) + 1)) {
        const a = boxOf(one)
        const b = boxOf(other)
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
        expect(apart, `${one.name} and ${other.name}`).toBe(true)
      }
    }
  })

  it('have two cards for Skills, and none for the others', () => {
    expect(regions.filter(({ cards }) => cards).map(({ name, cards }) => ({ name, cards }))).toEqual([
      {
        name: 'Skills',
        cards: [
          { title: 'Arcane Programming', description: 'Mastery of JavaScript, React and Node.js' },
          { title: 'Database Sorcery', description: 'Proficiency in SQL and NoSQL realms' },
        ],
      },
    ])
  })
})

describe('a path', () => {
  it('is the name of the region in lower case', () => {
    expect(regions.map(pathOf)).toEqual(['/projects', '/skills', '/experience', '/education', '/contact', '/about'])
  })

  it.each([
    { path: '/skills', name: 'Skills' },
    { path: '/skills/', name: 'Skills' },
    { path: '/skills//', name: 'Skills' },
    { path: '/Skills', name: 'Skills' },
    { path: '/ABOUT/', name: 'About' },
    { path: '/', name: undefined },
    { path: '', name: undefined },
    { path: 'skills', name: undefined },
    { path: '//skills', name: undefined },
    { path: '/skill', name: undefined },
    { path: '/skills/more', name: undefined },
    { path: '/constructor', name: undefined },
  ])('of $path leads to the region $name', ({ path, name }) => {
    expect(regionAt(path)?.name).toBe(name)
  })

  it.each([
    { path: '/', normal: '/' },
    { path: '', normal: '/' },
    { path: '//', normal: '/' },
    { path: '/Skills/', normal: '/skills' },
    { path: '/a//b/', normal: '/a//b' },
  ])('of "$path" is written "$normal"', ({ path, normal }) => {
    expect(normalPath(path)).toBe(normal)
  })
})

it('the drawer leads to the map, then to the regions in the order of the table', () => {
  expect(destinations).toEqual([
    { label: 'Map', path: '/' },
    { label: 'Projects', path: '/projects' },
    { label: 'Skills', path: '/skills' },
    { label: 'Experience', path: '/experience' },
    { label: 'Education', path: '/education' },
    { label: 'Contact', path: '/contact' },
    { label: 'About', path: '/about' },
  ])
})
