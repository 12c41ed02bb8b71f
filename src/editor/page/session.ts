/** What the editor keeps while its page is loaded again, as it is when the development server has restarted. */
import type { Edited, History } from './history'

/** What is kept of the state. */
export interface Kept {
  /** The version of the table that the history belongs to. */
  readonly version: string
  readonly history: History
  /** The table of the last save, whose answer may be missing; null before the first one. */
  readonly sent: Edited | null
  readonly chosen: number | null
  readonly message: string
  /** Whether the result of a drawing is still to be said. */
  readonly isDrawing: boolean
}

const KEY = 'editor-table'
const FOCUS_KEY = 'editor-focus'

export function keep(state: Kept): void {
  write(KEY, JSON.stringify(state))
}

export function kept(): Kept | null {
  const text = read(KEY)
  return text ? JSON.parse(text) : null
}

/** Keeps the focus, too: returns the element that had it when the page was left, by its id. */
export function keepFocus(signal: AbortSignal): HTMLElement | null {
  const onPageHide = () => write(FOCUS_KEY, document.activeElement?.id ?? '')
  addEventListener('pagehide', onPageHide, { signal })
  const id = read(FOCUS_KEY)
  write(FOCUS_KEY, '')
  return id ? document.getElementById(id) : null
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {} // Storage is full or off: then a restart loses what is not saved.
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
