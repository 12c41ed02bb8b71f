/** JSON commands over a WebSocket, as in the DevTools protocol and in WebDriver BiDi. */
import { WebSocket } from 'ws'

interface Answer {
  readonly id?: number
  readonly result?: unknown
  /** DevTools sends an object here, BiDi a code with `message` beside it. */
  readonly error?: { readonly message: string } | string
  readonly message?: string
}

/** An event that the browser sends. */
export interface Report {
  readonly method: string
  // biome-ignore lint/suspicious/noExplicitAny: each report has its own shape; the drivers know those that they use.
  readonly params: any
  readonly sessionId?: string
}

/** The longest time for a command. Long, as a starved browser loads slowly. */
const TIMEOUT_MS = 45_000

export class Socket {
  readonly #socket: WebSocket
  readonly #pending = new Map<number, (answer: Answer) => void>()
  readonly #listeners = new Set<(report: Report) => void>()
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => {
      const message: Answer & Report = JSON.parse(data.toString())
      if (message.id === undefined) for (const listener of this.#listeners) listener(message)
      else this.#pending.get(message.id)?.(message)
    })
  }

  static async connect(url: string): Promise<Socket> {
    const socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 2 ** 28 })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    return new Socket(socket)
  }

  /** Sends a command and resolves with its result. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  async send(method: string, params: object = {}, sessionId?: string): Promise<any> {
    const id = ++this.#lastId
    let timer: NodeJS.Timeout | undefined
    const answer = await new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${method} was not answered in ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
      this.#pending.set(id, resolve)
      this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }))
    }).finally(() => {
      clearTimeout(timer)
      this.#pending.delete(id)
    })
    if (answer.error === undefined) return answer.result
    const { error } = answer
    throw new Error(`${method}: ${typeof error === 'string' ? `${error}: ${answer.message}` : error.message}`)
  }

  /** Calls back for each report. Returns an unsubscribe function. */
  on(listener: (report: Report) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves with the next matching report. Call it before the command that causes the report. */
  next(matches: (report: Report) => boolean): Promise<Report> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('an expected report did not come')), TIMEOUT_MS)
      const unsubscribe = this.on((report) => {
        if (!matches(report)) return
        unsubscribe()
        clearTimeout(timer)
        resolve(report)
      })
    })
  }

  close(): void {
    this.#socket.terminate()
  }
}
