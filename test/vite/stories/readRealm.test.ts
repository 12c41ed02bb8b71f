/** What pages get of the owner's files, in a folder of the test's own. */
import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Region } from '../../../src/table/table'
import { fileMistakes } from '../../../src/vite/stories/fileMistakes'
import { readRealm } from '../../../src/vite/stories/readRealm'
import { wordsIn } from '../../../src/words/lists'
import { corners } from '../../helpers/corners'
import { makeFolder, plain, writeInto } from '../../helpers/folder'
import * as realm from '../../helpers/realm'

const folder = makeFolder()
const WORDS = { name: 'Arts', epithet: 'the Mill', heading: 'All Arts', text: 'Art begins.' }

/** Reads these files of a site with one place, which has posts. */
function read(
  files: Readonly<Record<string, string | Buffer>>,
  command: 'build' | 'serve' = 'build',
  region: Partial<Region> = {},
) {
  const root = mkdtempSync(join(folder, 'site-'))
  for (const [file, content] of Object.entries(files)) writeInto(root, `src/realm/${file}`, content)
  const table = {
    ...realm,
    regions: [{ ...WORDS, corners: corners(0, 0, 9, 9), posts: true as const, ...region }],
  }
  return readRealm({ root, base: '/', publicDir: join(root, 'public'), command }, table)
}
const post = (title: string, fields = 'date: 2026-01-01', text = 'Words.') =>
  `---\ntitle: ${title}\n${fields}\n---\n\n${text}\n`

it('a place has its words, and its posts in one list, newest first; each text is a file', async () => {
  const posts = { 'arts/one.md': post('One'), 'arts/two.md': post('Two', 'date: 2026-02-03') }
  const { sections, texts, mistakes } = await read({ 'arts.md': 'The story.', ...posts })
  const [one, two] = [
    { path: '/arts/one', title: 'One', date: '2026-01-01' },
    { path: '/arts/two', title: 'Two', date: '2026-02-03' },
  ]
  const alt = wordsIn('en').scenes.village
  expect(sections).toEqual({ '/arts': { alt, text: 'Art begins.', posts: [two, one] } })
  expect(texts.map(({ path, file, html }) => [path, file, html])).toEqual([
    ['/arts', 'src/realm/arts.md', '<p>The story.</p>'],
    ['/arts/one', 'src/realm/arts/one.md', '<p>Words.</p>'],
    ['/arts/two', 'src/realm/arts/two.md', '<p>Words.</p>'],
  ])
  expect(mistakes).toEqual([])
})

it.each([
  { region: {}, says: wordsIn('en').scenes.village },
  { region: { landmark: 'runes' as const }, says: wordsIn('en').scenes.runes },
  { region: { landmark: 'tower.svg' as const }, says: 'Arts' },
  { region: { landmark: 'runes' as const, alt: 'Ten tools on a wall' }, says: 'Ten tools on a wall' },
])('the picture of a place with $region is "$says" for screen readers', async ({ region, says }) => {
  const { sections } = await read(
    { 'tower.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    'build',
    region,
  )
  expect(sections['/arts']?.alt).toBe(says)
})

it('drafts, and posts of days to come, are not published, and marked on the development server', async () => {
  const files = {
    'arts/out.md': post('Out'),
    'arts/later.md': post('Later', 'date: 9999-12-31'),
    'arts/draft.md': post('Draft', 'date: 2026-01-02\ndraft: true\npicture: to-come.png'),
  }
  const built = await read(files)
  expect(built.mistakes).toEqual([])
  expect([...built.texts, ...built.posts].map(({ title }) => title)).toEqual(['Out', 'Out'])
  expect(built.held).toEqual(['src/realm/arts/draft.md', 'src/realm/arts/later.md'])
  const served = await read(files, 'serve')
  const { unpublished } = wordsIn('en')
  const titles = served.sections['/arts']?.posts?.map(({ title }) => title)
  expect([titles, served.held]).toEqual([[unpublished('Later'), unpublished('Draft'), 'Out'], []])
})

it('a name that only looks the same is said to be another', async () => {
  const [typed, stored] = ['NFC', 'NFD'].map((form) => 'ü'.normalize(form))
  const files = { [`${stored}.png`]: await plain(9, 9).png().toBuffer(), [`files/${stored}.pdf`]: 'A text' }
  const { mistakes } = await read({ ...files, 'arts.md': `![A](${typed}.png)\n\n[B](/${typed}.pdf)` })
  const cure =
    'has a file of another name that looks the same, as Macs write letters with signs. Type its name anew.'
  expect(mistakes).toEqual([
    `src/realm/arts.md:1: the picture "${typed}.png" ${cure}`,
    `src/realm/arts.md:3: the link "/%C3%BC.pdf" ${cure}`,
  ])
})

it('a picture beside posts is not one of the same name in the folder of all pictures', async () => {
  const png = await plain(9, 9).png().toBuffer()
  const files = {
    'a.png': png,
    'arts/a.png': png,
    'arts/b.png': png,
    'arts/out.md': `${post('Out')}\n![A](a.png)`,
  }
  const { mistakes } = await read(files)
  const says = 'posts show src/realm/a.png in its place. Rename it, and move it to src/realm.'
  expect(mistakes).toEqual([`src/realm/arts/a.png: ${says}`])
})

it('a damaged picture that a post’s head names is a mistake of its own, and none of the post', async () => {
  const { mistakes } = await read({
    'torn.png': 'Torn',
    'arts/one.md': post('One', 'date: 2026-01-01\npicture: torn.png'),
  })
  expect(mistakes).toEqual([expect.stringContaining('src/realm/torn.png: it is not a PNG or JPEG inside')])
})

it('a card is of the format that its name says', async () => {
  const png = await plain(9, 9).png().toBuffer()
  const { mistakes } = await read({
    'files/card.jpg': png,
    'files/icon-512.png': png,
    'files/print.jpg': 'Torn',
    'files/favicon.svg': png,
    'files/cards/arts.jpg': '<!doctype html>',
    'files/cards/._arts.jpg': 'As Macs leave it',
    'files/arts': 'In place of the page',
  })
  expect(mistakes).toEqual([
    'src/realm/files/arts: the build writes this page itself. Give the file another name.',
    'src/realm/files/card.jpg: it is a PNG inside. Save it as JPEG with a program for pictures.',
    'src/realm/files/cards/arts.jpg: it is no picture that can be read. Save it again as JPEG.',
    'src/realm/files/favicon.svg: it is a PNG inside. Save it as SVG with a program for pictures.',
  ])
})

it("no file of the owner's is in the place of one of the build", async () => {
  const files = { 'files/assets/talk.css': 'a', 'files/licences.md': 'b', 'files/talk/assets/talk.css': 'c' }
  const { mistakes } = await read(files)
  expect(mistakes).toEqual(
    ['assets/talk.css', 'licences.md'].map(
      (file) =>
        `src/realm/files/${file}: licences.md and the folder assets are made by the build. Choose another name.`,
    ),
  )
})

it('a file that is too large for the build to read is named', async () => {
  const root = mkdtempSync(join(folder, 'site-'))
  const film = 'src/realm/files/film.mp4'
  writeInto(root, film, 'A film')
  const mistakes = () => fileMistakes({ root, publicDir: join(root, 'public') }, realm, [])
  // Of zeros, which take no room on the disk.
  truncateSync(join(root, film), 2 ** 31 - 1)
  expect(await mistakes()).toEqual([])
  truncateSync(join(root, film), 2 ** 31)
  expect(await mistakes()).toEqual([
    `${film}: it has more than 2 GB. Put it on another host, and link to it.`,
  ])
  rmSync(join(root, film))
})

it('a post has a card for shared links, of the picture in its head, else the first in its text', async () => {
  const png = await plain(9, 9).png().toBuffer()
  const { posts } = await read({
    'forge.png': png,
    'mill.png': png,
    'arts/first.md': post('One', 'date: 2026-01-03', '![A forge](forge.png)\n\n![A mill](mill.png)'),
    'arts/second.md': post('Stones', 'date: 2026-01-02\npicture: mill.png', '![Another forge](forge.png)'),
    'arts/third.md': post('Plain'),
    'arts.md': '![In a story](mill.png)',
  })
  expect(posts.map(({ picture }) => [picture?.alt, picture?.file.replace(/-[\w-]{8}\.jpg$/, '')])).toEqual([
    ['A forge', 'assets/forge-card'],
    ['Stones', 'assets/mill-card'],
    [undefined, undefined],
  ])
})
