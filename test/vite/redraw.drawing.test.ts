/** The development server of a project whose drawing is edited: it draws by the project's own program. */
import { dirname } from 'node:path'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SPRITES } from '../../src/table/paths'
import { readTable } from '../../src/vite/ownerTable'
import { redraw } from '../../src/vite/redraw'
import { FILE, makeProjects, root, TABLE, write } from '../helpers/project'

makeProjects()

const INK = 'public/map/ink-above.svg'
const ART = 'src/cartography/art/landmarks/mill.svg'

/** A drawing that is the text of a file. */
const PROGRAM = `import { readFileSync } from 'node:fs'
function answer({ root }) {
  const text = readFileSync(root + '/${ART}', 'utf8')
  if (text === 'torn') throw new Error('mill.svg: it is torn. Mend it.')
  return { '${INK}': text, '${SPRITES}': text }
}
export default { answer }`

const soon = { timeout: 20_000, interval: 20 }
const customLogger = createLogger('silent')
let server: ViteDevServer

/** What a browser gets. */
const shown = async () => (await fetch(`${server.resolvedUrls?.local[0]}map/ink-above.svg?again`)).text()

/** Saves a file when the watcher has seen the last change. */
async function save(file: string, text: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 100))
  write(file, text)
}

beforeEach(async () => {
  write('src/cartography/commands/inker.ts', PROGRAM)
  write(ART, 'mill')
  write(INK, 'mill')
  write(SPRITES, 'mill')
  const plugins = [redraw((await readTable(root)).table)]
  server = await createServer({
    root,
    configFile: false,
    customLogger,
    plugins,
    server: { host: '127.0.0.1' },
  })
  await server.listen()
  // The watcher misses what changes while it looks around.
  const watched = () => server.watcher.getWatched()[dirname(`${root}/${ART}`)]
  await vi.waitFor(() => expect(watched()).toContain('mill.svg'), soon)
})
afterEach(() => server.close())

it('shows what is saved, and the last good picture with a sentence when that cannot be drawn', async () => {
  const send = vi.spyOn(server.environments.client.hot, 'send')
  const error = vi.spyOn(customLogger, 'error')
  await save(ART, 'other mill')
  await vi.waitFor(async () => expect(await shown()).toBe('other mill'), soon)
  expect((await server.transformRequest(`/${SPRITES}?raw`))?.code).toContain('other mill')
  expect(send).toHaveBeenLastCalledWith({ type: 'full-reload' })

  await save(ART, 'torn')
  const message = 'The map is not drawn anew: mill.svg: it is torn. Mend it.'
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith(message, { timestamp: true }), soon)
  expect(send).toHaveBeenLastCalledWith({ type: 'error', err: { message, stack: '' } })
  expect(await shown()).toBe('other mill')

  await save(ART, 'third mill')
  await vi.waitFor(async () => expect(await shown()).toBe('third mill'), soon)
  await save('src/cartography/commands/inker.ts', PROGRAM.replaceAll(': text', ": 'by other code'"))
  await vi.waitFor(async () => expect(await shown()).toBe('by other code'), soon)
})

it('draws nothing while the table is not the one that was drawn', async () => {
  write(FILE, TABLE.replace('the Mill', 'the Farm'))
  await save(ART, 'other mill')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(await shown()).toBe('mill')
})
