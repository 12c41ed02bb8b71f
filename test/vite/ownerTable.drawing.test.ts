/** The development server of an owner's project, and a build of it: each starts one. */
import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder, createLogger, createServer, type ViteDevServer } from 'vite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { drawnFrom } from '../../src/table/drawn'
import type { Table } from '../../src/table/table'
import { readTable } from '../../src/vite/ownerTable'
import { makePictures } from '../../src/vite/pictures/makePictures'
import { drawnPicture } from '../../src/vite/pictures/sitePicture'
import { stories } from '../../src/vite/stories/stories'
import { plain } from '../helpers/folder'
import { DRAWN, FILE, makeProjects, picture, post, RECORD, root, TABLE, write } from '../helpers/project'

makeProjects()

it('a build keeps the last one if a picture is damaged', async () => {
  write('dist/index.html', 'The last one')
  await picture(30, 'whole.png')
  write('src/realm/torn.png', readFileSync(join(root, 'src/realm/whole.png')).subarray(0, 80))
  write('src/realm/arts.md', '![Torn](torn.png)')
  const { plugin, readFiles } = stories(await readTable(root))
  const plugins = [plugin, makePictures(drawnPicture, readFiles)]
  const cause = 'src/realm/torn.png: it cannot be read to its end ('
  const builder = await createBuilder({ root, plugins, configFile: false, logLevel: 'silent' })
  await expect(builder.buildApp()).rejects.toThrow(cause)
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('The last one')
})

it('a place at sea is a mistake once its land is surveyed, but on a land that grows around it', async () => {
  const covers = [{ place: 'Arts', over: ['the sea'], free: [9, 0] }]
  const program = `export default { answer: () => (${JSON.stringify(covers)}) }`
  write('src/cartography/commands/surveyor.ts', program)
  write(RECORD, JSON.stringify(DRAWN))
  const says = `${FILE}:13: region "Arts": it lies at sea. Move it to corners: [[100, 109], `
  expect((await readTable(root, true)).mistakes).toEqual([expect.stringContaining(says)])
  write(FILE, `${TABLE}land: heron\n`)
  expect((await readTable(root, true)).mistakes).toEqual([])
})

it('a place that was drawn at sea is on land once the survey says so, as coasts may change', async () => {
  write('src/cartography/commands/surveyor.ts', 'export default { answer: () => [] }')
  const { table } = await readTable(root)
  const drawn = { ...drawnFrom(table as Table), covers: [{ place: 'Arts', over: ['the sea'] }], files: {} }
  write(RECORD, JSON.stringify(drawn))
  expect((await readTable(root)).mistakes).toHaveLength(1)
  expect((await readTable(root, true)).mistakes).toEqual([])
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

  /** Starts the project's server. As on the site, it reads the table with its configuration. */
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
export default { plugins: [ownerTable(reading), stories(reading).plugin] }`,
    )
    const customLogger = createLogger('silent')
    const warn = vi.spyOn(customLogger, 'warn')
    const configFile = join(root, 'vite.config.mts')
    server = await createServer({ root, configFile, customLogger, server: { host: '127.0.0.1' } })
    await server.listen()
    /** Waits until a new server's watcher has looked around: it misses what comes then. */
    const isWatching = async () => {
      const watched = () => server.watcher.getWatched()[join(root, 'src/realm')]
      await vi.waitFor(() => expect(watched()).toContain('arts.md'), soon)
      await pause()
    }
    await isWatching()
    const get = async (path: string, accept = '*/*') =>
      (await fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { accept } })).text()
    const reloads = vi.spyOn(server.environments.client.hot, 'send')
    return {
      get,
      warn,
      reloads,
      isWatching,
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

  it('shows the mistakes in place of pages until they are mended; a new drawing restarts it', async () => {
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
      write(RECORD, JSON.stringify(DRAWN))
      expect(readings()).toBeGreaterThan(before)
    }
    await vi.waitFor(draw, { ...soon, interval: 500 })
    await site.shows('<title>The site</title>')
  }, 40_000)

  it('starts again for another picture of the map under the same name', async () => {
    write(FILE, TABLE.replace(/^map: .*/m, 'map: { picture: my-map.png }'))
    const paint = (width: number) => plain(width, 600).toFile(join(root, 'src/realm/my-map.png'))
    await paint(700)
    await serve()
    const before = readings()
    await paint(800)
    await vi.waitFor(() => expect(readings()).toBeGreaterThan(before), soon)
  }, 40_000)

  it('starts again once, without a reload before, when a file of the table goes, or the table', async () => {
    const site = await serve()
    const before = readings()
    // A page that is loaded before a restart, or between two, finds no server.
    rmSync(join(root, 'src/realm/files/cv.pdf'))
    await vi.waitFor(() => expect(readings()).toBe(before + 1), soon)
    expect(site.reloads).not.toHaveBeenCalled()
    await site.shows('its link \\"/cv.pdf\\" leads to no page')
    await site.isWatching()
    rmSync(join(root, FILE))
    await site.shows('realm.yaml: the file is missing.')
    await rest(1000)
    expect(readings()).toBe(before + 2)
  }, 40_000)

  it('does not retry a failing restart forever', async () => {
    await serve()
    const restart = vi.spyOn(server, 'restart')
    write('vite.config.mts', 'throw new Error()')
    write(FILE, TABLE.replace('All the arts', 'Some of them'))
    await vi.waitFor(() => expect(restart).toHaveBeenCalled(), soon)
    await Promise.all(restart.mock.results.map(({ value }) => value))
    const restarts = restart.mock.calls.length
    await rest(1000)
    expect(restart).toHaveBeenCalledTimes(restarts)
  }, 40_000)

  it('reloads when stories, posts and pictures are added, changed and deleted', async () => {
    // An owner may keep them elsewhere.
    write('elsewhere/first.md', post('First'))
    symlinkSync(join(root, 'elsewhere'), join(root, 'src/realm/arts'))
    const site = await serve()
    expect(await site.get('/src/realm/arts/first.md?import')).toContain('export default "<p>It began.</p>"')
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
    await site.isWatching()
    await picture(30, 'hoard.png')
    await site.shows('<title>The site</title>')
  }, 60_000)
})
