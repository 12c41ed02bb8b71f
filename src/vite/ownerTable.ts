import { readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { normalizePath, type Plugin } from 'vite'
import { mistakeInDrawing } from '../cartography/drawing/ownDrawing.ts'
import { lengthWarnings } from '../cartography/survey/lengths.ts'
import { type Finds, findsOn, NO_FINDS } from '../table/curiosities.ts'
import { AT_SEA, coverMistakes, drawingMistakes, staleMistakes } from '../table/drawn.ts'
import { FILES, inTable, type LineOf, type Mistake, refuse, sentencesOf, TABLE } from '../table/mistakes.ts'
import { parseTable } from '../table/parseTable.ts'
import { basePath, RECORD } from '../table/paths.ts'
import { hasHow, isOwn, isOwnDrawing, type Table } from '../table/table.ts'
import { mistakesIn, type Surroundings } from '../table/validateTable.ts'
import { LISTS, missingWords, wordsIn } from '../words/lists.ts'
import { hashesOf, readRecord } from './drawing.ts'
import { filesIn, isFile, textIn } from './files.ts'
import { type OwnPicture, readOwnPicture } from './pictures/ownPicture.ts'
import { surveyLand } from './surveyor.ts'

/** The owner's folder. */
export const FOLDER = 'src/realm'

/** The table, undefined if it has mistakes; its differences from the picture; what else to say; its text. */
export interface Reading
  extends Readonly<Record<'mistakes' | 'stale' | 'warnings' | 'covers', readonly string[]>> {
  readonly table: Table | undefined
  /** The owner's own picture of the map, if that is one. */
  readonly own?: OwnPicture | undefined
  /** What there is to find on the map. */
  readonly finds: Finds
  readonly source: string
  readonly lineOf: LineOf
}

/** Checks the table. Mistakes end a build; in development they replace each page. */
export function ownerTable(reading: Reading): Plugin {
  const { table, mistakes, stale, warnings, covers, finds, source, own } = reading
  return {
    name: 'owner-table',
    config({ base }, { command }) {
      if (command === 'build') {
        refuse('The table', mistakes)
        refuse('The drawing', stale)
      }
      return {
        base: basePath(base),
        define: {
          '__HAS__.curiosities': JSON.stringify(finds.curiosities.length > 0),
          '__HAS__.howItWorks': JSON.stringify(!table || hasHow(table)),
        },
      }
    },
    // Vite restarts when one of these changes: the table, or the last file that `npm run draw` writes.
    configResolved({ root, configFileDependencies, logger }) {
      for (const sentence of [...warnings, ...covers]) logger.warn(sentence)
      configFileDependencies.push(...[TABLE, RECORD].map((file) => normalizePath(resolve(root, file))))
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
      // The places have changed since they were drawn. The site need not wait for what they lie over now.
      if (stale.length > 0)
        readTable(config.root, true)
          .then((surveyed) => {
            const isSame = surveyed.source === source && !isClosed
            for (const sentence of isSame ? [...surveyed.mistakes, ...surveyed.covers] : [])
              config.logger.warn(sentence)
          })
          .catch(({ message }) => config.logger.warn(`The land is not surveyed: ${message}`))
      // A file that the table refers to may have been added or deleted. For another table, Vite restarts
      // itself.
      const check = async () => {
        if (!(await isAsRead(config.root, reading)) && !isClosed) server.restart()
      }
      const folders = [config.publicDir, resolve(config.root, FOLDER)].map((folder) => resolve(folder) + sep)
      watcher.on('all', (event, file) => {
        // A change may mend a mistake, or be one of the map's own picture.
        const isAsked = event !== 'change' || own || mistakes.length > 0
        // Two restarts would be one after the other, and a page be asked for in between.
        const isTable = resolve(file) === resolve(config.root, TABLE)
        if (isAsked && !isTable && folders.some((folder) => resolve(file).startsWith(folder))) check()
      })
      // The watcher has missed earlier changes.
      watcher.on('ready', check)
    },
  }
}

/** Whether the table, and what it refers to, is the same for the development server; else it starts again. */
export async function isAsRead(root: string, reading: Reading): Promise<boolean> {
  // A file may go, or be saved, while it is read: of two changes within 50 ms, the watcher reports only the
  // first.
  const later = () => setTimeout(100).then(() => readTable(root))
  const now = await readTable(root)
    .catch(later)
    .catch(() => reading)
  const [before, after] = [reading, now].map((one) => JSON.stringify([one.source, one.mistakes, one.own]))
  return before === after
}

/**
 * Reads the table of the project in the folder `root`. With `isSurveyed`, one that is not drawn yet is
 * surveyed, which takes seconds: what do the places lie over?
 */
export async function readTable(root: string, isSurveyed = false): Promise<Reading> {
  const file = resolve(root, TABLE)
  const source = textIn(file)
  const { value, mistakes: unread, lineOf } = parseTable(source)
  const unusable = (mistakes: readonly string[]) => {
    const none = { stale: [], warnings: [], covers: [], finds: NO_FINDS }
    return { table: undefined, mistakes, ...none, source, lineOf }
  }
  if (!isFile(file)) return unusable([inTable('the file is missing.')])
  if (unread.length > 0) return unusable(unread)
  // Of any shape, until it has been found to have no mistakes.
  const table = value as Table
  const drawn = readRecord(root)
  const map: unknown = table?.map
  const picture = isOwn(map) ? await readOwnPicture(map, resolve(root, FOLDER)) : undefined
  const refused = (mistakes: readonly Mistake[]) => unusable(sentencesOf(mistakes, table, lineOf))
  const mistakes = mistakesIn(table, surroundingsIn(root, picture))
  // First: a table of any shape cannot be surveyed.
  if (mistakes.length > 0) return refused(mistakes)
  const isDrawn = drawn && staleMistakes(table, drawn).length === 0
  // One that the record has at sea is asked again: the land may have changed.
  const isKnown = isDrawn && !drawn.covers?.some(({ over }) => over.includes(AT_SEA))
  const asks = isSurveyed && !isKnown && !picture && !table.land
  const found = asks ? await surveyLand(root, withDrawings(root, table)) : isDrawn && drawn.covers
  const covers = coverMistakes(table, found || [])
  const atSea = covers.filter(({ isAtSea }) => isAtSea)
  if (atSea.length > 0) return refused(atSea)
  const missing = missingWords(LISTS[table.language])
  if (missing.length > 0)
    return unusable([
      `src/words/${table.language}.ts: it lacks ${missing.join(', ')}. Translate them from en.ts.`,
    ])
  const stale = drawingMistakes(table, drawn, hashesOf(root, Object.keys(drawn?.files ?? {})), lineOf)
  const warnings = sentencesOf(lengthWarnings(table), table, lineOf)
  const said = { mistakes: [], stale, warnings, covers: sentencesOf(covers, table, lineOf) }
  const finds = findsOn(table, drawn ?? {}, picture?.own)
  return { table: withDrawings(root, table), own: picture?.own, ...said, finds, source, lineOf }
}

/** A table with the owner's own drawings of landmarks, as far as they are there. */
export function withDrawings(root: string, table: Table): Table {
  const regions = table.regions.map((region) => {
    const file = isOwnDrawing(region.landmark) && resolve(root, FOLDER, region.landmark)
    return file && isFile(file) ? { ...region, drawing: readFileSync(file, 'utf8') } : region
  })
  return { ...table, regions }
}

/** What a table refers to; `own` is the owner's own picture, if that is the map, and the mistakes in it. */
export function surroundingsIn(root: string, own: Surroundings['own']): Surroundings {
  const textOf = (file: string) => readFileSync(resolve(root, FOLDER, file), 'utf8')
  return {
    files: [...filesIn(resolve(root, 'public')), ...filesIn(resolve(root, FILES))],
    realmFiles: realmFilesIn(root),
    // By the signature of the format.
    isFont: (file) => file.endsWith('.woff2') && textOf(file).startsWith('wOF2'),
    drawingMistake: (file) => mistakeInDrawing(textOf(file)),
    pages: postPathsIn(root),
    ...(own && { own }),
  }
}

/**
 * The table of the project in the folder `root`, for a command: throws if it has mistakes, and prints what
 * else there is to say.
 */
export async function checkedTable(root: string, isSurveyed?: boolean): Promise<Table> {
  const { table, mistakes, warnings, covers } = await readTable(root, isSurveyed)
  refuse('The table', mistakes)
  for (const sentence of [...warnings, ...covers]) console.warn(sentence)
  return table as Table
}

/**
 * The stories, posts and pictures in `src/realm`: all but the table, its guide, the files at the root, and
 * what is hidden.
 */
export const realmFilesIn = (root: string) =>
  filesIn(resolve(root, FOLDER)).filter((file) => !/^(files\/|realm\.yaml$|README\.md$)|(^|\/)\./.test(file))

/** The paths of all posts: the Markdown files in the folders of `src/realm`. */
export function postPathsIn(root: string): string[] {
  return realmFilesIn(root).flatMap((file) =>
    /^[^/]+\/[^/]+\.md$/.test(file) ? `/${file.slice(0, -3)}` : [],
  )
}
