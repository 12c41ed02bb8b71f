/** Work in threads: the development server stays quick meanwhile. */
import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'

const START = new URL('threadStart.js', import.meta.url)

type Thread = Worker & { isEnded?: true }

/**
 * The threads by file, null between two. They are kept in the process: the development server evaluates this
 * file again.
 */
const KEY = Symbol.for('threads')
const kept = globalThis as { [KEY]?: Map<string, Thread | null> }
kept[KEY] ??= new Map()
const threads = kept[KEY]

/**
 * Asks the `answer` of a TypeScript file, in a thread that is started once. Rejects if it throws, or dies;
 * null if it is ended meanwhile.
 */
export async function ask(file: string, question: object): Promise<unknown> {
  const thread = threads.get(file) ?? startThread(file)
  // Each answer has a channel of its own, which keeps the process alive until it is there.
  const { port1, port2 } = new MessageChannel()
  try {
    thread.postMessage({ question, port: port2 }, [port2])
    const ended = once(port1, 'close').then(() => {
      if (!thread.isEnded) throw new Error(`The thread of ${file} has died.`)
      return [{ answer: null }]
    })
    const [{ answer, error }] = await Promise.race([once(port1, 'message'), ended])
    if (error) throw error
    return answer
  } finally {
    port1.close()
  }
}

function startThread(file: string): Thread {
  const thread: Thread = new Worker(START, { workerData: file })
  threads.set(file, thread)
  thread.on('error', console.error)
  // Another question starts another thread.
  thread.on('exit', () => threads.get(file) === thread && threads.set(file, null))
  // Nor does it keep the process alive without a question.
  thread.unref()
  return thread
}

/** Ends the thread of a file: the next question has it read anew. Returns whether it was ever asked. */
export function endThread(file: string): boolean {
  const thread = threads.get(file)
  if (thread) {
    thread.isEnded = true
    threads.set(file, null)
    thread.terminate()
  }
  return threads.has(file)
}
