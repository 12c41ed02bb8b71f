/** Requests to the development server. */
import type { Checked, Drawing, EditedTable, Opened, Remark, RequestName, Sketch } from './messages'
import { ENDPOINT, TOKEN_HEADER, TOKEN_NAME } from './messages'

/** The server's refusal of a request; the message is a sentence. */
export class Refusal extends Error {
  readonly mistakes: readonly Remark[]

  constructor(message: string, mistakes: readonly Remark[]) {
    super(message)
    this.mistakes = mistakes
  }
}

interface Sent extends EditedTable {
  readonly version: string
}

export const open = () => request<Opened>('open')
export const check = (sent: Sent) => request<Checked>('check', sent)
export const save = (sent: Sent) => request<Pick<Opened, 'version'>>('save', sent)
/** The land of a table, as far as it is sketched: the first request with another table begins that one instead. */
export const sketch = (table: EditedTable) => request<Sketch>('sketch', table)
export const startDrawing = () => request<Drawing>('draw')
export const drawingState = () => request<Drawing>('drawing')

async function request<Answer>(name: RequestName, body: object = {}): Promise<Answer> {
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${TOKEN_NAME}"]`)?.content ?? ''
  const response = await fetch(import.meta.env.BASE_URL.replace(/\/$/, '') + ENDPOINT + name, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Refusal(answer.error, answer.mistakes ?? [])
  return answer
}
