/**
 * The colours of the site, in each mood. Styles refer to them by `palette(ink)` or, with opacity, `palette(ink / 40%)`:
 * see src/build/styleSheets.ts. Those of the drawing are in src/cartography/drawing/palette.ts.
 */

/** The moods, in the order of the columns below: an old chart; ice and spruce; sand and lapis. */
export const MOODS = ['parchment', 'arctic', 'desert'] as const

/** A mood, as the table names it. */
export type Mood = (typeof MOODS)[number]

/** A colour, `#rrggbb`, in each mood. */
export type Row = readonly [parchment: string, arctic: string, desert: string]

/** By day, by night (with the same names after `night-`), and at any time. */
const SITE = {
  // Ink and paper.
  ink: ['#33231a', '#1d2b3a', '#3d1f14'],
  'ink-soft': ['#5c4430', '#445a6d', '#6b4127'],
  paper: ['#e5d3a8', '#dfe8ee', '#edd2a2'],
  'paper-light': ['#f3e6c4', '#f3f7f9', '#f8e8c8'],
  shade: ['#5e3a18', '#2e5476', '#7a3f14'],
  shadow: ['#3c220c', '#142c44', '#5a2a0c'],
  glow: ['#fff6da', '#ffffff', '#fff4d2'],
  verdigris: ['#23504e', '#14506b', '#0f5560'],
  wax: ['#9a2b23', '#a01f38', '#9c2f14'],
  slate: ['#3c4656', '#3b3f6b', '#2f3f78'],
  gold: ['#dba93f', '#e0b84f', '#e6ae3a'],
  seal: ['#9a2b23', '#a3213b', '#a1301a'],
  'seal-light': ['#c14a3c', '#c9435a', '#cb5735'],
  'seal-shade': ['#6d1c17', '#6e1227', '#6f1c0d'],
  wood: ['#2b1a10', '#16263a', '#3b170e'],
  'wood-light': ['#452c1b', '#263d57', '#5a2716'],
  'wood-shade': ['#1b0f08', '#0c1624', '#230b06'],
  carved: ['#f3e6c4', '#eef4f8', '#fbe9c6'],
  // The dragons on the page for unknown addresses.
  'dragon-ink': ['#33231a', '#1d2b3a', '#3d1f14'],
  dragon: ['#5f938b', '#6492b4', '#3f9c98'],
  'dragon-fin': ['#b2463a', '#a8485f', '#b8502f'],
  'dragon-gold': ['#e0a53d', '#e0b84f', '#e6ae3a'],
  'dragon-spray': ['#35625f', '#2c5f80', '#1f6474'],
  'dragon-wave': ['#7fae9f', '#8fb9d0', '#7cc3c4'],
  // The same by night, and the lamplight.
  'night-ink': ['#ecdcb8', '#dce8f2', '#f0dcb8'],
  'night-ink-soft': ['#bfa67f', '#9db3c6', '#c4a98c'],
  'night-paper': ['#261b12', '#111c29', '#211a2c'],
  'night-paper-light': ['#36281a', '#1c2b3b', '#30263b'],
  'night-shade': ['#0a0501', '#01060c', '#08040e'],
  'night-shadow': ['#000000', '#000000', '#000000'],
  'night-glow': ['#ffce82', '#a8d8ff', '#ffb870'],
  'night-verdigris': ['#8ccabd', '#7fd8c4', '#7fd0cc'],
  'night-wax': ['#ee9270', '#f08a9a', '#f59a6c'],
  'night-slate': ['#b3c0d6', '#b7bdf2', '#b3bcf0'],
  'night-gold': ['#e2b554', '#e8c766', '#ecbb55'],
  'night-seal': ['#8d2a22', '#93203a', '#94291a'],
  'night-seal-light': ['#b24437', '#bb4660', '#ba4a30'],
  'night-seal-shade': ['#5c1712', '#5a1022', '#5f170c'],
  'night-wood': ['#1d120b', '#0e1825', '#24120f'],
  'night-wood-light': ['#30200f', '#1a2a3d', '#3a1d16'],
  'night-wood-shade': ['#0f0804', '#060c14', '#120706'],
  'night-carved': ['#e9d9b4', '#e2edf5', '#f2ddb6'],
  'night-dragon-ink': ['#160e08', '#08111b', '#180b08'],
  'night-dragon': ['#6aa79c', '#6ba4c6', '#4fb0aa'],
  'night-dragon-fin': ['#d06a58', '#cc6a80', '#d8704a'],
  'night-dragon-gold': ['#f0bd5a', '#f0cd72', '#f2c25c'],
  'night-dragon-spray': ['#7fbdb1', '#86bede', '#76c6c4'],
  'night-dragon-wave': ['#2f5f5b', '#24506a', '#1f5a60'],
  'night-lamp': ['#704618', '#1d5f6e', '#8a4a1c'],
  'night-veil': ['#1e140c', '#0d1824', '#1c1628'],
  'night-lamplight': ['#261404', '#062030', '#3a1806'],
  'night-dusk': ['#100a0c', '#060c1c', '#120c26'],
  // By day and by night.
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
export function inMood<Colours, Name extends string>(mood: Mood, table: Readonly<Record<Name, readonly Colours[]>>) {
  const index = MOODS.indexOf(mood)
  if (index < 0) throw new Error(`There is no mood "${mood}". There are: ${MOODS.join(', ')}.`)
  return Object.fromEntries(
    Object.entries<readonly Colours[]>(table).map(([name, row]) => [name, row[index]]),
  ) as Record<Name, Colours>
}

/** The site's colours in a mood, by name. */
export type SiteColours = Readonly<Record<keyof typeof SITE, string>>

/** The site's colours in a mood. */
export function siteColours(mood: Mood): SiteColours {
  return inMood(mood, SITE)
}
