/** The editor of places, in the development server alone: it adds the page's token, and answers the page. */
import { randomBytes } from 'node:crypto'
import type { Plugin } from 'vite'
import { isOwn } from '../../table/table.ts'
import { hasCartography, type Survey, type Surveyed, surveyorOf } from '../../vite/surveyor.ts'
import { ENDPOINT, TOKEN_NAME } from '../page/messages.ts'
import { Draughtsman } from './drawing.ts'
import { type Responders, respondTo } from './editorRequests.ts'
import {
  CHANGED,
  checkTable,
  openTable,
  Refused,
  readTableFile,
  saveTable,
  type TableFile,
  tableWith,
  versionIn,
} from './editTable.ts'
import { Sketcher } from './sketcher.ts'

/** Whether an address asks for the editor. */
const isAsked = (address = '') => new URL(address, 'http://host').searchParams.has('edit')

export function editor(): Plugin {
  return {
    name: 'editor',
    apply: 'serve',
    transformIndexHtml: {
      handler: (_, { originalUrl }) =>
        isAsked(originalUrl) ? [{ tag: 'meta', attrs: { name: TOKEN_NAME, content: ofProcess().token } }] : [],
    },
    configureServer({ config, middlewares }) {
      const respond = respondTo(ofProcess().token, respondersFor(config.root))
      const path = config.base.replace(/\/$/, '') + ENDPOINT
      middlewares.use((request, response, next) => {
        const { url = '' } = request
        if (url.startsWith(path)) respond(url.slice(path.length), request, response)
        else next()
      })
    },
  }
}

/** The responses to the page of the project in the folder `root`. */
export function respondersFor(root: string): Responders {
  const { draughtsman, sketcher } = ofProcess()
  let file: Promise<TableFile> | undefined
  let surveying: Promise<Survey | null> | undefined
  /** The table on disk, read again only once it has changed. */
  const current = async (version?: string) => {
    const now = versionIn(root)
    if (version !== undefined && version !== now) throw new Refused(409, CHANGED)
    if ((await file?.catch(() => null))?.version !== now) file = readTableFile(root)
    return (await file) as TableFile
  }
  /** The hand-made land under the places of a table; undefined while there is no answer. */
  const survey = async (table: Surveyed) => {
    if (surveying) return undefined
    const asked = surveyorOf(root).survey(table)
    surveying = asked.catch(() => null)
    surveying.then(() => {
      surveying = undefined
    })
    return Promise.race([surveying, rest(PATIENCE_MS)])
  }
  return {
    open: async () => {
      const { table } = await current()
      // It takes seconds: not before the page has what it needs.
      if (!isOwn(table.map) && hasCartography(root)) setTimeout(() => sketcher.prepare(root), 1500).unref()
      return openTable(await current())
    },
    check: async ({ version, ...edited }) => {
      const table = await current(version)
      // A land that grows makes way for its places.
      const needsSurvey = !isOwn(table.table.map) && edited.land === ''
      const found = needsSurvey ? await survey(tableWith(table.table, edited)) : null
      const { mistakes, covers } = checkTable(root, table, edited, found)
      return { mistakes, covers: found === undefined ? null : covers }
    },
    // Nothing is done after the file is written: the server is about to restart.
    save: async ({ version, ...edited }) => ({ version: await saveTable(root, await current(version), edited) }),
    sketch: async (edited) => sketcher.sketch(root, tableWith((await current()).table, edited)),
    draw: () => {
      if (!draughtsman.start(root)) throw new Refused(409, 'The map is being drawn already.')
      return draughtsman.state
    },
    drawing: () => draughtsman.state,
  }
}

/** A check waits this long for the survey of the places, then it is answered without that. */
const PATIENCE_MS = 200

const rest = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

/** Kept while the process runs: the development server restarts, and evaluates this file again, when the table changes. */
interface OfProcess {
  readonly token: string
  readonly draughtsman: Draughtsman
  readonly sketcher: Sketcher
}

function ofProcess(): OfProcess {
  const kept = globalThis as { [KEY]?: OfProcess }
  kept[KEY] ??= { token: randomBytes(24).toString('hex'), draughtsman: new Draughtsman(), sketcher: new Sketcher() }
  return kept[KEY]
}

const KEY = Symbol.for('editor')
