/** A value, and its earlier and later states, for undo and redo. */
import { same } from './merge'

export interface History<Value> {
  readonly present: Value
  /** The last one is undone first. */
  readonly past: readonly Value[]
  /** The first one is redone first. */
  readonly future: readonly Value[]
  /** What the last change was a part of, such as a drag: further parts are undone with it. */
  readonly part: string | null
}

/** The number of changes that can be undone. */
const MAX_STEPS = 100

export const historyOf = <Value>(present: Value): History<Value> => {
  return { present, past: [], future: [], part: null }
}

/** Changes the value, unless it stays the same as JSON. */
export function change<Value>(
  history: History<Value>,
  present: Value,
  part: string | null = null,
): History<Value> {
  if (same(present, history.present)) return history
  const isContinued = part !== null && part === history.part
  const past = isContinued ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { present, past, future: [], part }
}

/** The history without its last change; the same if there is none. */
export function undo<Value>(history: History<Value>): History<Value> {
  const { present, past, future } = history
  if (past.length === 0) return history
  return { present: past.at(-1) as Value, past: past.slice(0, -1), future: [present, ...future], part: null }
}

/** The history with the change that was undone last; the same if there is none. */
export function redo<Value>(history: History<Value>): History<Value> {
  const { present, past, future } = history
  if (future.length === 0) return history
  return { present: future[0] as Value, past: [...past, present], future: future.slice(1), part: null }
}

/** The history with all states replaced. */
export function mapHistory<Value>(history: History<Value>, by: (state: Value) => Value): History<Value> {
  const { present, past, future } = history
  return { present: by(present), past: past.map(by), future: future.map(by), part: null }
}
