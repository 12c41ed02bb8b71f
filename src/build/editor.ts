/** The editor of places, in the development server alone: it adds the page's token, and answers the page. */
import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { type EditedRegion, ENDPOINT, type Remark, TOKEN_NAME } from '../editor/messages.ts'
import type { Table } from '../site/table.ts'
import { Draughtsman } from './drawing.ts'
import { type Responders, respondTo } from './editorRequests.ts'
import {
  CHANGED,
  checkRegions,
  isDrawn,
  openTable,
  Refused,
  readTableFile,
  saveRegions,
  type TableFile,
  tableWith,
  versionIn,
} from './editTable.ts'
import { drawingIn } from './ownerTable.ts'

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
  const { draughtsman, survey } = ofProcess()
  let file: Promise<TableFile> | undefined
  /** The table on disk, read again only once it has changed. */
  const current = async (version?: string) => {
    const now = versionIn(root)
    if (version !== undefined && version !== now) throw new Refused(409, CHANGED)
    if ((await file?.catch(() => null))?.version !== now) file = readTableFile(root)
    return (await file) as TableFile
  }
  return {
    open: async () => {
      // It takes seconds: not before the page has what it needs.
      const table = await current()
      if (isDrawn(table.table)) setTimeout(() => survey(root), 1500)
      return openTable(table)
    },
    check: async ({ version, regions }) => {
      const table = await current(version)
      return { mistakes: checkRegions(root, table, regions), covers: coversOf(root, table, regions) }
    },
    // Nothing is done after the file is written: the server is about to restart.
    save: async ({ version, regions }) => ({ version: await saveRegions(root, await current(version), regions) }),
    draw: () => {
      if (!draughtsman.start(root)) throw new Refused(409, 'The map is being drawn already.')
      return draughtsman.state
    },
    drawing: () => draughtsman.state,
  }
}

/** What of the drawn map each region would lie over; null before the land has been surveyed. */
function coversOf(root: string, { table }: TableFile, edited: readonly EditedRegion[]): Remark[] | null {
  if (!isDrawn(table)) return []
  const land = ofProcess().survey(root)
  if (!land) return null
  return land.collisions(tableWith(table, edited).regions).flatMap(({ what, why }) => {
    const region = edited.findIndex(({ name }) => name === what)
    return region < 0 ? [] : [{ region, field: 'corners', sentence: `region "${what}" ${why}.` }]
  })
}

/** The land, and what regions cover of the names, the rivers and the ornaments on it. */
interface Survey {
  collisions(regions: readonly unknown[]): readonly { readonly what: string; readonly why: string }[]
}

/** Kept while the process runs: the development server restarts, and evaluates this file again, when the table changes. */
interface OfProcess {
  readonly token: string
  readonly draughtsman: Draughtsman
  /** The drawn land of the project in the folder `root`, once surveyed; the first call after a drawing begins that. */
  readonly survey: (root: string) => Survey | null
}

function ofProcess(): OfProcess {
  const kept = globalThis as { [KEY]?: OfProcess }
  kept[KEY] ??= { token: randomBytes(24).toString('hex'), draughtsman: new Draughtsman(), survey: surveyOnce() }
  return kept[KEY]
}

const KEY = Symbol.for('editor')

function surveyOnce(): OfProcess['survey'] {
  let survey: Survey | null = null
  let surveyed: string | undefined
  return (root) => {
    // Surveyed again after each drawing: a land may grow from another word, or around other places.
    const drawing = drawingIn(root)
    if (drawing !== surveyed) {
      surveyed = drawing
      survey = null
      const keep = (found: Survey) => {
        if (drawing === surveyed) survey = found
      }
      // A project without the drawing: its places cover nothing.
      surveyLand(root).then(keep, () => keep({ collisions: () => [] }))
    }
    return survey
  }
}

async function surveyLand(root: string): Promise<Survey> {
  const load = async (file: string) =>
    (await runnerImport(resolve(root, 'src/cartography', file), { root, configFile: false, logLevel: 'silent' })).module
  const { surveyLand } = (await load('land/field.ts')) as typeof import('../cartography/land/field.ts')
  const { collisions } = (await load('collisions.ts')) as typeof import('../cartography/collisions.ts')
  const { geographyOf } = (await load('land/geographyOf.ts')) as typeof import('../cartography/land/geographyOf.ts')
  const land = surveyLand(geographyOf((await load('../realm.ts')) as unknown as Table))
  return { collisions: (regions) => collisions(land, regions as Parameters<typeof collisions>[1]) }
}
