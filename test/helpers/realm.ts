/**
 * The tests' realm, in place of the owner's table: see setup.ts. It shares no words with the delivered one, so a test
 * that passes with it passes with any table.
 */
import type { Mood } from '../../src/table/palette'
import type { Owner, Page, Region } from '../../src/table/table'
import type { Language } from '../../src/words/lists'
import { corners } from './corners.ts'

export const siteName = 'Testland'

export const siteDescription = 'A land to be tested in.'

export const owner: Owner = { name: '', line: '', email: '', profiles: [] }

export const language: Language = 'en'

export const mood: Mood = 'parchment'

export const land: string = ''

export const map = { width: 2048, height: 1536, minZoom: -0.5, maxZoom: 1.5 } as const

export const regions: readonly Region[] = [
  {
    name: 'Works',
    landmark: 'forge',
    epithet: 'the Long Bench',
    corners: corners(400, 690, 630, 930),
    heading: 'Works in Wood',
    text: 'Chairs, chests, and one small boat.',
  },
  {
    name: 'Crafts',
    landmark: 'runes',
    epithet: 'the Ten Tools',
    corners: corners(780, 1062, 955, 1250),
    heading: 'Crafts Learnt Early',
    text: 'What the hands know without the head.',
    cards: [
      { title: 'Dovetails', description: 'Cut by eye, and tight all the same', link: '/hearth' },
      { title: 'Steam Bending', description: 'Of ash and oak, for the boat', link: '/pirata-one-OFL.txt' },
    ],
  },
  {
    name: 'Journeys',
    landmark: 'keep',
    epithet: 'the Far Road',
    corners: corners(1414, 113, 1703, 380),
    heading: 'Seven Journeys',
    text: 'Three by sea, and four on foot.',
  },
  {
    name: 'Studies',
    landmark: 'athenaeum',
    epithet: 'the Quiet Room',
    corners: corners(1450, 595, 1710, 805),
    heading: 'Late Studies',
    text: 'Read by lamplight, after the day’s work.',
  },
  {
    name: 'Letters',
    landmark: 'harbour',
    epithet: 'the Post by the Sea',
    corners: corners(1550, 827, 1780, 1037),
    heading: 'Write a Letter',
    text: 'Answers come by return of post.',
  },
  {
    name: 'Hearth',
    landmark: 'hall',
    epithet: 'the Warm Corner',
    corners: corners(1115, 763, 1310, 967),
    heading: 'By the Hearth',
    text: 'One who sits here, and what came before.',
  },
]

export const pages: readonly Page[] = []

export const copyrightYear = 1602
