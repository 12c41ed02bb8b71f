/** How the owner's words are divided into scripts, in builds of a minimal project. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { build, createServer, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readTable } from '../../../src/vite/ownerTable'
import { stories } from '../../../src/vite/stories/stories'
import { wordsIn } from '../../../src/words/lists'
import { tableWith } from '../../helpers/settings'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stories-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const picture = (name: string) => {
  mkdirSync(join(root, 'src/realm'), { recursive: true })
  return join(root, `src/realm/${name}.png`)
}

const regionOf = (name: string, x: number, text: string) => ({
  ...{ name, heading: name, epithet: `the ${name}`, text, posts: true },
  corners: [
    [100, x],
    [100, x + 200],
    [300, x + 200],
    [300, x],
  ],
})

/** Builds a script that uses these words. Returns which of them each script has, by its kind. */
async function wordsOf(module: string, texts: readonly string[], words: readonly string[]) {
  const regions = texts.map((text, index) => regionOf(['Arts', 'Bees'][index] ?? '', 100 + 300 * index, text))
  write('src/realm/realm.yaml', tableWith(regions))
  write('main.js', `import words from '${module}'\nglobalThis.words = words`)
  const { table } = await readTable(root)
  const { output } = (await build({
    ...{ root, configFile: false, logLevel: 'silent', plugins: [stories(table)] },
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  })) as Rolldown.RolldownOutput
  const scripts = output.flatMap((file) => (file.type === 'chunk' ? file : []))
  const rows = scripts.map(({ fileName, code }) => {
    return [/^assets\/(\w+)-/.exec(fileName)?.[1], ...words.filter((word) => code.includes(word))]
  })
  return rows.filter(([, ...found]) => found.length > 0).toSorted()
}

/** What the two sections have besides their texts, as JSON. */
const REST = '[{"epithet":"the Arts","text":""},{"epithet":"the Bees","text":""}]'.length

it.each([
  { length: 6000, scripts: [['main', 'Art begins', 'Bees hum']] },
  {
    length: 6001,
    scripts: [
      ['section', 'Art begins'],
      ['section', 'Bees hum'],
    ],
  },
])('sections of $length characters in all are in these scripts: $scripts', async ({ length, scripts }) => {
  const [first, second] = ['Art begins', 'Bees hum']
  const texts = [first.padEnd(length - REST - second.length, '.'), second]
  expect(await wordsOf('virtual:sections', texts, [first, second])).toEqual(scripts)
})

it('each 20 posts of a place are a page of its list, with a script of its own', async () => {
  const letters = Array.from({ length: 21 }, (_, index) => String.fromCharCode(97 + index))
  for (const [index, letter] of letters.entries()) {
    write(
      `src/realm/arts/${letter}.md`,
      `---\ntitle: Post ${letter}.\ndate: 2026-01-${10 + index}\n---\n\nText ${letter}.\n`,
    )
  }
  write('src/realm/bees/hum.md', '---\ntitle: Post hum.\ndate: 2026-01-01\n---\n\nText hum.\n')
  const openings = [...letters, 'hum'].map((name) => `Text ${name}.`)
  const scripts = await wordsOf('virtual:posts', ['One.', 'Two.'], openings)
  expect(scripts.filter(([kind]) => kind === 'posts')).toEqual([
    ['posts', ...openings.slice(0, 1)],
    ['posts', ...openings.slice(1, 21)],
    ['posts', ...openings.slice(21)],
  ])
})

it('drafts, and posts of a day to come, are in no script, and marked on the development server', async () => {
  const post = (name: string, fields: string) =>
    write(`src/realm/arts/${name}.md`, `---\ntitle: Post ${name}.\n${fields}\n---\n\nText ${name}.\n`)
  post('out', 'date: 2026-01-01')
  post('later', 'date: 9999-12-31')
  post('draft', 'date: 2026-01-02\ndraft: true')
  const scripts = await wordsOf('virtual:posts', ['One.', 'Two.'], ['Text out.', 'Text later.', 'Text draft.'])
  expect(scripts.flatMap(([, ...words]) => words)).toEqual(['Text out.', 'Text out.'])

  const { table } = await readTable(root)
  const server = await createServer({
    ...{ root, configFile: false, logLevel: 'silent', plugins: [stories(table)] },
    ...{ optimizeDeps: { noDiscovery: true }, server: { middlewareMode: true, watch: null, ws: false } },
  })
  const list = await server.transformRequest('virtual:posts/arts/1')
  await server.close()
  const { unpublished } = wordsIn('en')
  const titles = [unpublished('Post later.'), unpublished('Post draft.'), 'Post out.']
  expect([...(list?.code ?? '').matchAll(/"title":"([^"]*)","date"/g)].map(([, title]) => title)).toEqual(titles)
})

it('a post has a card for shared links, of the picture that its head names, else of the first in its text', async () => {
  for (const name of ['forge', 'mill'])
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a52' } }).toFile(picture(name))
  const post = (title: string, head: string, text: string) =>
    `---\ntitle: ${title}\ndate: 2026-11-22\n${head}---\n\n${text}\n`
  write('src/realm/arts/first.md', post('One', '', '![A forge](forge.png)\n\n![A mill](mill.png)'))
  write('src/realm/arts/second.md', post('Millstones', 'picture: mill.png\n', '![Another forge](forge.png)'))
  write('src/realm/arts/third.md', post('Plain', '', 'Words.'))
  write('src/realm/arts.md', '![In a story](mill.png)')
  const words = [
    'A forge',
    'A mill',
    'Millstones',
    'Another forge',
    'In a story',
    '/third',
    'forge-card-',
    'mill-card-',
  ]
  expect(await wordsOf('virtual:cards', ['One.'], words)).toEqual([
    ['main', 'A forge', 'Millstones', 'forge-card-', 'mill-card-'],
  ])
})
