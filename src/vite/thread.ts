/** Work in threads: the development server stays quick meanwhile. */
import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'

const START = new URL('threadStart.js', import.meta.url)

/** The threads by file, kept in the process: the development server evaluates this file again. */
const KEY = Symbol.for('threads')
const kept = globalThis as { [KEY]?: Map<string, Worker> }
kept[KEY] ??= new Map()
const threads = kept[KEY]

/**
 * Asks the `answer` of a TypeScript file, in a thread that is started once. Rejects if it throws; null if the
 * thread is ended.
 */
export async function ask(file: string, question: object): Promise<unknown> {
  const thread = threads.get(file) ?? startThread(file)
  // Each answer has a channel of its own, which keeps the process alive until it is there.
  const { port1, port2 } = new MessageChannel()
  try {
    thread.postMessage({ question, port: port2 }, [port2])
    const ended = once(port1, 'close').then(() => [{ answer: null }])
    const [{ answer, error }] = await Promise.race([once(port1, 'message'), ended])
    if (error) throw error
    return answer
  } finally {
    port1.close()
  }
}

function startThread(file: string): Worker {
  const thread = new Worker(START, { workerData: file })
  threads.set(file, thread)
  thread.on('error', console.error)
  // Another question starts another thread.
  thread.on('exit', () => threads.get(file) === thread && threads.delete(file))
  // Nor does it keep the process alive without a question.
  thread.unref()
  return thread
}

/** Ends the thread of a file: the next question has that file read anew. Returns whether there was one. */
export function endThread(file: string): boolean {
  threads.get(file)?.terminate()
  return threads.delete(file)
}
