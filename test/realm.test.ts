/** The delivered table, repeated in full. No other test contains the owner's words: replace this one with the table. */
import { describe, expect, it, vi } from 'vitest'
import { boxOf } from '../src/map/box'
import { copyrightYear, map, regions, siteName } from '../src/realm'
import { pathOf } from '../src/site/paths'

vi.unmock('../src/realm')

const TABLE = [
  {
    name: 'Projects',
    path: '/projects',
    ...{ top: 690, bottom: 930, left: 400, right: 630 },
    heading: 'Magical Projects',
    text: 'Behold the arcane works I have conjured!',
  },
  {
    name: 'Skills',
    path: '/skills',
    ...{ top: 1062, bottom: 1250, left: 780, right: 955 },
    heading: 'Mystical Skills',
    text: 'Witness the powers I have mastered in my journey!',
    cards: [
      { title: 'Arcane Programming', description: 'Mastery of JavaScript, React and Node.js' },
      { title: 'Database Sorcery', description: 'Proficiency in SQL and NoSQL realms' },
    ],
  },
  {
    name: 'Experience',
    path: '/experience',
    ...{ top: 113, bottom: 380, left: 1414, right: 1703 },
    heading: 'Epic Quests',
    text: 'Tales of the great adventures I have undertaken!',
  },
  {
    name: 'Education',
    path: '/education',
    ...{ top: 595, bottom: 805, left: 1450, right: 1710 },
    heading: 'Scholarly Pursuits',
    text: 'The ancient tomes I have studied and the wisdom I have gained!',
  },
  {
    name: 'Contact',
    path: '/contact',
    ...{ top: 827, bottom: 1037, left: 1550, right: 1780 },
    heading: 'Send a Raven',
    text: 'Ways to contact me across the realms!',
  },
  {
    name: 'About',
    path: '/about',
    ...{ top: 763, bottom: 967, left: 1115, right: 1310 },
    heading: 'The Legend of Me',
    text: 'The story of how I became the hero I am today!',
  },
]

describe('the map', () => {
  it('is 2048 by 1536 px and zooms from -0.5 to 1.5', () => {
    expect(map).toEqual({ width: 2048, height: 1536, minZoom: -0.5, maxZoom: 1.5 })
  })

  it('has the name The Realm', () => {
    expect(siteName).toBe('The Realm')
  })

  it('has the copyright year 2024', () => {
    expect(copyrightYear).toBe(2024)
  })
})

describe('the regions', () => {
  it('are those of the table above', () => {
    const actual = regions.map(({ corners, epithet, ...region }) => ({
      ...region,
      path: pathOf(region),
      ...boxOf({ corners }),
    }))
    expect(actual).toEqual(TABLE)
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
})
