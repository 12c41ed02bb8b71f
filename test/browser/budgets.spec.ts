/** What the built site weighs, as a host sends it: the figures are printed, and each has a limit. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import { SCRIPT_TARGET } from '../../src/build/browsers'
import { INK_FILES } from '../../src/site/paths'
import { SITE } from './standIn'

const DIST = join(SITE, 'dist')
const KB = 1000

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })

/** A file's size on the wire: in brotli, or as it is, if it is compressed by its nature. */
function sizeOf(file: string): number {
  return readFileSync(join(DIST, files.includes(`${file}.br`) ? `${file}.br` : file)).length
}

const sum = (pattern: RegExp) =>
  files.filter((file) => pattern.test(file)).reduce((total, file) => total + sizeOf(file), 0)

/** What a page holds of script in its own HTML. */
function inlineScript(): number {
  const [, script] = /<script id="boot">([\s\S]*?)<\/script>/.exec(readFileSync(join(DIST, 'index.html'), 'utf8')) ?? []
  if (!script) throw new Error('the page has no script of its own')
  return brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** What the packages alone would weigh, in one file as the site has it: the rest is ours. */
async function packages(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: SCRIPT_TARGET,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, 'packages.ts') },
    },
  })
  if (!('output' in built)) throw new Error('one build was asked for, and more or none came')
  const code = built.output.map((file) => ('code' in file ? file.code : '')).join('')
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** A page without its owner's story and cards, which may be as long as they like: its frame. */
function frameOf(file: string): number {
  const html = readFileSync(join(DIST, file), 'utf8').replace(/(<article[^>]*>)[\s\S]*(<\/article>)/, '$1$2')
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

const heaviest = files.filter((file) => file.endsWith('.html')).sort((a, b) => frameOf(b) - frameOf(a))[0] ?? ''
/** What the first page asks for by itself, with what stands in it: from then on the map can be moved. */
const first = sum(/^assets\/index-.*\.js$/) + inlineScript()
/** What is fetched after that: what stands over the map, and what makes the next page and the next visit quick. */
const overlay = sum(/^assets\/Overlay-.*\.js$/)
const onward = sum(/^assets\/(?!index-|Overlay-|XRay-|shipped-|fillGaps-|story-).*\.js$/)
/** What only browsers of some years ago fetch. */
const gaps = sum(/^assets\/fillGaps-.*\.js$/)
/** What only comes to those who ask how the map works. */
const xray = sum(/^assets\/(XRay|shipped)-.*\.js$/)

const BUDGETS = [
  {
    what: `heaviest page with its styles, without its owner's words (${heaviest})`,
    bytes: frameOf(heaviest),
    limit: 9.1 * KB,
  },
  { what: 'script until the map can be moved, with what stands in the page', bytes: first, limit: 70.5 * KB },
  { what: 'script after that: what stands over the map', bytes: overlay, limit: 6.3 * KB },
  {
    what: 'script after that: the pages of the places, and what is fetched for the next visit',
    bytes: onward,
    limit: 3 * KB,
  },
  { what: 'what browsers of some years ago lack', bytes: gaps, limit: KB },
  { what: 'X-ray and its tapes, for those who ask', bytes: xray, limit: 14 * KB },
  {
    what: 'picture: wash and ink',
    bytes: ['wash.avif', ...INK_FILES].reduce((sum, file) => sum + sizeOf(file), 0),
    limit: 120 * KB,
  },
  { what: 'fonts', bytes: sum(/\.woff2$/), limit: 20 * KB },
]

for (const { what, bytes, limit } of BUDGETS) {
  test(`${what}: ${bytes} of ${limit} bytes`, () => {
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(limit)
  })
}

/** The engine, the map, and what makes the page quick and whole in browsers old and new. */
const OURS = 10.6 * KB

test('script of ours until the map can be moved, which is all of it without the packages', async () => {
  const bytes = first - (await packages())
  console.log(`script of ours: ${bytes} of ${OURS} bytes`)
  expect(bytes).toBeGreaterThan(KB)
  expect(bytes).toBeLessThanOrEqual(OURS)
})

test('no script looks for a style sheet: every page has all of them in it', () => {
  const scripts = files.filter((file) => /^assets\/.*\.js$/.test(file))
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.filter((file) => /vite:preloadError/.test(readFileSync(join(DIST, file), 'utf8')))).toEqual([])
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([])
})

test('every text that is served has its brotli and its gzip beside it', () => {
  const texts = files.filter((file) => /\.(html|js|css|svg|txt)$/.test(file))
  expect(texts.length).toBeGreaterThan(15)
  expect(texts.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`))).toEqual([])
})

test('what has a hash in its name may be kept for good, and the policy is the one in the pages', () => {
  const headers = readFileSync(join(DIST, '_headers'), 'utf8')
  expect(headers).toMatch(/^\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m)
  const [, policy] =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(join(DIST, 'index.html'), 'utf8')) ?? []
  expect(headers).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`)
  for (const file of files.filter((name) => name.startsWith('assets/') && !/\.(br|gz)$/.test(name))) {
    expect(file).toMatch(/-[\w-]{8}\.\w+$/)
  }
})
