/**
 * Questions about lands, answered in a thread of its own: the development server stays quick while a land is
 * surveyed.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Question, surveyPlaces } from '../cartography/surveyor.ts'

const FILE = 'src/cartography/surveyor.ts'

/**
 * As `npm run draw` starts: Node itself does not read TypeScript in all versions that the project supports.
 */
const PROGRAM = `import('vite').then(({ runnerImport }) => {
  const { root, file } = require('node:worker_threads').workerData
  return runnerImport(file, { root, configFile: false, envFile: false, logLevel: 'silent' })
})`

export type Survey = ReturnType<typeof surveyPlaces>

/** The part of a table that a question is about. */
export type Surveyed = Question['table']

/** What waits for the answer to a question. */
interface Waiting {
  readonly onAnswer: (answer: unknown) => void
  readonly onError: (error: Error) => void
}

/** Whether the project in a folder has a cartography, which answers the questions. */
const hasCartography = (root: string) => existsSync(resolve(root, FILE))

/** A thread with the cartography of the project in a folder. It begins with the first question. */
export class Surveyor {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private questions = 0
  private readonly root: string

  constructor(root: string) {
    this.root = root
  }

  /** Where places lie on the hand-made land; null in a project without a cartography. */
  survey(table: Surveyed): Promise<Survey | null> {
    return this.ask('places', table) as Promise<Survey | null>
  }

  /**
   * The land of a table in a few symbols, an SVG as large as its map; null in a project without a
   * cartography.
   */
  sketch(table: Surveyed): Promise<string | null> {
    return this.ask('sketch', table) as Promise<string | null>
  }

  private async ask(about: Question['about'], table: Surveyed): Promise<unknown> {
    if (!hasCartography(this.root)) return null
    const { land = '', regions, language, map, mood } = table
    const question: Question = { id: this.questions++, about, table: { land, regions, language, map, mood } }
    const worker = this.begin()
    return new Promise((onAnswer, onError) => {
      this.waiting.set(question.id, { onAnswer, onError })
      worker.ref()
      worker.postMessage(question)
    })
  }

  private begin(): Worker {
    if (this.worker) return this.worker
    const { root } = this
    const worker = new Worker(PROGRAM, { eval: true, workerData: { root, file: resolve(root, FILE) } })
    // It keeps no process alive but while it has a question.
    worker.unref()
    worker.on('message', ({ id, answer }: { id: number; answer: unknown }) => {
      this.waiting.get(id)?.onAnswer(answer)
      this.waiting.delete(id)
      if (this.waiting.size === 0) worker.unref()
    })
    worker.on('error', (error) => this.stop(error))
    this.worker = worker
    return worker
  }

  /** Ends the thread, whatever it does; another question starts another one. */
  stop(error = new Error('The survey is cancelled.')): void {
    this.worker?.terminate()
    this.worker = undefined
    for (const { onError } of this.waiting.values()) onError(error)
    this.waiting.clear()
  }
}

/**
 * The one of this process for a project: the development server evaluates this file again when the table
 * changes.
 */
export function surveyorOf(root: string): Surveyor {
  const kept = globalThis as { [KEY]?: { surveyor: Surveyor; root: string } }
  if (kept[KEY]?.root !== root) {
    kept[KEY]?.surveyor.stop()
    kept[KEY] = { surveyor: new Surveyor(root), root }
  }
  return kept[KEY].surveyor
}

const KEY = Symbol.for('surveyor')
