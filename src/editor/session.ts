/** What the editor keeps while its page is loaded again, as it is when the development server has restarted. */
import type { Edited, History } from './history'

interface Kept {
  /** The version of the table that the history belongs to. */
  readonly version: string
  readonly history: History
  /** The table of the last save, whose answer may be missing; null before the first one. */
  readonly sent: Edited | null
  readonly chosen: number | null
  readonly message: string
}

const KEY = 'editor-table'
const FOCUS_KEY = 'editor-focus'

export function keep(state: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state))
  } catch {} // Storage is full or off: then a restart loses what is not saved.
}

export function kept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps the focus, too: returns the element that had it when the page was left, by its id. */
export function keepFocus(signal: AbortSignal): HTMLElement | null {
  const onPageHide = () => sessionStorage.setItem(FOCUS_KEY, document.activeElement?.id ?? '')
  addEventListener('pagehide', onPageHide, { signal })
  const id = sessionStorage.getItem(FOCUS_KEY)
  sessionStorage.removeItem(FOCUS_KEY)
  return id ? document.getElementById(id) : null
}
