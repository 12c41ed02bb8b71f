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

export const regions: readonly Region[] = [
  // About, renamed.
  {
    name: 'My Story',
    landmark: 'hall',
    epithet: 'the River House',
    corners: [
      [763, 1115],
      [763, 1310],
      [967, 1310],
      [967, 1115],
    ],
    heading: 'Born Beside a Ford',
    text: 'Why one who cannot swim builds bridges.',
  },
  // Contact is left out.
  {
    name: 'Education',
    epithet: 'the Drawing Office',
    corners: [
      [595, 1450],
      [595, 1710],
      [805, 1710],
      [805, 1450],
    ],
    heading: 'Statics, Twice',
    text: 'The first time did not hold.',
    cards: [
      {
        title: 'Diploma',
        description: 'In civil engineering, with a thesis on arches.',
        date: '2009',
        tags: ['arches', 'stone'],
      },
    ],
  },
  {
    name: 'Experience',
    epithet: 'the Site Hut',
    corners: [
      [113, 1414],
      [113, 1703],
      [380, 1703],
      [380, 1414],
    ],
    heading: 'Fourteen Winters',
    text: 'All of them outdoors.',
  },
  {
    name: 'Skills',
    epithet: 'the Tool Shed',
    corners: [
      [1062, 780],
      [1062, 955],
      [1250, 955],
      [1250, 780],
    ],
    heading: 'What Holds',
    text: 'Steel, stone, timber & patience.',
    posts: true,
  },
  {
    name: 'Projects',
    epithet: 'the Far Bank',
    corners: [
      [690, 400],
      [690, 630],
      [930, 630],
      [930, 400],
    ],
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
      { title: 'A Ferry', description: 'Where a bridge was too dear.' },
    ],
  },
  // New.
  {
    name: 'Open Source',
    epithet: 'the Shared Yard',
    corners: [
      [295, 750],
      [295, 910],
      [490, 910],
      [490, 750],
    ],
    heading: 'Given Away',
    text: 'Tools for those who reckon with loads.',
    link: 'https://code.example/lucja',
  },
]

export const copyrightYear = 2031
