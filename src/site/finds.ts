/**
 * What the visitor has found on the map, by its id, and the places whose pages they have seen, by their paths. It
 * is kept in this browser alone: where storage is blocked, until the page is closed.
 */
import type { Curiosity } from '../table/curiosities'
import { addressOf } from './address'

/** Dispatched on the document with the id that was added, or without one when all was forgotten. */
export const FINDS_CHANGED = 'findschanged'
declare global {
  interface DocumentEventMap {
    readonly [FINDS_CHANGED]: CustomEvent<string | null>
  }
}

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

/** The id of one of a kind. */
export const idOf = ({ name }: Pick<Curiosity, 'name'>, index: number) => `${name} ${index}`

/** Adds an id or a path, if it is not there yet. */
export function addFind(id: string): void {
  store([...new Set([...finds(), id])], id)
}

export function forgetFinds(): void {
  store([])
}

function store(ids: readonly string[], added: string | null = null): void {
  inMemory = JSON.stringify(ids)
  try {
    localStorage.setItem(KEY, inMemory)
  } catch {
    // Blocked or full.
  }
  document.dispatchEvent(new CustomEvent(FINDS_CHANGED, { detail: added }))
}
