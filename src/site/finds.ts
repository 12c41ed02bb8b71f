/**
 * What the visitor has found on the map, by its id, and the places whose pages they have seen, by their paths. It
 * is kept in this browser alone: where storage is blocked, until the page is closed.
 */
import { addressOf } from './address'

/** Dispatched on the document when something was added, or all was forgotten. */
export const FINDS_CHANGED = 'findschanged'

/** Sites on the same host have their own. */
const KEY = addressOf('finds')

let inMemory = '[]'

/** All ids and paths. */
export function finds(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? inMemory))
  } catch {
    return new Set(JSON.parse(inMemory))
  }
}

/** Adds an id or a path. */
export function addFind(id: string): void {
  store([...new Set([...finds(), id])])
}

export function forgetFinds(): void {
  store([])
}

function store(ids: readonly string[]): void {
  inMemory = JSON.stringify(ids)
  try {
    localStorage.setItem(KEY, inMemory)
  } catch {
    // Blocked or full.
  }
  document.dispatchEvent(new Event(FINDS_CHANGED))
}
