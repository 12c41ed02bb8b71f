import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { INK_FILES, NIGHT_FILE } from '../../../src/table/paths'
import { precache } from '../../../src/vite/delivery/plugin'
import { drawnPicture } from '../../../src/vite/pictures/sitePicture'

let dist = ''

/** The files of the site that it needs without a network, besides its pages. */
const NEEDED = [
  'assets/pages-x.js',
  'assets/dragons-x.svg',
  'assets/index-x.js',
  'assets/pirata-one-x.woff2',
  'assets/sprites-x.js',
  'assets/story-über mich-x.js',
  'map/favicon.svg',
  ...INK_FILES,
  NIGHT_FILE,
  'map/paper.webp',
  'map/places/open-source.svg',
  'map/wash.avif',
]

/** Files that are loaded on demand, for other programs, fallbacks, and whatever an owner may put into `public`. */
const OTHERS = [
  ...[
    '_headers',
    'sw.js',
    'sitemap.xml',
    'robots.txt',
    'map/card.jpg',
    'map/cards/open-source.jpg',
    'map/apple-touch-icon.png',
    'map/wash.webp',
  ],
  ...['assets/xray-x.js', 'assets/post-first-x.js', 'assets/forge-480-x.avif'],
  ...['index.html.br', 'map/ink-below.svg.br', 'assets/index-x.js.gz', 'pirata-one-OFL.txt'],
  ...[
    '_redirects',
    '.DS_Store',
    'CNAME',
    'cv.pdf',
    'tour of the realm.mp4',
    '100%.svg',
    'a?b.svg',
    'map/places/old.svg',
  ],
  ...['places/.DS_Store', 'game/index.html', 'game/main.js', 'assets/100%.js', 'assets/a #1.svg', 'assets/own/a.svg'],
]

/** The last one is a post. */
const PAGES = ['/', '/open-source', '/404', '/log/first'].map((path) => {
  return { path, title: '', description: '', markup: '' }
})

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'precache-'))
  const pages = ['index.html', '404.html', 'open-source.html', 'open-source/index.html', 'log/first.html']
  for (const file of [...pages, ...NEEDED, ...OTHERS]) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), file)
  }
})
afterAll(() => rmSync(dist, { recursive: true }))

it('the precache has the pages and the files that they need, and nothing else', () => {
  expect(Object.keys(precache(dist, '/portfolio/', PAGES, drawnPicture))).toEqual([
    '/portfolio/',
    '/portfolio/open-source',
    ...NEEDED.map((file) => `/portfolio/${encodeURI(file)}`).sort(),
  ])
})
