/**
 * The demo's table, repeated in full. No other test has its words.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { areaBox, cornersOf, isUpright } from '../src/table/area'
import { TABLE } from '../src/table/mistakes'
import { parseTable } from '../src/table/parseTable'
import type { Table } from '../src/table/table'
import { isDemo, OWNERS } from './helpers/demo'

const text = readFileSync(join(import.meta.dirname, '..', TABLE), 'utf8')
const { siteName, copyrightYear, map, regions } = (parseTable(text).value ?? {}) as Table

beforeEach(({ skip }) => skip(!isDemo, OWNERS))

const SKILLS = [
  { title: 'Arcane Programming', description: 'Mastery of JavaScript, React and Node.js' },
  { title: 'Database Sorcery', description: 'Proficiency in SQL and NoSQL realms' },
]

/** The name of each region, its box as top, bottom, left and right, its heading, its text, and its cards. */
const REGIONS = [
  ['Projects', 690, 930, 400, 630, 'Magical Projects', 'Behold the arcane works I have conjured!'],
  [
    'Skills',
    1062,
    1250,
    780,
    955,
    'Mystical Skills',
    'Witness the powers I have mastered in my journey!',
    SKILLS,
  ],
  ['Experience', 113, 380, 1414, 1703, 'Epic Quests', 'Tales of the great adventures I have undertaken!'],
  [
    'Education',
    595,
    805,
    1450,
    1710,
    'Scholarly Pursuits',
    'The ancient tomes I have studied and the wisdom I have gained!',
  ],
  ['Contact', 827, 1037, 1550, 1780, 'Send a Raven', 'Ways to contact me across the realms!'],
  ['About', 763, 967, 1115, 1310, 'The Legend of Me', 'The story of how I became the hero I am today!'],
]

it('the map is The Realm of 2024, 2048 by 1536 px, and zooms from -0.5 to 1.5', () => {
  expect([siteName, copyrightYear]).toEqual(['The Realm', 2024])
  expect(map).toEqual({ width: 2048, height: 1536, minZoom: -0.5, maxZoom: 1.5 })
})

it('the regions are these', () => {
  const rows = regions.map((region) => {
    const { name, heading, text, cards } = region
    expect(isUpright(cornersOf(region))).toBe(true)
    const { left, top, right, bottom } = areaBox(region)
    return [name, top, bottom, left, right, heading, text, ...(cards ? [cards] : [])]
  })
  expect(rows).toEqual(REGIONS)
})
