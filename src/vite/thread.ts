/** Work in threads: the development server stays quick meanwhile. */
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'

const START = new URL('threadStart.js', import.meta.url)

/** The threads by file, kept in the process: the development server evaluates this file again. */
const KEY = Symbol.for('threads')
const kept = globalThis as {
  [KEY]?: Map<string, { worker: Worker; since: number; asked: number; waiting: number }>
}
kept[KEY] ??= new Map()
const threads = kept[KEY]

/** Asks the `answer` of a TypeScript file, in a thread that is started once. Rejects if it throws, or is ended. */
export async function ask(file: string, question: object): Promise<unknown> {
  const thread = threads.get(file) ?? {
    worker: startThread(file),
    since: Date.now(),
    asked: 0,
    waiting: 0,
  }
  threads.set(file, thread)
  const { worker } = thread
  const id = thread.asked++
  thread.waiting++
  try {
    // It keeps no process alive but while it has a question.
    worker.ref()
    const answers = on(worker, 'message', { close: ['exit'] })
    worker.postMessage({ id, ...question })
    for await (const [{ id: of, answer, error }] of answers) {
      if (of !== id) continue
      if (error) throw error
      return answer
    }
    throw new Error('The thread has ended.')
  } finally {
    if (--thread.waiting === 0) worker.unref()
  }
}

function startThread(file: string): Worker {
  // The editor asks again before it is answered, any number of times.
  const worker = new Worker(START, { workerData: file }).setMaxListeners(0)
  // Another question starts another thread.
  return worker.on('exit', () => threads.get(file)?.worker === worker && threads.delete(file))
}

/** When the thread of a file was started, in ms as of `Date.now()`; undefined if it is not running. */
export const runsSince = (file: string) => threads.get(file)?.since

/** Ends the thread of a file, if there is one: the next question has that file read anew. */
export function endThread(file: string): void {
  threads.get(file)?.worker.terminate()
  threads.delete(file)
}
