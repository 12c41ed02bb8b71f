/** The plugin that gives the site the owner's table, in a minimal project. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer as createPort } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createLogger, createServer, resolveConfig } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerTable, readTable } from '../../src/build/ownerTable'

const TABLE = `export const siteName = 'Mine'
export const mood = 'parchment'
export const siteDescription = 'A map.'
export const owner = { name: '', line: '', email: '', profiles: [] }
export const map = { width: 2048, height: 1536, minZoom: 0, maxZoom: 1 }
export const copyrightYear = 2024
export const regions = [
  {
    name: 'Arts',
    epithet: 'the Mill',
    corners: [[100, 100], [100, 300], [300, 300], [300, 100]],
    heading: 'All the arts',
    text: 'A sentence.',
    cards: [{ title: 'One', description: 'Two', link: '/cv.pdf' }],
  },
]
`

let root: string
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
/** Vite's watcher and its server react with a delay. */
const soon = { timeout: 10_000, interval: 20 }
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Of two changes of a file within 50 ms, Vite's watcher reports only the first. */
const pause = () => rest(75)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'owner-table-'))
  mkdirSync(join(root, 'src/cartography'), { recursive: true })
  mkdirSync(join(root, 'public'))
  write('src/realm.ts', TABLE)
  write('public/cv.pdf', '')
  write('index.html', '<!doctype html><title>The site</title>')
})

afterEach(() => rmSync(root, { recursive: true }))

const built = async (base = '/') => {
  const plugins = [ownerTable(await readTable(root))]
  return resolveConfig({ root, base, configFile: false, logLevel: 'silent', plugins }, 'build')
}

describe('a build', () => {
  it('defines the part of the table that every page needs', async () => {
    const { define, base } = await built('portfolio')
    expect(JSON.parse(define?.__SITE__)).toMatchObject({ siteName: 'Mine', places: [{ name: 'Arts', href: '/arts' }] })
    expect(base).toBe('/portfolio/')
  })

  it.each([
    { table: TABLE.replace("'Arts'", '42'), says: 'src/realm.ts:9: region 1: its name has to be a text in quotes.' },
    { table: TABLE.replace(/ *name: 'Arts',/, ''), says: 'src/realm.ts:7: region 1: its name is missing or empty.' },
    { table: TABLE.replace("'Mine'", "''"), says: 'src/realm.ts:1: siteName is missing or empty.' },
    {
      table: TABLE.replace('minZoom: 0', 'minZoom: 2'),
      says: 'src/realm.ts:5: map has a minZoom of 2, above its maxZoom',
    },
    {
      table: TABLE.replace('cv.pdf', 'resume.pdf'),
      says: 'src/realm.ts:14: region "Arts", card "One": its link "/resume.pdf"',
    },
    { table: TABLE.replace("epithet: 'the Mill',", "epithet: 'the Mill'"), says: 'src/realm.ts: ' },
  ])('is refused with the message $says', async ({ table, says }) => {
    write('src/realm.ts', table)
    await expect(built()).rejects.toThrow(says)
  })

  it('is refused if the picture is out of date, or if a place lies at sea', async () => {
    const drawn = { siteName: 'Mine', mood: 'parchment', line: '', places: [], land: ['#'] }
    write('src/cartography/record.json', JSON.stringify(drawn))
    await expect(built()).rejects.toThrow('region "Arts": its corners lie at sea.')
    const land = Array(96).fill('#'.repeat(128))
    write('src/cartography/record.json', JSON.stringify({ ...drawn, land }))
    await expect(built()).rejects.toThrow('region "Arts" is not on the map. Run "npm run draw".')
  })
})

describe('the dev server', () => {
  /** A port that is free now; the server keeps it when it restarts. */
  async function freePort(): Promise<number> {
    const taken = createPort().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    await once(taken.close(), 'close')
    return port
  }

  /** Starts the project's server. As on the site, it reads the table with its configuration, at each start. */
  async function serve() {
    const build = join(import.meta.dirname, '../../src/build')
    write(
      'vite.config.mts',
      `import { ownerTable, readTable } from '${build}/ownerTable.ts'
import { stories } from '${build}/stories.ts'
const reading = await readTable(import.meta.dirname)
globalThis.readings = (globalThis.readings ?? 0) + 1
export default { plugins: [ownerTable(reading), stories(reading.table)] }`,
    )
    const customLogger = createLogger('silent')
    const warn = vi.spyOn(customLogger, 'warn')
    const port = await freePort()
    const server = await createServer({
      root,
      configFile: join(root, 'vite.config.mts'),
      customLogger,
      server: { port, strictPort: true, host: '127.0.0.1' },
    })
    await server.listen()
    const get = async (path: string, accept = '*/*') =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } })).text()
    const reloads = vi.spyOn(server.environments.client.hot, 'send')
    return {
      server,
      get,
      page: () => get('/arts', 'text/html'),
      /** Waits until a module contains a text, and for the reload of the page. */
      async follows(path: string, text: string) {
        await vi.waitFor(async () => expect(await get(path)).toContain(text), soon)
        await vi.waitFor(() => expect(reloads).toHaveBeenCalledWith({ type: 'full-reload' }), soon)
        reloads.mockClear()
        await pause()
      },
      /** Waits for a warning that contains a text. */
      async warns(text: string) {
        await vi.waitFor(() => expect(warn.mock.calls.flat()).toContainEqual(expect.stringContaining(text)), soon)
        await pause()
      },
    }
  }
  const readings = () => (globalThis as unknown as { readings: number }).readings

  it('shows the mistakes in place of each page until they are corrected, and restarts for a new drawing', async () => {
    const { server, page } = await serve()
    try {
      await vi.waitFor(async () => expect(await page()).toContain('<title>The site</title>'), soon)
      write('src/realm.ts', TABLE.replace("'All the arts'", "''"))
      await vi.waitFor(async () => {
        const shown = await page()
        expect(shown).toContain('src/realm.ts:9: region \\"Arts\\": its heading is missing or empty.')
        expect(shown).toContain('/@vite/client')
      }, soon)
      write('src/realm.ts', TABLE)
      await vi.waitFor(async () => expect(await page()).toContain('<title>The site</title>'), soon)
      const before = readings()
      write('src/cartography/drawn.json', '{}')
      await vi.waitFor(async () => {
        expect(readings()).toBeGreaterThan(before)
        expect(await page()).toContain('<title>The site</title>')
      }, soon)
    } finally {
      await server.close()
    }
  }, 40_000)

  it('does not retry a failing restart forever', async () => {
    const { server, page } = await serve()
    const restart = vi.spyOn(server, 'restart')
    try {
      write('src/cartography/record.json', '{')
      write('src/realm.ts', TABLE.replace("'All the arts'", "'Some of them'"))
      await vi.waitFor(async () => {
        await page()
        expect(restart).toHaveBeenCalled()
      }, soon)
      await Promise.all(restart.mock.results.map(({ value }) => value))
      const restarts = restart.mock.calls.length
      await rest(1000)
      expect(restart).toHaveBeenCalledTimes(restarts)
    } finally {
      await server.close()
    }
  }, 40_000)

  it('reloads when stories, posts and pictures are added, changed and deleted', async () => {
    const picture = (width: number, name: string) =>
      sharp({ create: { width, height: 20, channels: 3, background: '#a52' } }).toFile(join(root, 'src/realm', name))
    const post = (title: string) => `---\ntitle: ${title}\ndate: 2026-11-22\n---\n\nIt began.\n`
    mkdirSync(join(root, 'src/realm/arts'), { recursive: true })
    write('src/realm.ts', TABLE.replace("name: 'Arts',", "name: 'Arts', posts: true,"))
    write('src/realm/arts.md', 'One.')
    write('src/realm/art.md', 'One.')
    write('src/realm/arts/first.md', post('First'))
    const [story, list] = ['/src/realm/arts.md?import', '/@id/__x00__virtual:posts/arts']
    const { server, get, page, follows, warns } = await serve()
    try {
      await vi.waitFor(async () => expect(await page()).toContain('<title>The site</title>'), soon)
      await warns('src/realm/art.md: no place has this name. Possible names: arts.md.')
      rmSync(join(root, 'src/realm/art.md'))
      write('src/realm/arts.md', 'Two.')
      await follows(story, '<p>Two.</p>')
      write('src/realm/arts.md', 'Two.\n\n![A forge](forge.png)')
      await follows(story, 'src/realm/arts.md:3: the picture \\"forge.png\\" is not in src/realm.')
      await picture(30, 'forge.png')
      await follows(story, 'width=\\"30\\"')
      await picture(40, 'forge.png')
      await follows(story, 'width=\\"40\\"')

      write('src/realm/arts/second.md', post('Second'))
      await follows(list, '"title":"Second"')
      expect(await get('/src/realm/arts/second.md?import')).toContain('"newer":{"path":"/arts/first","title":"First"}')
      write('src/realm/arts/second.md', post('Next'))
      await follows(list, '"title":"Next"')
      write('src/realm/arts/second.md', '')
      await follows(list, 'src/realm/arts/second.md:1: it has no title and date.')
      write('src/realm/arts/second.md', post('Next').replace(/date: .*\n/, ''))
      await follows(list, 'src/realm/arts/second.md:1: the date is missing.')
      rmSync(join(root, 'src/realm/arts/second.md'))
      await follows(list, 'export default {"posts":[{"path":"/arts/first"')

      // Mistakes that no page shows are reported in the terminal, worded as in a build.
      write('src/realm/Abuot.md', 'One.')
      await warns('src/realm/Abuot.md: no place has this name. Possible names: arts.md.')
      rmSync(join(root, 'src/realm/Abuot.md'))
      mkdirSync(join(root, 'src/realm/Arts'))
      write('src/realm/Arts/first.md', post('First'))
      await warns('src/realm/Arts: the folder of this place is called arts. Rename it.')
      rmSync(join(root, 'src/realm/Arts'), { recursive: true })
      write('src/realm/arts/MyPost.md', post('Mine').replace('11-22', '02-31'))
      await warns('src/realm/arts/MyPost.md: the name of a post becomes its address')
      await warns('src/realm/arts/MyPost.md:3: the date "2026-02-31" is not a date')
      rmSync(join(root, 'src/realm/arts/MyPost.md'))
      write('src/realm/arts.md', '[One](/nowhere)')
      await warns('src/realm/arts.md:1: the link "/nowhere" leads to no page')

      // The table names a picture that is added later.
      write('src/realm.ts', TABLE.replace("'Two',", "'Two', image: { file: 'hoard.png', alt: 'Gold' },"))
      await vi.waitFor(async () => expect(await page()).toContain('its file \\"hoard.png\\" is not in src/realm'), soon)
      await picture(30, 'hoard.png')
      await vi.waitFor(async () => expect(await page()).toContain('<title>The site</title>'), soon)
    } finally {
      await server.close()
    }
  }, 60_000)
})
