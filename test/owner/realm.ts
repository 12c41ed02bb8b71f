/** Another owner's table: see prove.sh. It has other words than the delivered one, in the reverse order. */
import type { Mood } from '../../src/site/palette.ts'
import type { Owner, Region } from '../../src/site/table.ts'

export const siteName = 'Marrow & Łódź'
export const siteDescription = 'Bridges, and how they were built.'
export const mood: Mood = 'desert'
export const owner: Owner = {
  name: 'Łucja Marrow',
  line: 'of Spans & Piers',
  email: 'lucja@example.org',
  profiles: [{ label: 'Code', link: 'https://code.example/lucja' }],
}
export const map = { width: 2048, height: 1536, minZoom: -0.5, maxZoom: 1.5 } as const
export const copyrightYear = 2031

const box = (left: number, top: number, right: number, bottom: number): Region['corners'] => [
  [top, left],
  [top, right],
  [bottom, right],
  [bottom, left],
]

export const regions: readonly Region[] = [
  // About, renamed.
  {
    name: 'My Story',
    landmark: 'hall',
    epithet: 'the River House',
    corners: box(1115, 763, 1310, 967),
    heading: 'Born Beside a Ford',
    text: 'Why one who cannot swim builds bridges.',
  },
  // Contact and Experience are left out.
  {
    name: 'Education',
    epithet: 'the Drawing Office',
    corners: box(1450, 595, 1710, 805),
    heading: 'Statics, Twice',
    text: 'The first time did not hold.',
    cards: [{ title: 'Diploma', description: 'In civil engineering.', date: '2009', tags: ['arches', 'stone'] }],
  },
  {
    name: 'Skills',
    epithet: 'the Tool Shed',
    corners: box(780, 1062, 955, 1250),
    heading: 'What Holds',
    text: 'Steel, stone, timber & patience.',
    posts: true,
  },
  {
    name: 'Projects',
    epithet: 'the Far Bank',
    corners: box(400, 690, 630, 930),
    heading: 'Built',
    text: 'None of them has fallen down.',
    cards: [
      { title: 'A Footbridge', description: 'Forty metres, in larch.', link: '/my-story' },
      {
        title: 'A Weir',
        description: 'Below the mill.',
        image: { file: 'weir.png', alt: 'A weir' },
        links: [{ label: 'Drawing', link: '/weir.pdf' }],
        points: ['Stands'],
        level: { value: 3, says: 'three winters' },
        group: 'Water',
      },
      { title: 'Notes', description: 'On rivets.', link: '/skills/rivets' },
      { title: 'A Viaduct', description: 'Nine spans.', link: 'https://example.org/viaduct' },
    ],
  },
  // New.
  {
    name: 'Open Source',
    epithet: 'the Shared Yard',
    corners: box(750, 295, 910, 490),
    heading: 'Given Away',
    text: 'Tools for those who reckon with loads.',
    link: 'https://code.example/lucja',
  },
]
