/** Requests to the development server. */
import { ENDPOINT, type RequestName } from './messages'

const RETRY_MS = 500
/** While the server restarts, as it does after a save, there is no answer for a while. */
const MAX_TRIES = 20

/** The answer to a request; rejects with a sentence. */
export async function request<Answer>(name: RequestName, body: object = {}): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(import.meta.env.BASE_URL.replace(/\/$/, '') + ENDPOINT + name, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null)
    const answer = await response?.json().catch(() => null)
    if (answer && response?.ok) return answer
    if (answer) throw new Error(answer.error)
    if (tries >= MAX_TRIES)
      throw new Error('The development server does not answer. Is `npm run dev` still running?')
    await rest(RETRY_MS)
  }
}

export const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
