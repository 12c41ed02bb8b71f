/** What pages get of the owner's files, in a folder of the test's own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readRealm } from '../../../src/vite/stories/readRealm'
import { wordsIn } from '../../../src/words/lists'
import { corners } from '../../helpers/corners'
import * as realm from '../../helpers/realm'

let root: string
const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stories-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const region = {
  name: 'Arts',
  epithet: 'the Mill',
  heading: 'All Arts',
  text: 'Art begins.',
  corners: corners(0, 0, 9, 9),
}

/** Reads these files of a site with one place, which has posts. */
const read = (files: Readonly<Record<string, string>>, command: 'build' | 'serve' = 'build') => {
  for (const [file, text] of Object.entries(files)) write(`src/realm/${file}`, text)
  const table = { ...realm, regions: [{ ...region, posts: true as const }] }
  return readRealm({ root, base: '/', publicDir: join(root, 'public'), command }, table)
}
const post = (title: string, fields = 'date: 2026-01-01', text = 'Words.') =>
  `---\ntitle: ${title}\n${fields}\n---\n\n${text}\n`

it('a place has its words, and all of its posts in one list, the newest first; each text is a file of its own', async () => {
  const files = {
    'arts.md': 'The story.',
    'arts/one.md': post('One'),
    'arts/two.md': post('Two', 'date: 2026-02-03'),
  }
  const { sections, texts, mistakes } = await read(files)
  const [one, two] = [
    { path: '/arts/one', title: 'One', date: '2026-01-01' },
    { path: '/arts/two', title: 'Two', date: '2026-02-03' },
  ]
  expect(sections).toEqual({ '/arts': { text: 'Art begins.', posts: [two, one] } })
  expect(texts.map(({ path, file, html }) => [path, file, html])).toEqual(
    [
      ['/arts.md', '<p>The story.</p>'],
      ['/arts/one.md', '<p>Words.</p>'],
      ['/arts/two.md', '<p>Words.</p>'],
    ].map(([file, html]) => [file?.slice(0, -3), `src/realm${file}`, html]),
  )
  expect(mistakes).toEqual([])
})

it('drafts, and posts of a day to come, are not published, and marked on the development server', async () => {
  const files = {
    'arts/out.md': post('Out'),
    'arts/later.md': post('Later', 'date: 9999-12-31'),
    'arts/draft.md': post('Draft', 'date: 2026-01-02\ndraft: true'),
  }
  const built = await read(files)
  expect([built.texts.map(({ title }) => title), built.posts.map(({ title }) => title)]).toEqual([
    ['Out'],
    ['Out'],
  ])
  expect(built.held).toEqual(['src/realm/arts/draft.md', 'src/realm/arts/later.md'])
  const served = await read(files, 'serve')
  const { unpublished } = wordsIn('en')
  const titles = served.sections['/arts']?.posts?.map(({ title }) => title)
  expect([titles, served.held]).toEqual([[unpublished('Later'), unpublished('Draft'), 'Out'], []])
})

it('a post has a card for shared links, of the picture that its head names, else of the first in its text', async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a52' } })
    .png()
    .toBuffer()
  for (const name of ['forge', 'mill']) write(`src/realm/${name}.png`, png)
  const { posts } = await read({
    'arts/first.md': post('One', 'date: 2026-01-03', '![A forge](forge.png)\n\n![A mill](mill.png)'),
    'arts/second.md': post(
      'Millstones',
      'date: 2026-01-02\npicture: mill.png',
      '![Another forge](forge.png)',
    ),
    'arts/third.md': post('Plain'),
    'arts.md': '![In a story](mill.png)',
  })
  expect(posts.map(({ picture }) => [picture?.alt, picture?.file.replace(/-[^-]+$/, '')])).toEqual([
    ['A forge', 'assets/forge-card'],
    ['Millstones', 'assets/mill-card'],
    [undefined, undefined],
  ])
})
