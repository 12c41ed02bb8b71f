import { existsSync, readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { normalizePath, type Plugin, runnerImport } from 'vite'
import { type Drawn, landOf, staleMistakes } from '../site/drawn.ts'
import { hasOwner, siteOf, type Table } from '../site/table.ts'
import { wordsIn } from '../words/lists.ts'
import { filesIn } from './files.ts'
import { lengthWarnings } from './lengths.ts'
import { basePath, refuse } from './mistakes.ts'
import { type OwnPicture, readOwnPicture } from './ownPicture.ts'
import { hasPicture, type Surroundings, sentencesOf, validateTable } from './validateTable.ts'

/** The owner's folder. */
export const FOLDER = 'src/realm'
export const TABLE = 'src/realm.ts'
const DRAWN = 'src/cartography/drawn.json'

/** The table, undefined if it has mistakes; its differences from the picture; what else to say; and its file's text. */
interface Reading extends Readonly<Record<'mistakes' | 'stale' | 'warnings', readonly string[]>> {
  readonly table: Table | undefined
  /** The owner's own picture of the map, if that is one. */
  readonly own?: OwnPicture | undefined
  readonly source: string
}

/** Fills in the part of the table that every page needs. Mistakes end a build; in development they replace each page. */
export function ownerTable({ table, own, mistakes, stale, warnings, source }: Reading): Plugin {
  return {
    name: 'owner-table',
    config({ base }, { command }) {
      if (command === 'build') refuse('The table', [...mistakes, ...stale])
      return {
        base: basePath(base),
        define: {
          __SITE__: JSON.stringify(table ? siteOf(table, own) : null),
          __EPITHETS__: JSON.stringify(table?.regions.map(({ epithet }) => epithet) ?? []),
          __HOW_IT_WORKS__: JSON.stringify(table?.map.howItWorks !== false),
          __HAS_OWNER__: JSON.stringify(command === 'serve' || (table && hasOwner(table.owner))),
        },
      }
    },
    // Vite restarts when one of these changes: the table, or the last file that `npm run draw` writes.
    configResolved({ root, configFileDependencies, logger }) {
      for (const sentence of warnings) logger.warn(sentence)
      configFileDependencies.push(...[TABLE, DRAWN].map((file) => normalizePath(resolve(root, file))))
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        // Only the development server gets here with mistakes. It shows an error in place of the page.
        refuse('The table', mistakes)
        if (!table) return html
        const { direction } = wordsIn(table.language)
        return html.replace('lang="en"', `lang="${table.language}"${direction === 'rtl' ? ' dir="rtl"' : ''}`)
      },
    },
    configureServer(server) {
      const { config, watcher } = server
      for (const sentence of [...mistakes, ...stale]) config.logger.warn(sentence)
      let isClosed = false
      server.httpServer?.on('close', () => {
        isClosed = true
      })
      // A file that the table refers to may have been added or deleted. For another table, Vite restarts itself.
      const check = async () => {
        // The record of the drawing may be half written.
        const now = await readTable(config.root).catch(() => null)
        if (!now) return
        const isOther = now.source !== source || String(now.mistakes) !== String(mistakes)
        if (isOther && !isClosed) server.restart()
      }
      const folders = [config.publicDir, resolve(config.root, FOLDER)].map((folder) => resolve(folder) + sep)
      watcher.on('all', (event, file) => {
        if (event !== 'change' && folders.some((folder) => resolve(file).startsWith(folder))) check()
      })
      // The watcher has missed earlier changes.
      watcher.on('ready', check)
    },
  }
}

/** Reads the table of the project in the folder `root`. */
export async function readTable(root: string): Promise<Reading> {
  const file = resolve(root, TABLE)
  const source = sourceOf(file)
  const unusable = (mistakes: readonly string[]) => ({ table: undefined, mistakes, stale: [], warnings: [], source })
  const misnamed = `${root}: no folder above the project may have # or ? in its name. Rename it, or move the project.`
  if (/[#?]/.test(root)) return unusable([misnamed])
  let table: Table
  try {
    table = (await runnerImport<Table>(file, { root, configFile: false, envFile: false, logLevel: 'silent' })).module
  } catch (error) {
    // The file does not parse, for example because of a missing comma or quote.
    return unusable([`${TABLE}: ${stripVTControlCharacters((error as Error).message)}`])
  }
  const drawn = drawnIn(root)
  const picture = hasPicture(table) ? await readOwnPicture(table.map as object, resolve(root, FOLDER)) : undefined
  const mistakes = validateTable(table, surroundingsIn(root, { source, map: table.map, picture }))
  if (mistakes.length > 0) return unusable(mistakes)
  const warnings = sentencesOf(lengthWarnings(table), table, source)
  return { table, own: picture?.own, mistakes, stale: drawn ? staleMistakes(table, drawn) : [], warnings, source }
}

/** What of a table its surroundings depend on. */
interface Surrounded {
  /** The text of realm.ts. */
  readonly source?: string
  readonly map: Table['map']
  /** The owner's own picture, if that is the map, and the mistakes in it. */
  readonly picture?: Surroundings['own']
}

/** What the table of a project refers to, and the land of its picture. */
export function surroundingsIn(root: string, { source = '', map, picture }: Surrounded): Surroundings {
  const drawn = drawnIn(root)
  const isLand = drawn && landOf(drawn, map)
  return {
    source,
    files: filesIn(resolve(root, 'public')),
    ownFiles: ownFilesIn(root),
    pages: postPathsIn(root),
    ...(isLand && { isLand }),
    ...(picture && { own: picture }),
  }
}

/** The text of the record of the drawing; empty without one. */
export const drawingIn = (root: string) => sourceOf(resolve(root, 'src/cartography/record.json'))

function drawnIn(root: string): Drawn | undefined {
  const record = drawingIn(root)
  return record ? JSON.parse(record) : undefined
}

/**
 * The first step of `npm run draw`: fails if the table has mistakes, and prints what else there is to say. Returns the file
 * with the second step: `isTrial` asks for lands to choose from.
 */
export async function checkTable(isTrial = false): Promise<string> {
  const { mistakes, warnings, own } = await readTable(process.cwd())
  refuse('The table', mistakes)
  for (const sentence of warnings) console.warn(sentence)
  const file = own ? 'drawForOwn' : isTrial ? 'tryLands' : 'draw'
  return `./src/cartography/${file}.ts`
}

/** The files in `src/realm` and its folders. */
export const ownFilesIn = (root: string) => filesIn(resolve(root, FOLDER))

/** The paths of all posts: the Markdown files in the folders of `src/realm`. */
export function postPathsIn(root: string): string[] {
  return ownFilesIn(root).flatMap((file) => (/^[^/]+\/[^/]+\.md$/.test(file) ? `/${file.slice(0, -3)}` : []))
}

const sourceOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
