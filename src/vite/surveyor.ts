/** Questions about lands, answered in a thread of its own: the development server stays quick while a land is surveyed. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Question, surveyPlaces } from '../cartography/surveyor.ts'

const FILE = 'src/cartography/surveyor.ts'

/** As `npm run draw` starts: Node itself does not read TypeScript in all versions that the project supports. */
const PROGRAM = `import('vite').then(({ runnerImport }) => {
  const { root, file } = require('node:worker_threads').workerData
  return runnerImport(file, { root, configFile: false, envFile: false, logLevel: 'silent' })
})`

export type Survey = ReturnType<typeof surveyPlaces>

/** The part of a table that a question is about. */
export type Surveyed = Question['table']

interface Reply {
  readonly id: number
  readonly answer: object
  readonly isLast: boolean
}

/** What waits for the answers to a question. */
interface Waiting {
  readonly onAnswer: (answer: object) => void
  readonly onEnd: () => void
  readonly onError: (error: Error) => void
}

/** Whether the project in a folder has a cartography, which answers the questions. */
export const hasCartography = (root: string) => existsSync(resolve(root, FILE))

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
  async survey({ regions, language, map }: Surveyed): Promise<Survey | null> {
    if (!hasCartography(this.root)) return null
    let survey: object | null = null
    await this.ask({ about: 'places', table: { land: '', regions, language, map } }, (answer) => {
      survey = answer
    })
    return survey
  }

  /** Asks a question; the promise ends with the last answer. */
  ask(question: Omit<Question, 'id'>, onAnswer: (answer: object) => void): Promise<void> {
    const id = this.questions++
    const worker = this.begin()
    return new Promise<void>((onEnd, onError) => {
      this.waiting.set(id, { onAnswer, onEnd, onError })
      worker.ref()
      worker.postMessage({ id, ...question })
    })
  }

  /** Starts the thread, so that it has loaded by the first question. */
  begin(): Worker {
    if (this.worker) return this.worker
    const { root } = this
    const worker = new Worker(PROGRAM, { eval: true, workerData: { root, file: resolve(root, FILE) } })
    // It keeps no process alive but while it has a question.
    worker.unref()
    worker.on('message', ({ id, answer, isLast }: Reply) => {
      const waiting = this.waiting.get(id)
      waiting?.onAnswer(answer)
      if (!isLast) return
      this.waiting.delete(id)
      if (this.waiting.size === 0) worker.unref()
      waiting?.onEnd()
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

/** The one of this process for a project: the development server evaluates this file again when the table changes. */
export function surveyorOf(root: string): Surveyor {
  const kept = globalThis as { [KEY]?: { surveyor: Surveyor; root: string } }
  if (kept[KEY]?.root !== root) {
    kept[KEY]?.surveyor.stop()
    kept[KEY] = { surveyor: new Surveyor(root), root }
  }
  return kept[KEY].surveyor
}

const KEY = Symbol.for('surveyor')
