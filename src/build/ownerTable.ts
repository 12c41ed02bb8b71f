/** Reads and validates the owner's table. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Plugin, runnerImport } from 'vite'
import { type Drawn, landOf, staleMistakes } from '../site/drawn.ts'
import { hasOwner, siteOf, type Table } from '../site/table.ts'
import { filesIn } from './files.ts'
import { basePath } from './ownAddress.ts'
import { refuse } from './plainError.ts'
import { validateTable } from './validateTable.ts'

/** The table and its mistakes. */
export interface Reading {
  /** Undefined for a table with mistakes. */
  readonly table: Table | undefined
  /** Mistakes that make the table unusable. */
  readonly mistakes: readonly string[]
  /** Differences between the picture and the table. */
  readonly stale: readonly string[]
  /** The text of its file. */
  readonly source: string
}

/** The time within which changes of files cause a single restart, in ms. */
const ONE_CHANGE_MS = 200

/**
 * Fills in the part of the table that every page needs. A build fails if the table has mistakes. The development server
 * shows the mistakes in place of each page, and restarts when the table or the picture changes.
 */
export function ownerTable({ table, mistakes, stale, source }: Reading): Plugin {
  return {
    name: 'owner-table',
    config({ base }, { command }) {
      if (command === 'build') refuse('The table', [...mistakes, ...stale])
      return {
        base: basePath(base),
        define: {
          __SITE__: JSON.stringify(table ? siteOf(table) : null),
          // If the table names no owner, the script for it is left out.
          __HAS_OWNER__: JSON.stringify(command === 'serve' || (table && hasOwner(table.owner))),
        },
      }
    },
    configureServer(server) {
      const { config, middlewares, watcher } = server
      for (const sentence of [...mistakes, ...stale]) config.logger.warn(sentence)
      const tableFile = resolve(config.root, 'src/realm.ts')
      const folder = resolve(config.root, 'src/realm') + sep
      let change: NodeJS.Timeout | undefined
      let isClosed = !server.httpServer
      const restart = () => {
        clearTimeout(change)
        change = setTimeout(async () => {
          await server.restart()
          // This server is still running: Vite ignores a restart during the start, or the new server has failed.
          if (!isClosed) await server.restart()
          change = undefined
        }, ONE_CHANGE_MS)
      }
      // Finds a change that the watcher has missed, for example one before it was ready.
      const catchUp = () => {
        if (!change && textOf(tableFile) !== source) restart()
      }
      middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        catchUp()
        if (mistakes.length === 0) return next()
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
        response.end(mistakesPage(mistakes, `${config.base}@vite/client`))
      })

      const checkFiles = async () => {
        const now = await readTable(config.root)
        if (!isClosed && String(now.mistakes) !== String(mistakes)) restart()
      }
      watcher.on('all', (event, changed) => {
        const file = resolve(changed)
        if (file === tableFile || file.startsWith(resolve(config.publicDir))) restart()
        // A file that the table refers to may have been added or deleted.
        else if (event !== 'change' && file.startsWith(folder)) checkFiles()
      })
      watcher.on('ready', () => {
        catchUp()
        if (mistakes.length > 0) checkFiles()
      })
      server.httpServer?.on('close', () => {
        isClosed = true
        clearTimeout(change)
      })
    },
  }
}

/** Reads the table of the project in the folder `root`. */
export async function readTable(root: string): Promise<Reading> {
  const file = resolve(root, 'src/realm.ts')
  const source = textOf(file)
  const unusable = (mistakes: readonly string[]) => ({ table: undefined, mistakes, stale: [], source })
  let table: Table
  try {
    table = (await runnerImport<Table>(file, { root, configFile: false, envFile: false, logLevel: 'silent' })).module
  } catch (error) {
    // The file does not parse, for example because of a missing comma or quote.
    return unusable([`src/realm.ts: ${stripVTControlCharacters((error as Error).message)}`])
  }
  const kept = resolve(root, 'src/cartography/record.json')
  const drawn: Drawn | undefined = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : undefined
  const mistakes = validateTable(table, {
    source,
    files: filesIn(resolve(root, 'public')),
    ownFiles: ownFilesIn(root),
    pages: postPathsIn(root),
    ...(drawn && { isLand: landOf(drawn) }),
  })
  if (mistakes.length > 0) return unusable(mistakes)
  return { table, mistakes, stale: drawn ? staleMistakes(table, drawn) : [], source }
}

/** The owner's files: those in `src/realm` and its folders. */
export function ownFilesIn(root: string): string[] {
  return filesIn(resolve(root, 'src/realm'))
}

/** The paths of all posts: the Markdown files in the folders of `src/realm`. */
export function postPathsIn(root: string): string[] {
  return ownFilesIn(root)
    .flatMap((file) => /^[^/]+\/[^/]+(?=\.md$)/.exec(file) ?? [])
    .map((path) => `/${path}`)
}

/** The text of a file; empty if it does not exist. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The page shown in place of all others. Vite's client reloads it when the server has restarted. */
function mistakesPage(mistakes: readonly string[], client: string): string {
  const items = mistakes.map((mistake) => `<li>${mistake.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</li>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>The table cannot be used yet</title>
<script type="module" src="${client}"></script>
<style>body{max-width:48rem;margin:3rem auto;padding:0 1rem;font:1.1rem/1.5 serif;color-scheme:light dark}li{margin:1rem 0;white-space:pre-wrap}</style>
<h1>The table cannot be used yet</h1><p>Correct this in <code>src/realm.ts</code>. The site then comes back by itself.</p><ul>${items.join('')}</ul></html>`
}
