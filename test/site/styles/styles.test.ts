/** Colours that can be read, by day and by night, and what the styles have to agree with. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawingColours } from '../../../src/cartography/drawing/palette'
import { contrast } from '../../../src/table/colours'
import { colourProperties, MOODS, type Mood, siteColours } from '../../../src/table/palette'

const SRC = join(import.meta.dirname, '../../../src')
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(SRC, file), 'utf8') }))
const styles = sources.filter(({ file }) => file.endsWith('.css'))

/** The group of each match of a pattern. */
const found = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, group = '']) => group)

type Name = keyof ReturnType<typeof siteColours>['day']

/** What is written in each of some inks on each of some grounds. */
const WRITTEN: readonly { inks: readonly Name[]; grounds: readonly Name[] }[] = [
  { inks: ['ink', 'ink-soft', 'verdigris', 'wax', 'slate'], grounds: ['paper', 'paper-light'] },
  { inks: ['carved', 'gold'], grounds: ['wood', 'wood-light'] },
  // What is selected, and a button's own mark.
  { inks: ['carved'], grounds: ['seal'] },
]

describe.each(MOODS)('in the mood %s', (mood) => {
  it.each(['day', 'night'] as const)('the site can be read by %s', (time) => {
    const { day, night } = siteColours(mood)
    const colourOf = (name: Name) => (time === 'day' ? day : { ...day, ...night })[name]
    for (const { inks, grounds } of WRITTEN)
      for (const ink of inks)
        for (const ground of grounds)
          expect(contrast(colourOf(ink), colourOf(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })

  const { colour, pigments } = drawingColours(mood)

  it.each([
    { letters: colour.ink, on: colour.cream, atLeast: 4.5 },
    { letters: colour.ink, on: colour.sheet, atLeast: 4.5 },
    { letters: colour.promise, on: colour.sheet, atLeast: 4.5 },
    { letters: colour.epithet, on: colour.epithetHalo, atLeast: 4.5 },
    { letters: colour.landName, on: colour.landNameHalo, atLeast: 4.5 },
    { letters: colour.legend, on: colour.vellum, atLeast: 4.5 },
    // Large names at sea.
    { letters: colour.seaName, on: pigments.depth, atLeast: 3 },
    { letters: colour.seaName, on: pigments.shallows, atLeast: 3 },
  ])('the map can be read: $letters on $on with a contrast of $atLeast', ({ letters, on, atLeast }) => {
    expect(contrast(letters, on)).toBeGreaterThanOrEqual(atLeast)
  })

  it('each colour has six hexadecimal digits, or eight with its opacity', () => {
    const parts = [...Object.values(siteColours(mood)), ...Object.values(drawingColours(mood))]
    const colours = parts.flatMap((part) => Object.values<string | readonly string[]>(part).flat())
    expect(colours.length).toBeGreaterThan(180)
    expect(colours.filter((colour) => !/^#(?:[0-9a-f]{2}){3,4}$/.test(colour))).toEqual([])
  })
})

it('an unknown mood is an error that names it', () => {
  expect(() => siteColours('gloomy' as Mood)).toThrow('There is no mood "gloomy". There are: parchment,')
})

it('no other file has colours, except for plain shadow and light, and black and white for print', () => {
  const COLOUR = /(?<!&)#(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?!\()|\b(?:rgb|hsl)a?\((?!0 0 0 \/|255 255 255 \/|\$)/g
  const strays = sources
    .filter(({ file }) => !/\/palette\.ts$|\/dragons\.ts$|^editor\//.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(COLOUR)].map(([colour]) => `${file}: ${colour}`))
    .filter((stray) => !/base\.css: #(000|444|fff)$/.test(stray))
  expect(strays).toEqual([])
})

it('each custom property that styles read without a fallback is set somewhere', () => {
  const all = [colourProperties(siteColours('parchment')), ...sources.map(({ text }) => text)].join('\n')
  const names = styles.flatMap(({ text }) => found(text, /var\((--[\w-]+)\)/g))
  expect(names.length).toBeGreaterThan(200)
  const isSet = (name: string) => new RegExp(`(?<!var\\()${name}\\b(?!-)`).test(all)
  expect([...new Set(names)].filter((name) => !isSet(name))).toEqual([])
})

// WebKit rounds a third of a double line up: at 4 px nothing is left between the two.
it('double lines can be divided by three', () => {
  const widths = styles.flatMap(({ text }) => found(text, /(\d+)px double/g)).map(Number)
  expect(widths.length).toBeGreaterThan(5)
  expect(widths.filter((width) => width % 3 !== 0)).toEqual([])
})

it('base.css lists each state that styles read, at most eight, with the only file that writes it', () => {
  const attributeOf = (property: string) =>
    `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  const read = new Set(styles.flatMap(({ text }) => found(text, /\[(data-[a-z-]+)/g)))
  const written = sources.flatMap(({ file, text }) =>
    [
      ...found(text, /\bdataset\.(\w+) = /g).map(attributeOf),
      ...found(text, /\bdelete [\w.]+\.dataset\.(\w+)/g).map(attributeOf),
      ...found(text, /\b(?:set|remove|toggle)Attribute\('(data-[a-z-]+)'/g),
    ].flatMap((name) => (read.has(name) ? [`${name} (${file})`] : [])),
  )
  const [list = ''] = styles.find(({ file }) => file === 'site/styles/base.css')?.text.split('*/') ?? []
  const listed = [...list.matchAll(/^ \* (data-[a-z-]+): .+ (\(\S+\))$/gm)].map(
    ([, name, file]) => `${name} ${file}`,
  )
  expect(listed.toSorted()).toEqual([...new Set(written)].toSorted())
  expect(listed.length).toBeLessThanOrEqual(8)
})
