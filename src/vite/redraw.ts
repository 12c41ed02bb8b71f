/**
 * Shows in development what `npm run draw` would draw: when a file of the drawing is saved, all of the map
 * that is text is drawn in memory, by a thread, and served in place of files that differ.
 */
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { staleMistakes } from '../table/drawn.ts'
import { plainError } from '../table/mistakes.ts'
import { SPRITES } from '../table/paths.ts'
import { isOwn, isOwnDrawing, type Table } from '../table/table.ts'
import { readRecord } from './drawing.ts'
import { textIn } from './files.ts'
import { FOLDER, readTable } from './ownerTable.ts'
import { ask, endThread } from './thread.ts'

/** Several files are often saved at once. */
const CALM_MS = 50

/** Nothing is drawn of a table with mistakes, which is undefined. */
export function redraw(table: Table | undefined): Plugin {
  let server: ViteDevServer
  let inker: string
  let texts: Readonly<Record<string, string>> = {}
  /** How many changes there were: only what is drawn after the last one is shown. */
  let changes = 0

  /** Draws, and shows the picture if it is another one. */
  async function draw(): Promise<void> {
    const { config, environments } = server
    const { root, logger } = config
    const change = ++changes
    await setTimeout(CALM_MS)
    if (change !== changes) return
    const start = performance.now()
    try {
      // With the present drawings of landmarks.
      const { table, mistakes } = await readTable(root)
      if (!table) throw plainError(mistakes.join(' '))
      const record = readRecord(root)
      // All of a drawing depends on where the places are, also the pictures of pixels.
      if (isOwn(table.map) || !record || staleMistakes(table, record).length > 0) return
      const drawn = (await ask(inker, { root, table })) as typeof texts | null
      const isShown = ([file, text]: [string, string]) =>
        text === (texts[file] ?? textIn(resolve(root, file)))
      if (!drawn || change !== changes || Object.entries(drawn).every(isShown)) return
      texts = drawn
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      logger.info(`The map is drawn anew, in ${seconds} s. "npm run draw" writes its files.`, {
        timestamp: true,
      })
      environments.client.moduleGraph.onFileChange(normalizePath(resolve(root, SPRITES)))
      environments.client.hot.send({ type: 'full-reload' })
    } catch (error) {
      if (change !== changes) return
      const message = `The map is not drawn anew: ${stripVTControlCharacters((error as Error).message)}`
      logger.error(message, { timestamp: true })
      environments.client.hot.send({ type: 'error', err: { message, stack: '' } })
    }
  }

  return {
    name: 'redraw',
    apply: 'serve',
    enforce: 'pre',
    configureServer(started) {
      server = started
      const { root, base } = server.config
      inker = resolve(root, 'src/cartography/commands/inker.ts')
      server.middlewares.use(({ url = '' }, response, next) => {
        const text = texts[`public/${url.slice(base.length).replace(/[?#].*/, '')}`]
        if (text === undefined) next()
        else
          response.setHeader('Content-Type', 'image/svg+xml').setHeader('Cache-Control', 'no-store').end(text)
      })
      server.httpServer?.on('close', () => changes++)
      // It has drawn before the server was started again, perhaps for a change of the program.
      if (table && endThread(inker)) draw()
    },
    hotUpdate({ file }) {
      const { root } = server.config
      const isOwnFile = isOwnDrawing(file) && file.startsWith(`${root}/${FOLDER}/`)
      const isDrawn = isOwnFile || file.startsWith(`${root}/src/cartography/`)
      if (this.environment.name !== 'client' || !table || !isDrawn) return
      if (file.endsWith('.ts')) endThread(inker)
      draw()
    },
    load(id) {
      return id === `${normalizePath(resolve(server.config.root, SPRITES))}?raw` && texts[SPRITES]
        ? `export default ${JSON.stringify(texts[SPRITES])}`
        : null
    },
  }
}
