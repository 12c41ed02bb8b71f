import type { Answers } from '../server/editor'
import { ENDPOINT, type Sent } from './messages'

/** While the server restarts, as it does after a save, there is no answer for a while. */
const RETRY_MS = 500
const MAX_TRIES = 20

export type Answer<Name extends keyof Answers> = Awaited<ReturnType<Answers[Name]>>

/** The answer of the development server to a request; rejects with a sentence. */
export async function request<Name extends keyof Answers>(name: Name, body?: Sent): Promise<Answer<Name>> {
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const response = await fetch(import.meta.env.BASE_URL.replace(/\/$/, '') + ENDPOINT + name, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }).catch(() => null)
    const answer = await response?.json().catch(() => null)
    if (answer && response?.ok) return answer
    if (answer) throw new Error(answer.error)
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
  throw new Error('The development server does not answer. Is `npm run dev` still running?')
}
