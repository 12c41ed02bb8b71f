/** The sizes of the built site, as a host sends it: they are printed, and each has a limit. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { INK_FILES } from '../../src/table/paths'
import { BUDGETS } from '../budgets'
import { SITE } from './standIn'

const DIST = join(SITE, 'dist')

const textOf = (file: string) => readFileSync(join(DIST, file), 'utf8')

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })

/** The size of a file as it is sent: in brotli, unless its format is compressed already. */
function sizeOf(file: string): number {
  return readFileSync(join(DIST, files.includes(`${file}.br`) ? `${file}.br` : file)).length
}

const compress = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const sum = (pattern: RegExp) =>
  files.filter((file) => pattern.test(file)).reduce((total, file) => total + sizeOf(file), 0)

/** The size of a page without its owner's story and cards, whose length is free. */
function frameOf(file: string): number {
  return compress(textOf(file).replace(/(<article[^>]*>)[\s\S]*(<\/article>)/, '$1$2'))
}

const heaviest =
  files
    .filter((file) => file.endsWith('.html') && file !== 'index.html')
    .sort((a, b) => frameOf(b) - frameOf(a))[0] ?? ''
/** The scripts that the map needs before it can be moved, including all inline ones. */
const inlineScripts = [...textOf('index.html').matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)]
const first = sum(/^assets\/index-.*\.js$/) + compress(inlineScripts.map(([, code]) => code).join(''))

const MEASURED = [
  { what: "the map's page with its styles", bytes: sizeOf('index.html'), ...BUDGETS.mapPage },
  {
    what: `heaviest other page with its styles, without its owner's words (${heaviest})`,
    bytes: frameOf(heaviest),
    ...BUDGETS.page,
  },
  { what: 'script until the map can be moved, with the inline script', bytes: first, ...BUDGETS.firstScript },
  {
    what: 'script and styles after that: the pages of the places, the ways there, and the work for the next visit',
    bytes: sum(/^assets\/(?!index-|xray-|inputsCard-|chart-|DrawerChart-|sprites-|movingCopy-).*\.(js|css)$/),
    ...BUDGETS.onward,
  },
  {
    what: 'picture: wash and ink',
    bytes: ['map/wash.avif', ...INK_FILES].reduce((sum, file) => sum + sizeOf(file), 0),
    ...BUDGETS.picture,
  },
]

for (const { what, bytes, limit, felt } of MEASURED) {
  test(`${what}: ${bytes} of ${limit} bytes`, () => {
    expect(bytes).toBeGreaterThan(0)
    expect(bytes, felt).toBeLessThanOrEqual(limit)
  })
}

test("every page has its styles inline, and the map's page those of no other", () => {
  const paper = files.filter((file) => file.endsWith('.css'))
  expect(paper).toHaveLength(1)
  const styles = textOf(paper[0] ?? '').trim()
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = textOf(file)
    // A link that is disabled is never fetched.
    expect(html).not.toMatch(/rel="stylesheet"[^>]*(?<!disabled)>/)
    expect([file, html.includes(styles)]).toEqual([file, file !== 'index.html'])
  }
})

test('every text file has a brotli and a gzip version', () => {
  const texts = files.filter((file) => /\.(html|js|css|svg|txt)$/.test(file))
  expect(texts.length).toBeGreaterThan(15)
  expect(texts.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`))).toEqual([])
})

test('files that are cached for good have a hash in their name', () => {
  const assets = files.filter((name) => name.startsWith('assets/') && !/\.(br|gz)$/.test(name))
  expect(assets.filter((file) => !/-[\w-]{8}\.\w+$/.test(file))).toEqual([])
})
