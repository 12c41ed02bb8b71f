/**
 * Questions about lands, answered in a thread of its own: the development server stays quick while a land is
 * surveyed. All resolve to null in a project without a cartography.
 */
import { on } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Question, surveyPlaces } from '../cartography/surveyor.ts'

const THREAD = new URL('thread.js', import.meta.url)

/** Where places lie on the hand-made land. */
export type Survey = ReturnType<typeof surveyPlaces>

export const surveyLand = (root: string, table: Question['table']) =>
  ask(root, 'places', table) as Promise<Survey | null>

/** The land of a table in a few symbols, an SVG as large as its map. */
export const sketchLand = (root: string, table: Question['table']) =>
  ask(root, 'sketch', table) as Promise<string | null>

/** The threads by folder, kept in the process: the development server evaluates this file again. */
const KEY = Symbol.for('surveyors')
const kept = globalThis as { [KEY]?: Map<string, { worker: Worker; asked: number; waiting: number }> }
kept[KEY] ??= new Map()
const surveyors = kept[KEY]

async function ask(root: string, about: Question['about'], table: Question['table']): Promise<unknown> {
  const file = resolve(root, 'src/cartography/surveyor.ts')
  if (!existsSync(file)) return null
  const surveyor = surveyors.get(root) ?? {
    // The editor asks again before it is answered, any number of times.
    worker: new Worker(THREAD, { workerData: file }).setMaxListeners(0),
    asked: 0,
    waiting: 0,
  }
  surveyors.set(root, surveyor)
  const { worker } = surveyor
  const id = surveyor.asked++
  surveyor.waiting++
  const { land = '', regions, language, map, mood } = table
  try {
    // It keeps no process alive but while it has a question.
    worker.ref()
    const answers = on(worker, 'message', { close: ['exit'] })
    const question: Question = { about, table: { land, regions, language, map, mood } }
    worker.postMessage({ id, ...question })
    for await (const [{ id: of, answer }] of answers) if (of === id) return answer
    throw new Error('The survey has ended.')
  } catch (error) {
    // Another question starts another thread.
    surveyors.delete(root)
    throw error
  } finally {
    if (--surveyor.waiting === 0) worker.unref()
  }
}
