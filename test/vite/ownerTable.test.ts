/**
 * The owner's table and words in a minimal project: a build refuses their mistakes, and the dev server shows
 * them.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createBuilder, createLogger, createServer, resolveConfig, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawnFrom } from '../../src/table/drawn'
import { ownerTable, readTable } from '../../src/vite/ownerTable'
import { makePictures } from '../../src/vite/pictures/makePictures'
import { drawnPicture } from '../../src/vite/pictures/sitePicture'
import { stories } from '../../src/vite/stories/stories'
import { SETTINGS } from '../helpers/settings'

const TABLE = `${SETTINGS}regions:
  - name: Arts
    posts: true
    epithet: the Mill
    corners: [[100, 100], [100, 300], [300, 300], [300, 100]]
    heading: All the arts
    text: A sentence.
    cards:
      - { title: One, description: Two, link: /cv.pdf }
`
const FILE = 'src/realm/realm.yaml'
const DRAWN = { siteName: 'Mine', mood: 'parchment', line: '', places: [], land: ['#'] }
const RECORD = 'src/drawn/record.json'
const LAND = Array(96).fill('#'.repeat(128))

let root: string
const write = (file: string, text: string | Buffer) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const picture = (width: number, name: string) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#a52' } }).toFile(
    join(root, 'src/realm', name),
  )
const post = (title: string) => `---\ntitle: ${title}\ndate: 2026-11-22\n---\n\nIt began.\n`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'owner-table-'))
  write(FILE, TABLE)
  write('src/realm/files/cv.pdf', '')
  write('src/realm/arts.md', 'One.')
  write('index.html', '<!doctype html><title>The site</title>')
})
afterEach(() => rmSync(root, { recursive: true }))

const built = async (base = '/') => {
  const reading = await readTable(root)
  const plugins = [ownerTable(reading), stories(reading.table, reading.lineOf).plugin]
  return resolveConfig({ root, base, configFile: false, logLevel: 'silent', plugins }, 'build')
}

describe('a build', () => {
  it('has its folder between slashes', async () => {
    expect((await built('portfolio')).base).toBe('/portfolio/')
  })

  it.each([
    ['maxZoom: 1', true],
    ['maxZoom: 1, howItWorks: false', false],
  ])('has the scripts of "How it works" with { %s }: %s', async (map, has) => {
    write(FILE, TABLE.replace('maxZoom: 1', map))
    expect((await built()).define?.__HOW_IT_WORKS__).toBe(String(has))
  })

  it('warns of words that are too long to be read on the map, and goes on', async () => {
    write(FILE, TABLE.replace('the Mill', 'the Mill of '.repeat(9)))
    const customLogger = createLogger('silent')
    const warn = vi.spyOn(customLogger, 'warn')
    await resolveConfig(
      { root, configFile: false, customLogger, plugins: [ownerTable(await readTable(root))] },
      'build',
    )
    const says =
      /^src\/realm\/realm\.yaml:12: region "Arts": its epithet is too long to be read on the map, where about \d+ letters fit\./
    expect(warn.mock.calls.flat().filter((sentence) => says.test(`${sentence}`))).toHaveLength(1)
  })

  it('warns of what places lie over, once they are drawn', async () => {
    const { table } = await readTable(root)
    if (!table) throw new Error('The table has mistakes.')
    const covers = [{ place: 'Arts', over: ['a river'], free: [9, 0] }]
    write(RECORD, JSON.stringify({ ...drawnFrom(table, () => true), covers }))
    const says =
      'src/realm/realm.yaml:13: region "Arts": it lies over a river. Move it to corners: [[100, 109], '
    expect((await readTable(root)).covers).toEqual([expect.stringContaining(says)])
    write(FILE, TABLE.replace('the Mill', 'the Weir'))
    expect((await readTable(root)).covers).toEqual([])
  })

  it('does not look for places on the land of another word', async () => {
    write(RECORD, JSON.stringify({ ...DRAWN, word: 'heron' }))
    expect((await readTable(root)).mistakes).toEqual([])
  })

  it('refuses a wrong SITE_ORIGIN before anything is built', async () => {
    vi.stubEnv('SITE_ORIGIN', 'example.org')
    await expect(built().finally(vi.unstubAllEnvs)).rejects.toThrow(
      'SITE_ORIGIN is "example.org", which is not an origin',
    )
  })

  it('keeps the last one if a picture is damaged', async () => {
    write('dist/index.html', 'The last one')
    await picture(30, 'whole.png')
    write('src/realm/torn.png', readFileSync(join(root, 'src/realm/whole.png')).subarray(0, 80))
    write('src/realm/arts.md', '![Torn](torn.png)')
    const { plugin, readFiles } = stories((await readTable(root)).table)
    const plugins = [plugin, makePictures(drawnPicture, readFiles)]
    const cause = 'src/realm/torn.png: it cannot be read to its end ('
    const builder = await createBuilder({ root, plugins, configFile: false, logLevel: 'silent' })
    await expect(builder.buildApp()).rejects.toThrow(cause)
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('The last one')
  })

  it.each([
    ['Arts', '42', ':10: region 1: its name is read as 42, not as a text. Put it in quotes.'],
    ['siteName: Mine', 'siteName:', ':1: siteName is missing or empty.'],
    ['    heading: All the arts\n', '', ':10: region "Arts": its heading is missing or empty.'],
    ['minZoom: 0', 'minZoom: 2', ':7: map has a minZoom of 2, above its maxZoom'],
    ['    heading:', '    titel: x\n    heading:', ':14: region "Arts": it has an unknown field "titel".'],
    ['cv.pdf', 'resume.pdf', ':17: region "Arts", card "One": its link "/resume.pdf"'],
    ['A sentence.', 'A sentence: two.', ':15: the line has a text with a colon and a space in it.'],
    ['pages: []', 'pages: [{ name: Imprint }]', '/imprint.md is missing: the text of the page "Imprint".'],
  ])('refuses a table with %s replaced by %s: %s', async (part, replacement, says) => {
    write(FILE, TABLE.replace(part, replacement))
    await expect(built()).rejects.toThrow(`src/realm${says.startsWith(':') ? '/realm.yaml' : ''}${says}`)
  })

  it('refuses a project without a table', async () => {
    rmSync(join(root, FILE))
    await expect(built()).rejects.toThrow('src/realm/realm.yaml: the file is missing.')
  })

  it.each([
    [RECORD, 'region "Arts": it lies at sea.', JSON.stringify(DRAWN)],
    [
      RECORD,
      'region "Arts" is not on the map. Run "npm run draw".',
      JSON.stringify({ ...DRAWN, land: LAND }),
    ],
    [
      'src/realm/art.md',
      'src/realm/art.md: no place has this name, and no page in the list called pages. Possible names: arts.md.',
      'One.',
    ],
    ['src/realm/Arts/a.md', 'src/realm/Arts: the folder of this place is called arts. Rename it.', post('A')],
    ['src/realm/art/a.md', 'src/realm/art: no place with `posts: true` has this name.', post('A')],
    [
      'src/realm/arts/MyPost.md',
      'src/realm/arts/MyPost.md: the name of a post becomes its address',
      post('A'),
    ],
    ['src/realm/arts/a.md', 'src/realm/arts/a.md:1: the title is missing.', post('')],
    [
      'src/realm/arts/a.md',
      'src/realm/arts/a.md:1: the picture "1.png" is not in src/realm.',
      post('A').replace('date', 'picture: 1.png\ndate'),
    ],
    ['src/realm/arts/a.md', 'src/realm/arts/a.md:7: "<br>" is HTML', `${post('A')}<br>`],
    ['src/realm/arts.md', 'src/realm/arts.md:1: the link "/nowhere" leads to no page', '[One](/nowhere)'],
    ['src/realm/arts.md', 'src/realm/arts.md:1: the picture "1.png" is not in src/realm.', '![One](1.png)'],
    [
      'src/realm/arts.md',
      'arts.md:1: it is not in UTF-8. Save it in that encoding.',
      Buffer.from('Größe', 'latin1'),
    ],
    [
      'src/realm/arts.md',
      'arts.md:1: it is not in UTF-8. Save it in that encoding.',
      Buffer.from('One', 'utf16le'),
    ],
    ['src/realm/arts.md', 'src/realm/arts.md:1: "<br>" is HTML', '\uFEFF<br>'],
    ['src/realm/arts.md', 'src/realm/arts.md:1: "<br>" is HTML', Buffer.from('\uFEFF<br>', 'utf16le')],
    [
      'src/realm/arts.md',
      'src/realm/arts.md:1: "<br>" is HTML',
      Buffer.from('\uFEFF<br>', 'utf16le').swap16(),
    ],
    [
      'public/index.html',
      'public/index.html: the build writes this page itself. Give the file another name.',
      '',
    ],
    ['public/Arts/index.html', 'public/Arts/index.html: the build writes this page itself.', ''],
    ['src/realm/files/404.html', 'src/realm/files/404.html: the build writes this page itself.', ''],
    ['src/realm/unused.png', 'src/realm/unused.png: it is empty. Save the picture again.', ''],
  ])('refuses %s: %s', async (file, says, text) => {
    write(file, text)
    await expect(built()).rejects.toThrow(says)
  })
})

it.each(['a#b', 'a?b'])('a folder called %s is refused as the place of a project', async (name) => {
  expect((await readTable(join(root, name))).mistakes).toEqual([
    `${join(root, name)}: no folder above the project may have # or ? in its name. Rename it, or move the project.`,
  ])
})

describe('a link to a post that is not published', () => {
  const draft = post('Later').replace('date', 'draft: true\ndate')
  const future = post('Later').replace('2026', '9999')
  const card = TABLE.replace('/cv.pdf', '/arts/later')
  const says =
    'link "/arts/later" leads to a post that is not published: it is a draft, or its day is to come.'

  it.each([
    {
      from: 'a story',
      later: draft,
      file: 'src/realm/arts.md',
      text: '[One](/arts/later)',
      at: 'src/realm/arts.md:1: the',
    },
    {
      from: 'a story',
      later: future,
      file: 'src/realm/arts.md',
      text: '[1](/arts/later#a)',
      at: 'src/realm/arts.md:1: the',
    },
    {
      from: 'a post',
      later: draft,
      file: 'src/realm/arts/a.md',
      text: `${post('A')}[1](/arts/later)`,
      at: 'a.md:7: the',
    },
    { from: 'a card', later: draft, file: FILE, text: card, at: ':17: region "Arts", card "One": its' },
  ])('from $from is refused in a build', async ({ later, file, text, at }) => {
    write('src/realm/arts/later.md', later)
    write(file, text)
    await expect(built()).rejects.toThrow(
      `${at} ${says.replace('later"', text.includes('#a') ? 'later#a"' : 'later"')}`,
    )
  })

  it('is none from a draft, nor to a post of today', async () => {
    write(
      'src/realm/arts/later.md',
      post('Later').replace('2026-11-22', new Date().toISOString().slice(0, 10)),
    )
    write('src/realm/arts/other.md', `${draft}[1](/arts/other)`)
    write('src/realm/arts.md', '[One](/arts/later)')
    await expect(built()).resolves.toBeDefined()
  })
})

describe('the dev server', () => {
  /** Vite's watcher and its server react with a delay. */
  const soon = { timeout: 10_000, interval: 20 }
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  /** Of two changes of a file within 50 ms, Vite's watcher reports only the first. */
  const pause = () => rest(75)

  let server: ViteDevServer
  afterEach(() => server.close())

  const readings = () => (globalThis as unknown as { readings: number }).readings

  /**
   * Starts the project's server. As on the site, it reads the table with its configuration, at each start.
   */
  async function serve() {
    const folder = join(import.meta.dirname, '../../src/vite')
    write(
      'vite.config.mts',
      `import { ownerTable, readTable } from '${folder}/ownerTable.ts'
import { makePictures } from '../../src/vite/pictures/makePictures'
import { drawnPicture } from '../../src/vite/pictures/sitePicture'
import { stories } from '${folder}/stories/stories.ts'
const reading = await readTable(import.meta.dirname)
globalThis.readings = (globalThis.readings ?? 0) + 1
export default { plugins: [ownerTable(reading), stories(reading.table, reading.lineOf).plugin] }`,
    )
    const customLogger = createLogger('silent')
    const warn = vi.spyOn(customLogger, 'warn')
    const configFile = join(root, 'vite.config.mts')
    server = await createServer({ root, configFile, customLogger, server: { host: '127.0.0.1' } })
    await server.listen()
    const watched = () => server.watcher.getWatched()[join(root, 'src/realm')]
    await vi.waitFor(() => expect(watched()).toContain('arts.md'), soon)
    await pause()
    const get = async (path: string, accept = '*/*') =>
      (await fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { accept } })).text()
    const reloads = vi.spyOn(server.environments.client.hot, 'send')
    return {
      get,
      warn,
      /** Waits until the page contains these texts. */
      shows: (...texts: string[]) =>
        vi.waitFor(async () => {
          const page = await get('/arts', 'text/html')
          for (const text of texts) expect(page).toContain(text)
        }, soon),
      /** Waits until a module contains a text, and for the reload of the page. */
      async follows(path: string, text: string) {
        await vi.waitFor(async () => expect(await get(path)).toContain(text), soon)
        await vi.waitFor(() => expect(reloads).toHaveBeenCalledWith({ type: 'full-reload' }), soon)
        reloads.mockClear()
        await pause()
      },
    }
  }

  it('shows the mistakes in place of each page until they are corrected, and restarts for a new drawing', async () => {
    // There before the server: its watcher can miss a file in a folder that is made while it looks around.
    write(RECORD, '')
    const site = await serve()
    await site.shows('<title>The site</title>')
    write(FILE, TABLE.replace('All the arts', ''))
    await site.shows('realm.yaml:14: region \\"Arts\\": its heading is missing or empty.', '/@vite/client')
    write(FILE, TABLE)
    await site.shows('<title>The site</title>')
    const before = readings()
    // Repeated, as a server that has just restarted does not watch yet.
    const draw = () => {
      write(RECORD, JSON.stringify({ ...DRAWN, land: LAND }))
      expect(readings()).toBeGreaterThan(before)
    }
    await vi.waitFor(draw, { ...soon, interval: 500 })
    await site.shows('<title>The site</title>')
  }, 40_000)

  it('does not retry a failing restart forever', async () => {
    await serve()
    const restart = vi.spyOn(server, 'restart')
    write(RECORD, '{')
    write(FILE, TABLE.replace('All the arts', 'Some of them'))
    await vi.waitFor(() => expect(restart).toHaveBeenCalled(), soon)
    await Promise.all(restart.mock.results.map(({ value }) => value))
    const restarts = restart.mock.calls.length
    await rest(1000)
    expect(restart).toHaveBeenCalledTimes(restarts)
  }, 40_000)

  it('reloads when stories, posts and pictures are added, changed and deleted', async () => {
    write('src/realm/arts/first.md', post('First'))
    const site = await serve()
    const [story, list] = ['/src/realm/arts.md?import', '/@id/__x00__virtual:contents']
    await site.shows('<title>The site</title>')
    write('src/realm/arts.md', 'Two.')
    await site.follows(story, '<p>Two.</p>')
    write('src/realm/arts.md', 'Two.\n\n![A forge](forge.png)')
    await site.follows(story, 'src/realm/arts.md:3: the picture \\"forge.png\\" is not in src/realm.')
    await picture(30, 'forge.png')
    await site.follows(story, 'width=\\"30\\"')
    await picture(40, 'forge.png')
    await site.follows(story, 'width=\\"40\\"')

    write('src/realm/arts/second.md', post('Second'))
    await site.follows(list, '"title":"Second"')
    write('src/realm/arts/second.md', post('Next'))
    await site.follows(list, '"title":"Next"')
    write('src/realm/arts/second.md', '')
    await site.follows(list, 'src/realm/arts/second.md:1: it has no title and date.')
    rmSync(join(root, 'src/realm/arts/second.md'))
    await site.follows(list, '"posts":[{"path":"/arts/first","title":"First","date":"2026-11-22"}]')

    // A mistake that no page shows.
    write('src/realm/Abuot.md', 'One.')
    const warning =
      'src/realm/Abuot.md: no place has this name, and no page in the list called pages. Possible names: arts.md.'
    await vi.waitFor(() => expect(site.warn).toHaveBeenCalledWith(warning), soon)
    await pause()

    // The table names a picture that is added later.
    write(FILE, TABLE.replace('Two,', 'Two, image: { file: hoard.png, alt: Gold },'))
    await site.shows('its file \\"hoard.png\\" is not in src/realm')
    await picture(30, 'hoard.png')
    await site.shows('<title>The site</title>')
  }, 60_000)
})
