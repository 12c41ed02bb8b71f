import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, createLogger, type Plugin, preprocessCSS, resolveConfig } from 'vite'
import { expect, it, vi } from 'vitest'
import type { Table } from '../../../src/table/table'
import { styleSheets } from '../../../src/vite/delivery/styleSheets'
import type { OwnPicture } from '../../../src/vite/pictures/ownPicture'
import { drawnPicture, pictureOf } from '../../../src/vite/pictures/sitePicture'
import { makeFolder, writeInto } from '../../helpers/folder'
import * as realm from '../../helpers/realm'

it.each([
  { language: 'en', margin: 'margin-left: 1px' },
  { language: 'ar', margin: 'margin-right: 1px' },
] as const)('the start margin of lines is, in "$language", a $margin', async ({ language, margin }) => {
  const { config } = styleSheets({ ...realm, language } as Table, drawnPicture)
  const resolved = await resolveConfig({ configFile: false, plugins: [{ name: 'one', config }] }, 'build')
  const { code } = await preprocessCSS('a { margin-inline-start: 1px }', 'a.css', resolved)
  expect(code).toBe(`a { ${margin} }`)
})

/** The code of a style sheet of a site with a changed table. */
function built(change: object, code: string, id: string): string {
  const { transform } = styleSheets({ ...realm, ...change } as Table, drawnPicture)
  const transformed = transform as (code: string, id: string) => { code: string }
  return transformed.call({ environment: { mode: 'build' } }, code, id).code
}

it.each([
  { change: {}, isUpright: false },
  { change: { siteName: 'Καφές, кофе, café' }, isUpright: false },
  { change: { siteName: '地図' }, isUpright: true },
  { change: { regions: [{ ...realm.regions[0], text: 'See the word שלום.' }] }, isUpright: true },
  { change: { language: 'ar' }, isUpright: true },
])('a site with $change forbids slanted letters: $isUpright', ({ change, isUpright }) => {
  const code = built(change, '', '/tokens.css')
  expect(code.includes('font-synthesis: weight')).toBe(isUpright)
})

it.each([
  { change: { siteName: 'Καφές, 地図' }, isEach: false },
  { change: { regions: [{ ...realm.regions[0], text: 'שלום.' }] }, isEach: true },
  { change: { language: 'ar', siteName: 'خريطة' }, isEach: false },
])('a site with $change has each text run in its own direction: $isEach', ({ change, isEach }) => {
  const code = built(change, '', '/tokens.css')
  expect(code.includes('unicode-bidi: plaintext')).toBe(isEach)
})

it.each([
  { change: { siteName: 'Café, œuvre, ırmak, Καφές' }, isExtended: false },
  { change: { regions: [{ ...realm.regions[0], heading: 'Żółć' }] }, isExtended: true },
  { change: { siteName: 'Żółć', headingFont: 'own.woff2' }, isExtended: false },
])('a site with $change has more letters in the font of headings: $isExtended', ({ change, isExtended }) => {
  const code = built(change, 'a {}', '/paper.css')
  expect([code.startsWith('a {}'), code.includes('pirata-one-ext.woff2')]).toEqual([true, isExtended])
})

it.each([
  { ground: 'var(--paper) url("/map/paper.webp?1")' },
  { colours: { light: { paper: '#ffffff' } }, ground: 'var(--paper)' },
  { mood: 'plain', ground: 'var(--paper)' },
])('with $colours and the mood $mood, the ground of pages is $ground', ({ ground, ...change }) => {
  expect(built(change, 'var(--paper) url("/map/paper.webp?1")', '/paper.css')).toBe(ground)
})

it.each([
  { what: 'fills a desktop', viewport: [1440, 900], zoom: {}, width: 1440 },
  { what: 'fills a phone', viewport: [360, 768], zoom: {}, width: 1024 },
  { what: 'is no smaller than the least zoom', viewport: [360, 768], zoom: { minZoom: -0.5 }, width: 1448 },
  { what: 'is no larger than the greatest zoom', viewport: [3000, 900], zoom: { maxZoom: 0 }, width: 2048 },
] as const)("an own picture's first view $what", ({ viewport: [vw, vh], zoom, width }) => {
  const table = { ...realm, map: { picture: 'map.png', ...zoom } } as unknown as Table
  const size = { width: 2048, height: 1536 }
  const day = { ...size, name: 'map.png', path: '', hash: '' }
  const own: OwnPicture = { ...size, day, tiny: 'data:,' }
  const styles = readFileSync('src/site/map/picture/own/ownPicture.module.css', 'utf8')
  /** The values of properties in a text, of which later ones count. */
  const valuesIn = (css: string) =>
    Object.fromEntries(Array.from(css.matchAll(/(--[\w-]+): (.+?);/g), ([, name, value]) => [name, value]))
  const values = valuesIn(styles + pictureOf(table, own).properties)
  const resolved = (text: string): string =>
    text.replace(/var\((.+?)\)/g, (_, name: string) => resolved(values[name] ?? ''))
  const numbers = resolved(/width: (min\(.*\));/.exec(styles)?.[1] ?? '')
    .replaceAll('100cqw', `${vw}`)
    .replaceAll('100cqh', `${vh}`)
    .replaceAll('px', '')
  expect(numbers).toMatch(/^[minax\d.,()*/ ]+$/)
  expect(new Function('min', 'max', `return ${numbers}`)(Math.min, Math.max)).toBeCloseTo(width, 0)
})

it.each(['My Font.woff2', 'font (1).woff2', "it's.woff2", 'one$&.woff2'])(
  'the font of headings may be called %s',
  async (headingFont) => {
    const root = makeFolder()
    writeInto(root, `src/realm/${headingFont}`, 'the font')
    writeInto(root, 'one.css', '@font-face { src: url("./pirata-one.woff2") }')
    const { config } = styleSheets({ ...realm, headingFont } as Table, drawnPicture)
    const warn = vi.fn()
    const { output } = (await build({
      root: relative(process.cwd(), root),
      configFile: false,
      customLogger: { ...createLogger('warn'), warn },
      plugins: [{ name: 'one', config } as Plugin],
      build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'one.css') } },
    })) as Extract<Awaited<ReturnType<typeof build>>, { output: unknown }>
    const sourceOf = (ending: string) =>
      output.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith(ending) ? [file] : []))
    const [font, sheet] = ['.woff2', '.css'].map((ending) => sourceOf(ending)[0])
    expect(`${font?.source}`).toBe('the font')
    expect(`${sheet?.source}`).toContain(`url(/${font?.fileName})`)
    expect(warn).not.toHaveBeenCalled()
  },
)
