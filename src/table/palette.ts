/**
 * The colours of the site, in each mood: the build makes them custom properties, `var(--ink)`, of its styles.
 * Those of the drawing are in src/cartography/drawing/palette.ts.
 */

/** In the order of the columns below: an old chart; ice and spruce; sand and lapis. */
export const MOODS = ['parchment', 'arctic', 'desert'] as const

/**
 * A mood, as the table names it. "plain" is for an own picture alone: what is drawn for that, such as icons,
 * has the first mood's colours.
 */
export type Mood = (typeof MOODS)[number] | 'plain'

/** By day, in the mood "plain", in the terms of colours.ts. */
export const PLAIN = {
  paper: '#f6f6f6',
  ink: '#222222',
  accent: '#8a3324',
  link: '#1f4e79',
  header: '#2b2b2b',
  headerText: '#f6f6f6',
} as const

/** A colour in each mood: `#rrggbb`, or with opacity `#rrggbbaa`. */
export type Row = readonly [parchment: string, arctic: string, desert: string]

export const [BLACK, WHITE] = ['#000000', '#ffffff'] as const

/** By day. */
const DAY = {
  // Ink and paper.
  ink: ['#33231a', '#1d2b3a', '#3d1f14'],
  'ink-soft': ['#5c4430', '#445a6d', '#6b4127'],
  paper: ['#e5d3a8', '#dfe8ee', '#edd2a2'],
  'paper-light': ['#f3e6c4', '#f3f7f9', '#f8e8c8'],
  // A shadow on paper, and the light that falls on it: of the sun, or a lamp on the left.
  shade: ['#5e3a1842', '#2e547642', '#7a3f1442'],
  light: ['#fff6da80', '#ffffff80', '#fff4d280'],
  // The colours of the map, dark enough for text on paper.
  verdigris: ['#23504e', '#14506b', '#0f5560'],
  wax: ['#9a2b23', '#a01f38', '#9c2f14'],
  slate: ['#3c4656', '#3b3f6b', '#2f3f78'],
  gold: ['#dba93f', '#e0b84f', '#e6ae3a'],
  seal: ['#9a2b23', '#a3213b', '#a1301a'],
  'seal-light': ['#c14a3c', '#c9435a', '#cb5735'],
  'seal-shade': ['#6d1c17', '#6e1227', '#6f1c0d'],
  // The header and the footer, which are dark in both colour schemes, and the letters on them.
  wood: ['#2b1a10', '#16263a', '#3b170e'],
  'wood-light': ['#452c1b', '#263d57', '#5a2716'],
  'wood-shade': ['#1b0f08', '#0c1624', '#230b06'],
  carved: ['#f3e6c4', '#eef4f8', '#fbe9c6'],
  // The border of the wood, which is that of the frame of the map.
  'band-light': ['#d8c493', '#cfdbe4', '#e3c487'],
  'band-dark': ['#33231a', '#22354a', '#44190f'],
} as const satisfies Record<string, Row>

/** By night: what is another colour, the veil over the paper, and the sky, far from the moon. */
const NIGHT = {
  ink: ['#ecdcb8', '#dce8f2', '#f0dcb8'],
  'ink-soft': ['#bfa67f', '#9db3c6', '#c4a98c'],
  paper: ['#261b12', '#111c29', '#211a2c'],
  'paper-light': ['#36281a', '#1c2b3b', '#30263b'],
  shade: ['#0a050173', '#01060c73', '#08040e73'],
  light: ['#70461866', '#1d5f6e66', '#8a4a1c66'],
  verdigris: ['#8ccabd', '#7fd8c4', '#7fd0cc'],
  wax: ['#ee9270', '#f08a9a', '#f59a6c'],
  slate: ['#b3c0d6', '#b7bdf2', '#b3bcf0'],
  gold: ['#e2b554', '#e8c766', '#ecbb55'],
  seal: ['#8d2a22', '#93203a', '#94291a'],
  'seal-light': ['#b24437', '#bb4660', '#ba4a30'],
  'seal-shade': ['#5c1712', '#5a1022', '#5f170c'],
  wood: ['#1d120b', '#0e1825', '#24120f'],
  'wood-light': ['#30200f', '#1a2a3d', '#3a1d16'],
  'wood-shade': ['#0f0804', '#060c14', '#120706'],
  carved: ['#e9d9b4', '#e2edf5', '#f2ddb6'],
  veil: ['#1e140ce3', '#0d1824e3', '#1c1628e3'],
  sky: ['#070c26', '#03112a', '#100a2e'],
} as const satisfies Record<string, Row>

/** The colours of a mood, out of a table with one for each mood. */
export function inMood<Colours, Name extends string>(
  mood: Mood,
  table: Readonly<Record<Name, readonly Colours[]>>,
) {
  const index = mood === 'plain' ? 0 : MOODS.indexOf(mood)
  if (index < 0) throw new Error(`There is no mood "${mood}". There are: ${MOODS.join(', ')}.`)
  return Object.fromEntries(
    Object.entries<readonly Colours[]>(table).map(([name, row]) => [name, row[index]]),
  ) as Record<Name, Colours>
}

/** The site's colours in a mood, by day and by night. */
export function siteColours(mood: Mood) {
  return { day: inMood(mood, DAY), night: inMood(mood, NIGHT) }
}

/** The same as custom properties, `--ink`, which turn with the colour scheme. */
export function colourProperties({
  day,
  night,
}: Readonly<Record<'day' | 'night', Readonly<Record<string, string>>>>): string {
  const rule = (colours: Readonly<Record<string, string>>) =>
    `:root { ${Object.entries(colours)
      .map(([name, colour]) => `--${name}: ${colour};`)
      .join(' ')} }`
  return `${rule(day)} @media (prefers-color-scheme: dark) { ${rule(night)} }`
}
