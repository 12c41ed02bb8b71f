/** The table of an owner in German, with eight places: see prove.sh. */
import type { Mood } from '../../../src/table/palette.ts'
import type { Owner, Page, Region } from '../../../src/table/table.ts'
import type { Language } from '../../../src/words/lists.ts'

export const siteName = 'Marrow & Łódź'
export const siteDescription = 'Brücken, und wie sie gebaut wurden.'
export const language: Language = 'de'
export const mood: Mood = 'desert'
export const land: string = 'Marrow'
export const owner: Owner = {
  name: 'Łucja Marrow',
  line: 'of Spans & Piers',
  email: 'lucja@example.org',
  profiles: [{ label: 'Code', link: 'https://code.example/lucja' }],
}
export const map = { width: 2048, height: 1536, minZoom: -0.5, maxZoom: 1.5, howItWorks: false } as const
export const copyrightYear = 2031
export const pages: readonly Page[] = [{ name: 'Impressum' }]

const place = (
  name: string,
  epithet: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
  [heading, text]: readonly [string, string],
): Region => {
  const corners = [
    [top, left],
    [top, right],
    [bottom, right],
    [bottom, left],
  ] as const
  return { name, epithet, corners, heading, text }
}

const diploma = { title: 'Diploma', description: 'In civil engineering.', date: '2009', tags: ['arches', 'stone'] }
const weir = {
  ...{ title: 'A Weir', description: 'Below the mill.', image: { file: 'weir.png', alt: 'A weir' } },
  ...{ links: [{ label: 'Drawing', link: '/weir.pdf' }], points: ['Stands'], group: 'Water' },
  level: { value: 3, says: 'three winters' },
} as const

const STORY = ['Born Beside a Ford', 'Why one who cannot swim builds bridges.'] as const
const YARD = ['Given Away', 'Tools for those who reckon with loads.'] as const

// About is renamed; Contact and Experience are left out; Open Source is new.
export const regions: readonly Region[] = [
  { ...place('My Story', 'the River House', [1115, 763, 1310, 967], STORY), landmark: 'hall' },
  {
    ...place('Büro', 'the Drawing Office', [1450, 595, 1710, 805], ['Statics, Twice', 'The first time did not hold.']),
    landmark: 'athenaeum',
    cards: [diploma],
  },
  {
    ...place('Skills', 'the Tool Shed', [780, 1062, 955, 1250], ['What Holds', 'Steel, stone, timber & patience.']),
    posts: true,
  },
  {
    ...place('Projects', 'the Far Bank', [400, 690, 630, 930], ['Built', 'None of them has fallen down.']),
    cards: [
      { title: 'A Footbridge', description: 'Forty metres, in larch.', link: '/my-story' },
      weir,
      { title: 'Notes', description: 'On rivets.', link: '/skills/rivets' },
      { title: 'A Viaduct', description: 'Nine spans.', link: 'https://example.org/viaduct' },
    ],
  },
  {
    ...place('Über Brücken', 'das Lesezimmer', [820, 420, 1000, 600], ['Brückenbaukunst', 'Was in den Büchern steht.']),
    cards: [{ title: 'Stahlbetonfertigteilbrückenbau', description: 'Ein Handbuch der Straßenverkehrsinfrastruktur.' }],
  },
  place('Ärger', 'der Schlammpfad', [1060, 300, 1240, 470], ['Was schiefging', 'Und was daraus wurde.']),
  {
    ...place('Öfter gefragt', 'die Auskunft', [780, 690, 960, 860], ['Fragen', 'Und kurze Antworten.']),
    address: 'fragen',
  },
  { ...place('Open Source', 'the Shared Yard', [1590, 835, 1750, 1030], YARD), link: 'https://code.example/lucja' },
]
