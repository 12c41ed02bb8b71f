/**
 * What the visitor has found on the map, by its id, and the places whose pages they have seen, by their
 * paths. It is kept in this browser alone: where storage is blocked, until the page is closed.
 */
import type { Curiosity } from '../table/curiosities'
import { addressOf } from './address'

/**
 * Dispatched on the document with the id that was added, or with null when all was forgotten. Other tabs do
 * not say so: what shows finds asks again when the page is seen again, also after Back (`visibilitychange`).
 */
export const FINDS_CHANGED = 'findschanged'
declare global {
  interface DocumentEventMap {
    readonly [FINDS_CHANGED]: CustomEvent<string | null>
  }
}

/** Sites on the same host have their own. */
const KEY = addressOf('finds')

/** What storage has not taken: it may be blocked or full. */
let inMemory = ''

/** All ids and paths, in a set of the caller's own. */
export function finds(): Set<string> {
  try {
    return new Set(JSON.parse(inMemory || localStorage.getItem(KEY) || '[]'))
  } catch {
    return new Set()
  }
}

/** The id of one of a kind. */
export const idOf = ({ name }: Pick<Curiosity, 'name'>, index: number) => `${name} ${index}`

/** Adds an id or a path, if it is not there yet. */
export function addFind(id: string): void {
  store([...finds().add(id)], id)
}

export function forgetFinds(): void {
  store([])
}

function store(ids: readonly string[], added: string | null = null): void {
  const all = JSON.stringify(ids)
  inMemory = ''
  try {
    localStorage.setItem(KEY, all)
  } catch {
    inMemory = all
  }
  document.dispatchEvent(new CustomEvent(FINDS_CHANGED, { detail: added }))
}
