/**
 * The colours of the site, in each mood. Styles refer to them by `palette(ink)` or, with opacity,
 * `palette(ink / 40%)`: see src/vite/delivery/styleSheets.ts. Those of the drawing are in
 * src/cartography/drawing/palette.ts.
 */

/** In the order of the columns below: an old chart; ice and spruce; sand and lapis. */
export const MOODS = ['parchment', 'arctic', 'desert'] as const

/** A mood, as the table names it. */
export type Mood = (typeof MOODS)[number]

/** A colour, `#rrggbb`, in each mood. */
export type Row = readonly [parchment: string, arctic: string, desert: string]

/** By day, and by night with the same name after `night-`. */
const DAY_AND_NIGHT = {
  // Ink and paper.
  ink: { day: ['#33231a', '#1d2b3a', '#3d1f14'], night: ['#ecdcb8', '#dce8f2', '#f0dcb8'] },
  'ink-soft': { day: ['#5c4430', '#445a6d', '#6b4127'], night: ['#bfa67f', '#9db3c6', '#c4a98c'] },
  paper: { day: ['#e5d3a8', '#dfe8ee', '#edd2a2'], night: ['#261b12', '#111c29', '#211a2c'] },
  'paper-light': { day: ['#f3e6c4', '#f3f7f9', '#f8e8c8'], night: ['#36281a', '#1c2b3b', '#30263b'] },
  shade: { day: ['#5e3a18', '#2e5476', '#7a3f14'], night: ['#0a0501', '#01060c', '#08040e'] },
  shadow: { day: ['#3c220c', '#142c44', '#5a2a0c'], night: ['#000000', '#000000', '#000000'] },
  glow: { day: ['#fff6da', '#ffffff', '#fff4d2'], night: ['#ffce82', '#a8d8ff', '#ffb870'] },
  verdigris: { day: ['#23504e', '#14506b', '#0f5560'], night: ['#8ccabd', '#7fd8c4', '#7fd0cc'] },
  wax: { day: ['#9a2b23', '#a01f38', '#9c2f14'], night: ['#ee9270', '#f08a9a', '#f59a6c'] },
  slate: { day: ['#3c4656', '#3b3f6b', '#2f3f78'], night: ['#b3c0d6', '#b7bdf2', '#b3bcf0'] },
  gold: { day: ['#dba93f', '#e0b84f', '#e6ae3a'], night: ['#e2b554', '#e8c766', '#ecbb55'] },
  seal: { day: ['#9a2b23', '#a3213b', '#a1301a'], night: ['#8d2a22', '#93203a', '#94291a'] },
  'seal-light': { day: ['#c14a3c', '#c9435a', '#cb5735'], night: ['#b24437', '#bb4660', '#ba4a30'] },
  'seal-shade': { day: ['#6d1c17', '#6e1227', '#6f1c0d'], night: ['#5c1712', '#5a1022', '#5f170c'] },
  wood: { day: ['#2b1a10', '#16263a', '#3b170e'], night: ['#1d120b', '#0e1825', '#24120f'] },
  'wood-light': { day: ['#452c1b', '#263d57', '#5a2716'], night: ['#30200f', '#1a2a3d', '#3a1d16'] },
  'wood-shade': { day: ['#1b0f08', '#0c1624', '#230b06'], night: ['#0f0804', '#060c14', '#120706'] },
  carved: { day: ['#f3e6c4', '#eef4f8', '#fbe9c6'], night: ['#e9d9b4', '#e2edf5', '#f2ddb6'] },
  // The dragons on the page for unknown addresses.
  'dragon-ink': { day: ['#33231a', '#1d2b3a', '#3d1f14'], night: ['#160e08', '#08111b', '#180b08'] },
  dragon: { day: ['#5f938b', '#6492b4', '#3f9c98'], night: ['#6aa79c', '#6ba4c6', '#4fb0aa'] },
  'dragon-fin': { day: ['#b2463a', '#a8485f', '#b8502f'], night: ['#d06a58', '#cc6a80', '#d8704a'] },
  'dragon-gold': { day: ['#e0a53d', '#e0b84f', '#e6ae3a'], night: ['#f0bd5a', '#f0cd72', '#f2c25c'] },
  'dragon-spray': { day: ['#35625f', '#2c5f80', '#1f6474'], night: ['#7fbdb1', '#86bede', '#76c6c4'] },
  'dragon-wave': { day: ['#7fae9f', '#8fb9d0', '#7cc3c4'], night: ['#2f5f5b', '#24506a', '#1f5a60'] },
} as const satisfies Record<string, { readonly day: Row; readonly night: Row }>

/** By night alone, and at any time. */
const OTHERS = {
  'night-lamp': ['#704618', '#1d5f6e', '#8a4a1c'],
  'night-veil': ['#1e140c', '#0d1824', '#1c1628'],
  // The sky, far from the moon.
  'night-sky': ['#070c26', '#03112a', '#100a2e'],
  grain: ['#ffd696', '#bfe0ff', '#ffcf8f'],
  'band-light': ['#d8c493', '#cfdbe4', '#e3c487'],
  'band-dark': ['#33231a', '#22354a', '#44190f'],
  'seal-mark': ['#ffe9d2', '#fff0f0', '#ffead0'],
  'seal-shine': ['#ffdcbe', '#ffd6de', '#ffd9b0'],
  backdrop: ['#140a04', '#060e18', '#200a04'],
  'roll-shade': ['#281404', '#12263a', '#34140a'],
  'roll-edge': ['#341c08', '#1a3048', '#43190a'],
  umbra: ['#1e1006', '#0c1a28', '#2c1208'],
  box: ['#f1e2bd', '#f0f6fa', '#f6e4bd'],
  plate: ['#d8c08a', '#cfdde6', '#e4bd7c'],
} as const satisfies Record<string, Row>

/** The colours of a mood, out of a table with one for each mood. */
export function inMood<Colours, Name extends string>(
  mood: Mood,
  table: Readonly<Record<Name, readonly Colours[]>>,
) {
  const index = MOODS.indexOf(mood)
  if (index < 0) throw new Error(`There is no mood "${mood}". There are: ${MOODS.join(', ')}.`)
  return Object.fromEntries(
    Object.entries<readonly Colours[]>(table).map(([name, row]) => [name, row[index]]),
  ) as Record<Name, Colours>
}

type DayName = keyof typeof DAY_AND_NIGHT

/** The site's colours in a mood, by name. */
export type SiteColours = Readonly<Record<DayName | `night-${DayName}` | keyof typeof OTHERS, string>>

/** The site's colours in a mood. */
export function siteColours(mood: Mood): SiteColours {
  const rows = Object.entries(DAY_AND_NIGHT).flatMap(([name, { day, night }]) => [
    [name, day],
    [`night-${name}`, night],
  ])
  return inMood(mood, { ...Object.fromEntries(rows), ...OTHERS })
}
