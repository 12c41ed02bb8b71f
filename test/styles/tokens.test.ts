// @vitest-environment node
/** Every pair of ink and ground that the style sheets use can be read, by day and by night. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../../src')
const css = readFileSync(join(SRC, 'styles/tokens.css'), 'utf8')
const [day = '', night = ''] = css.split('@media (prefers-color-scheme: dark)')

/** The colours that a piece of style sheet names, each `#rrggbb`. */
const coloursIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]))

const THEMES = [
  { theme: 'by day', colours: coloursIn(day) },
  { theme: 'by night', colours: { ...coloursIn(day), ...coloursIn(night) } },
]

/** How much light a colour gives, as WCAG has it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(THEMES)('$theme', ({ colours }) => {
  it.each(
    ['ink', 'ink-soft', 'verdigris', 'wax', 'slate'].flatMap((ink) =>
      ['paper', 'paper-light'].map((ground) => ({ ink, ground })),
    ),
  )('$ink on $ground has at least 4.5', ({ ink, ground }) => {
    expect(contrast(colours[ink] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['carved', 'gold'].flatMap((ink) => ['wood', 'wood-light'].map((ground) => ({ ink, ground }))))(
    '$ink on $ground has at least 4.5',
    ({ ink, ground }) => {
      expect(contrast(colours[ink] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('what is selected can be read', () => {
    expect(contrast(colours.carved ?? '', colours.seal ?? '')).toBeGreaterThanOrEqual(4.5)
  })
})

// WebKit rounds a third of a double line up: at 4 px nothing is left between the two.
it('double lines can be divided by three', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const widths = sheets.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(/(\d+)px double/g)].map(([, width]) => Number(width)),
  )
  expect(widths.length).toBeGreaterThan(5)
  expect(widths.filter((width) => width % 3 !== 0)).toEqual([])
})
