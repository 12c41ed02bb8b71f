/**
 * The editor of places, in the development server alone: it adds the page's script, and answers its requests.
 */
import { setTimeout } from 'node:timers/promises'
import type { Plugin } from 'vite'
import { isOwn, type Table } from '../../table/table.ts'
import { readTable, realmFilesIn } from '../../vite/ownerTable.ts'
import { sketchLand, surveyLand } from '../../vite/surveyor.ts'
import { ENDPOINT, type Sent } from '../page/messages.ts'
import { drawing, startDrawing } from './drawing.ts'
import { DRAFTS } from './moveFiles.ts'
import { respond } from './requests.ts'
import { changedTable, openTable, remarksOn, saveTable } from './tableFile.ts'

/** A check waits this long for what places lie over; the page asks again. */
const PATIENCE_MS = 300

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
        if (`${start}/` !== base || !Object.hasOwn(answers, name)) next()
        else respond(request, response, answers[name] as (body: never) => unknown)
      })
    },
    transformIndexHtml(_, { originalUrl = '' }) {
      const attrs = { type: 'module', src: `${base}src/editor/page/editor.tsx` }
      const isAsked = new URL(originalUrl, 'http://host').searchParams.has('edit')
      return isAsked ? [{ tag: 'script', attrs, injectTo: 'head' }] : []
    },
  }
}

export type Answers = ReturnType<typeof answersFor>

/** The answers to the requests about the project in the folder `root`. */
export function answersFor(root: string) {
  const ownOf = async ({ map }: Table) => (isOwn(map) ? (await readTable(root)).own : undefined)
  /** Where places lie on the hand-made land; undefined while it is surveyed. A land that grows makes way. */
  const surveyOf = async (table: Table) => {
    if (isOwn(table.map) || table.land) return null
    const survey = surveyLand(root, table)
    return Promise.race([survey.catch(() => null), setTimeout(PATIENCE_MS, undefined)])
  }
  return {
    open: () => openTable(root),
    async check(sent: Sent) {
      const table = changedTable(sent)
      const survey = await surveyOf(table)
      const remarks = remarksOn(root, table, sent.moves, await ownOf(table), survey)
      return { remarks, isSurveyed: survey !== undefined }
    },
    /** The table as it is now, if it has been changed by others. */
    async save(sent: Sent) {
      const version = saveTable(root, sent, await ownOf(changedTable(sent)))
      if (version === null) return { theirs: await openTable(root) }
      const isStale = (await readTable(root)).stale.length > 0
      return { saved: { version, isStale, files: realmFilesIn(root) } }
    },
    /** The land as an SVG; null without a cartography. */
    sketch: async (sent: Sent) => ({ picture: await sketchLand(root, changedTable(sent)) }),
    draw: () => startDrawing(root),
    drawing: () => drawing(),
  }
}
