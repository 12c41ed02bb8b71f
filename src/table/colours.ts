/** The owner's own colours: what the site makes of them, and whether texts in them can be read. */
import type { Mistake } from './mistakes.ts'
import { BLACK, PLAIN, siteColours, WHITE } from './palette.ts'
import type { Table } from './table.ts'

/** The colours that an owner may set, each with its custom property. */
const OWN_COLOURS = {
  paper: 'paper',
  ink: 'ink',
  accent: 'wax',
  link: 'verdigris',
  header: 'wood',
  headerText: 'carved',
} as const

type Tokens<Time extends 'day' | 'night'> = Readonly<
  Record<keyof ReturnType<typeof siteColours>[Time], string>
>
/** Colours by the names of their custom properties. */
export type Palette = { readonly [Time in 'day' | 'night']: Tokens<Time> }
type Own = Readonly<Record<keyof typeof OWN_COLOURS, string>>
type Coloured = Pick<Table, 'mood' | 'colours'>

/** What each text needs. */
const MIN_CONTRAST = 4.5

/** What is written on what, in all shades of that. */
const WRITTEN = [
  ['ink', 'paper', ['paper', 'paper-light']],
  ['accent', 'paper', ['paper', 'paper-light']],
  ['link', 'paper', ['paper', 'paper-light']],
  ['headerText', 'header', ['wood', 'wood-light']],
  ['headerText', 'accent', ['seal']],
] as const

/** The site's colours by day and by night: the mood's, or what follows from the owner's. */
export function coloursOf({ mood, colours }: Coloured): Palette {
  const { day, night } = siteColours(mood)
  const isLight = colours?.light !== undefined || mood === 'plain'
  const light = { ...ownOf(day), ...(mood === 'plain' && PLAIN), ...colours?.light }
  const dark = { ...(isLight ? byNight(light) : ownOf(night)), ...colours?.dark }
  const shades = shadesOf(dark, isLight ? light.accent : night.seal, 'dark')
  return {
    day: isLight ? { ...day, ...shadesOf(light, light.accent, 'light') } : day,
    night: isLight || colours ? { ...night, ...shades, veil: `${dark.paper}e3` } : night,
  }
}

/** The texts in the owner's colours that cannot be read: the dark ones follow from the light ones. */
export function colourMistakes(table: Coloured): Mistake[] {
  if (!table.colours) return []
  const { day, night } = coloursOf(table)
  const light = unreadableIn(day, 'light')
  return light.length > 0 ? light : unreadableIn(night, 'dark')
}

const unreadableIn = (palette: Palette['day' | 'night'], scheme: 'light' | 'dark') =>
  WRITTEN.flatMap(([ink, ground, shades]): Mistake[] => {
    const text = palette[OWN_COLOURS[ink]]
    const found = shades.map((shade) => ({ shade: palette[shade], ratio: contrast(text, palette[shade]) }))
    const worst = found.find(({ ratio }) => ratio < MIN_CONTRAST)
    if (!worst) return []
    const on = `${worst === found[0] ? '' : 'the lighter '}${ground}, ${worst.shade},`
    const message = `${text} on ${on} has a contrast of ${worst.ratio.toFixed(2)} : 1. Text needs ${MIN_CONTRAST} : 1: make one of them darker or lighter under ${scheme}.`
    return [{ path: ['colours', scheme, ink], message }]
  })

function ownOf(palette: Palette['day' | 'night']): Own {
  const entries = Object.entries(OWN_COLOURS).map(([name, token]) => [name, palette[token]])
  return Object.fromEntries(entries) as Own
}

const byNight = ({ paper, ink, accent, link, header, headerText }: Own): Own => ({
  paper: mixed(ink, BLACK, 0.5),
  ink: mixed(paper, WHITE, 0.2),
  accent: mixed(accent, WHITE, 0.6),
  link: mixed(link, WHITE, 0.6),
  header: mixed(header, BLACK, 0.35),
  headerText,
})

/** All shades of the owner's colours. */
function shadesOf(
  { paper, ink, accent, link, header, headerText }: Own,
  seal: string,
  scheme: 'light' | 'dark',
) {
  const pale = [0.25, 0.12].map((part) => mixed(ink, paper, part))
  const soft = pale.find((colour) => contrast(colour, paper) >= MIN_CONTRAST) ?? ink
  return {
    paper,
    ink,
    wax: accent,
    verdigris: link,
    wood: header,
    carved: headerText,
    'ink-soft': soft,
    slate: soft,
    gold: headerText,
    // The paper of boards and cards is lighter.
    ...(scheme === 'light'
      ? { 'paper-light': mixed(paper, WHITE, 0.5), shade: `${ink}24`, light: `${WHITE}80` }
      : { 'paper-light': mixed(paper, WHITE, 0.07), shade: `${BLACK}42`, light: `${WHITE}12` }),
    seal,
    'seal-light': mixed(seal, WHITE, 0.15),
    'seal-shade': mixed(seal, BLACK, 0.3),
    'wood-light': mixed(header, headerText, 0.1),
    'wood-shade': mixed(header, BLACK, 0.3),
    'band-light': mixed(paper, ink, 0.1),
    'band-dark': ink,
  }
}

/** Red, green and blue, from 0 to 255. */
const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A colour with this part of another one. */
function mixed(colour: string, other: string, part: number): string {
  const others = partsOf(other)
  const parts = partsOf(colour).map((value, index) =>
    Math.round(value + ((others[index] ?? 0) - value) * part),
  )
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The contrast of two colours, `#rrggbb`, as WCAG has it: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
