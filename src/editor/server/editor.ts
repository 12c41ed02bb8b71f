/**
 * The editor of places, in the development server alone: it adds the page's script, and answers its requests.
 */
import type { Plugin } from 'vite'
import { isOwn, type Table } from '../../table/table.ts'
import { readTable, realmFilesIn, withDrawings } from '../../vite/ownerTable.ts'
import { sketchLand, surveyLand } from '../../vite/surveyor.ts'
import { ENDPOINT, type Sent } from '../page/messages.ts'
import { drawing, startDrawing } from './drawing.ts'
import { plain } from './editTable.ts'
import { DRAFTS } from './moveFiles.ts'
import { respond } from './requests.ts'
import { openTable, remarksOn, saveTable } from './tableFile.ts'

/** Of a page that shows the editor in a frame. */
const FRAMED = 'The editor is not shown within another page. Open its address in a tab of its own.'
/** Whether an address asks for the editor. */
const isAsked = (address = '') => /[?&]edit(?=[=&#]|$)/.test(address)

export function editor(): Plugin {
  let base = '/'
  return {
    name: 'editor',
    apply: 'serve',
    // Vite finds the packages of the page too late, and would load it again.
    config: () => ({
      server: { watch: { ignored: [DRAFTS] } },
      optimizeDeps: { include: ['@sindresorhus/slugify'] },
    }),
    configureServer({ config, middlewares }) {
      base = config.base
      const answers: Readonly<Record<string, (body: never) => unknown>> = answersFor(config.root)
      middlewares.use((request, response, next) => {
        const [start, name = ''] = (request.url ?? '').split(ENDPOINT)
        // Another site could lay its own buttons over those of the editor, for the owner to press.
        const isFramed =
          isAsked(request.url) && /frame|object|embed/.test(`${request.headers['sec-fetch-dest']}`)
        if (isFramed) response.writeHead(403).end(FRAMED)
        else if (`${start}/` !== base || !Object.hasOwn(answers, name)) next()
        else respond(request, response, answers[name] as (body: never) => unknown)
      })
    },
    transformIndexHtml(_, { originalUrl }) {
      const attrs = { type: 'module', src: `${base}src/editor/page/editor.tsx` }
      return isAsked(originalUrl) ? [{ tag: 'script', attrs, injectTo: 'head' }] : []
    },
  }
}

export type Answers = ReturnType<typeof answersFor>

/** The answers to the requests about the project in the folder `root`. */
export function answersFor(root: string) {
  /** What places lie over on a land that is fixed; one that grows makes way for them. */
  const coversOn = async (table: Table) =>
    isOwn(table.map) || table.land ? null : surveyLand(root, withDrawings(root, table))
  const check = async (sent: Sent) =>
    // A table of any shape may not be surveyed.
    remarksOn(root, sent, (await coversOn(plain(sent.table)).catch(() => null)) ?? [])
  return {
    open: () => openTable(root),
    check,
    /** The table as it is now, if it has been changed by others. */
    async save(sent: Sent) {
      const disk = saveTable(root, sent, await check(sent))
      if (disk === null) return { theirs: await openTable(root) }
      const isStale = (await readTable(root)).stale.length > 0
      return { saved: { disk, isStale, files: realmFilesIn(root) } }
    },
    /** The land as an SVG; empty without a cartography. */
    sketch: async (sent: Sent) => (await sketchLand(root, withDrawings(root, plain(sent.table)))) ?? '',
    draw: () => startDrawing(root),
    drawing: () => drawing(),
  }
}
