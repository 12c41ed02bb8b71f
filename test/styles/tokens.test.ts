/** Every pair of ink and ground that the style sheets use can be read, by day and by night. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withColours } from '../../src/build/styleSheets'
import { MOODS, type Mood, type Palette, paletteOf } from '../../src/site/palette'

const SRC = join(import.meta.dirname, '../../src')

/** The site's colours in each mood, by day and by night. */
const THEMES = MOODS.flatMap((mood) => {
  const day = paletteOf(mood).site
  const night = Object.entries(day).flatMap(([name, colour]) =>
    name.startsWith('night-') ? [[name.slice('night-'.length), colour]] : [],
  )
  return [
    { theme: `${mood} by day`, colours: day },
    { theme: `${mood} by night`, colours: { ...day, ...Object.fromEntries(night) } },
  ]
})

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

/** What is written in each of some inks on each of some grounds. */
const pairs = (inks: readonly (keyof Palette['site'])[], grounds: readonly (keyof Palette['site'])[]) =>
  inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground })))

describe.each(THEMES)('$theme', ({ colours }) => {
  it.each([
    ...pairs(['ink', 'ink-soft', 'verdigris', 'wax', 'slate'], ['paper', 'paper-light']),
    ...pairs(['carved', 'gold'], ['wood', 'wood-light']),
    // What is selected, and a button's own mark.
    ...pairs(['carved', 'seal-mark'], ['seal']),
  ])('$ink on $ground has a contrast of at least 4.5', ({ ink, ground }) => {
    expect(contrast(colours[ink], colours[ground])).toBeGreaterThanOrEqual(4.5)
  })
})

describe.each(MOODS)('the map in %s', (mood) => {
  const { drawing } = paletteOf(mood)

  it.each([
    { letters: 'ink', on: 'ribbon' },
    { letters: 'ink', on: 'sheet' },
    { letters: 'promise', on: 'sheet' },
    { letters: 'epithet', on: 'epithetHalo' },
    { letters: 'landName', on: 'landNameHalo' },
    { letters: 'legend', on: 'scaleGround' },
  ] as const)('has $letters on $on with a contrast of at least 4.5', ({ letters, on }) => {
    expect(contrast(drawing[letters], drawing[on])).toBeGreaterThanOrEqual(4.5)
  })

  it('has large names at sea, with a contrast of at least 3 to the water', () => {
    const { pigments } = paletteOf(mood)
    expect(contrast(drawing.seaName, pigments.depth)).toBeGreaterThanOrEqual(3)
    expect(contrast(drawing.seaName, pigments.shallows)).toBeGreaterThanOrEqual(3)
  })
})

describe('a palette', () => {
  it('throws an error that names the mood if there is none for it', () => {
    expect(() => paletteOf('gloomy' as Mood)).toThrow(
      'There is no mood "gloomy". There are: parchment, arctic, desert.',
    )
  })

  it('has each colour in each mood, with six hexadecimal digits', () => {
    const colours = MOODS.flatMap((mood) =>
      Object.values(paletteOf(mood)).flatMap((part) => Object.values<string | readonly string[]>(part).flat()),
    )
    expect(colours.length).toBeGreaterThan(600)
    expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([])
  })

  it('is the only place with colours, except for plain shadows, and black and white for print', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(css|tsx?)$/.test(file) && file !== 'site/palette.ts',
    )
    const strays = files.flatMap((file) =>
      [
        ...readFileSync(join(SRC, file), 'utf8').matchAll(
          /(?<!&)#(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?!\()|\b(?:rgb|hsl)a?\((?!0 0 0 \/|\$)/g,
        ),
      ]
        .map(([colour]) => `${file}: ${colour}`)
        .filter((stray) => !/base\.css: #(000|444|fff)$/.test(stray)),
    )
    expect(strays).toEqual([])
  })
})

describe('a style sheet', () => {
  const colours = { ink: '#33231a' }

  it('contains the values of the colours that it names', () => {
    expect(withColours('a { color: palette(ink); }', colours)).toBe('a { color: #33231a; }')
    expect(withColours('a { color: palette(ink / 40%); }', colours)).toBe('a { color: rgb(51 35 26 / 40%); }')
  })

  it('throws an error if the palette lacks one of its colours', () => {
    expect(() => withColours('a { color: palette(inc); }', colours)).toThrow('The palette has no colour "inc".')
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
