/**
 * What the visitor has found on the map, by its id, and the places whose pages they have seen, by their paths. It
 * is kept in this browser alone: where storage is blocked, until the page is closed.
 */
import type { Curiosity } from '../table/curiosities'
import { addressOf } from './address'

/** Dispatched on the document with the id that was added, or without one when all was forgotten or elsewhere. */
export const FINDS_CHANGED = 'findschanged'
declare global {
  interface DocumentEventMap {
    readonly [FINDS_CHANGED]: CustomEvent<string | null>
  }
}

/** Sites on the same host have their own. */
const KEY = addressOf('finds')

let inMemory = '[]'
/** Whether storage has taken the last change: it may be blocked or full. */
let isStored = true

/** All ids and paths. */
export function finds(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse((isStored && localStorage.getItem(KEY)) || inMemory))
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
    isStored = true
  } catch {
    isStored = false
  }
  announce(added)
}

function announce(added: string | null): void {
  document.dispatchEvent(new CustomEvent(FINDS_CHANGED, { detail: added }))
}

// What another tab has changed, or another page before Back brought this one again. The build has no window.
globalThis.addEventListener?.('storage', ({ key }) => key === KEY && announce(null))
globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && announce(null))
