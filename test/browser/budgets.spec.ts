/** The sizes of the built site, as a host sends it: they are printed, and each has a limit. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { INK_FILES } from '../../src/table/paths'
import { BUDGETS } from '../budgets'
import { SITE } from './standIn'

const DIST = join(SITE, 'dist')

const textOf = (file: string) => readFileSync(join(DIST, file), 'utf8')

/** All files of the site; in a test, as the site is not yet built when the tests are listed. */
const filesOf = () => readdirSync(DIST, { recursive: true, encoding: 'utf8' })

/** The size of files as they are sent: in brotli, unless their format is compressed already. */
const sizeOf = (...files: string[]) =>
  files
    .map((file) =>
      existsSync(join(DIST, `${file}.br`)) ? compress(withEqualHashes(textOf(file))) : bytesOf(file),
    )
    .reduce((sum, bytes) => sum + bytes, 0)
const sizeOfAll = (pattern: RegExp) => sizeOf(...filesOf().filter((file) => pattern.test(file)))
const bytesOf = (file: string) => readFileSync(join(DIST, file)).length

const compress = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** The text, with the same hashes in every build: by its hashes alone, a page has 100 bytes more or less. */
function withEqualHashes(text: string): string {
  const hashes = new Map<string, string>()
  return text.replace(/(?<=sha256-)[\w+/]{43}|(?<=-)[\w-]{8}(?=\.\w)|(?<=\?)[\da-f]{8}/g, (hash) => {
    const letters = /^[\da-f]+$/.test(hash) ? 'hex' : 'base64url'
    const equal = createHash('sha256').update(`${hashes.size}`).digest(letters).slice(0, hash.length)
    if (!hashes.has(hash)) hashes.set(hash, equal)
    return hashes.get(hash) as string
  })
}

/** The size of the heaviest page but the map's, without its owner's story and cards, whose length is free. */
function heaviestFrame(): number {
  const pages = filesOf().filter((file) => file.endsWith('.html') && file !== 'index.html')
  const frames = pages.map((file) => textOf(file).replace(/(<article[^>]*>)[\s\S]*(<\/article>)/, '$1$2'))
  return Math.max(...frames.map(withEqualHashes).map(compress))
}

function inlineScripts(): string {
  const scripts = textOf('index.html').matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, code]) => code).join('')
}

const MEASURED = [
  { what: "the map's page with its styles", budget: BUDGETS.mapPage, measure: () => sizeOf('index.html') },
  {
    what: "the heaviest other page with its styles, without its owner's words",
    budget: BUDGETS.page,
    measure: heaviestFrame,
  },
  {
    what: 'the script until the map can be moved, with the inline script',
    budget: BUDGETS.firstScript,
    measure: () => sizeOfAll(/^assets\/index-.*\.js$/) + compress(inlineScripts()),
  },
  {
    what: 'the script and styles after that: the pages of the places, the ways there, and the work for the next visit',
    budget: BUDGETS.onward,
    measure: () =>
      sizeOfAll(
        /^assets\/(?!index-|xray-|inputsCard-|chart-|DrawerChart-|curiosities-|finds-|honours-|travelled-|sprites-|movingCopy-|how-).*\.(js|css)$/,
      ),
  },
  {
    what: 'what answers a press beside the places, with captions and styles',
    budget: BUDGETS.curiosities,
    measure: () => sizeOfAll(/^assets\/(curiosities|finds)-.*\.js$/),
  },
  {
    what: 'the article on how a map moves, with its figures',
    budget: BUDGETS.how,
    measure: () => sizeOf('how.html') + sizeOfAll(/^assets\/how-.*\.(js|css)$/),
  },
  {
    what: 'the picture: wash and ink',
    budget: BUDGETS.picture,
    measure: () => sizeOf('map/wash.avif', ...INK_FILES),
  },
  { what: 'the night', budget: BUDGETS.night, measure: () => sizeOf('map/night.svg') },
]

for (const { what, budget, measure } of MEASURED) {
  test(`${what}, in at most ${budget.limit} bytes`, () => {
    const bytes = measure()
    console.log(`${what}: ${bytes} of ${budget.limit} bytes`)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes, budget.felt).toBeLessThanOrEqual(budget.limit)
  })
}

test("every page has its styles inline, and the map's page those of no other", () => {
  const files = filesOf()
  const paper = files.filter((file) => file.endsWith('.css') && !file.includes('/how-'))
  expect(paper).toHaveLength(1)
  const styles = textOf(paper[0] ?? '').trim()
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = textOf(file)
    // A link that is disabled is never fetched.
    if (!file.startsWith('how')) expect(html).not.toMatch(/rel="stylesheet"[^>]*(?<!disabled)>/)
    expect([file, html.includes(styles)]).toEqual([file, file !== 'index.html'])
  }
  // A script that comes with one that imports of the first would fetch its styles, which are no file.
  expect(files.filter((file) => /\.js$/.test(file) && /index-[\w-]+\.css/.test(textOf(file)))).toEqual([])
})

test('every text file has a brotli and a gzip version', () => {
  const files = filesOf()
  const texts = files.filter((file) => /\.(html|js|css|svg|txt)$/.test(file))
  expect(texts.length).toBeGreaterThan(15)
  expect(texts.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`))).toEqual([])
})

test('files that are cached for good have a hash in their name', () => {
  const assets = filesOf().filter((name) => name.startsWith('assets/') && !/\.(br|gz)$/.test(name))
  expect(assets.filter((file) => !/-[\w-]{8}\.\w+$/.test(file))).toEqual([])
})
