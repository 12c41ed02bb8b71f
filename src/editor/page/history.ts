/** The states of a value, for undo and redo. */
import { same } from './merge'

export interface History<Value> {
  readonly states: readonly Value[]
  /** The position of the present one. */
  readonly at: number
  /** What the last change was a part of, such as a drag: further parts are undone with it. */
  readonly part: string | null
}

/** The number of changes that can be undone. */
const MAX_STEPS = 100

export const historyOf = <Value>(present: Value): History<Value> => ({ states: [present], at: 0, part: null })

export const presentOf = <Value>({ states, at }: History<Value>) => states[at] as Value

/** Changes the value, unless it stays the same as JSON. */
export function change<Value>(
  history: History<Value>,
  present: Value,
  part: string | null = null,
): History<Value> {
  if (same(present, presentOf(history))) return history
  const isContinued = part !== null && part === history.part
  const past = history.states.slice(0, history.at + (isContinued ? 0 : 1)).slice(-MAX_STEPS)
  return { states: [...past, present], at: past.length, part }
}

/** The history before its last change, by -1, or after the next one, by 1; the same if there is none. */
export function step<Value>(history: History<Value>, by: number): History<Value> {
  const at = history.at + by
  return at in history.states ? { ...history, at, part: null } : history
}
