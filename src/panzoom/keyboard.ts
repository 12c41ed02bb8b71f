/** What each key means on the map: one table. */
import type { Point } from './geometry'

/** What a key asks for: to move the map by some screen px, to zoom a step in (1) or out (-1), or the first view. */
export type KeyAction = { readonly pan: Point } | { readonly zoom: 1 | -1 } | { readonly home: true }

/** The part of a DOM `KeyboardEvent` that matters. */
export interface KeyPress {
  /** The character typed, or the key's name: what a person meant, whatever the layout of the keyboard. */
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

const PAN_PX = 80
const PAN_FAST_PX = 240

/** To look to the right is to move the map to the left. */
const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/** `=` and `_` are + and - with Shift forgotten or held. */
const ACTIONS: Readonly<Record<string, KeyAction>> = {
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
  _: { zoom: -1 },
  '0': { home: true },
  Home: { home: true },
}

/** What a key press asks of the map, or null for one that belongs to the browser, as Ctrl and + does. */
export function keyAction({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): KeyAction | null {
  if (ctrlKey || altKey || metaKey) return null
  if (Object.hasOwn(ACTIONS, key)) return ACTIONS[key] ?? null
  if (!Object.hasOwn(DIRECTIONS, key)) return null
  const { x = 0, y = 0 } = DIRECTIONS[key] ?? {}
  const px = shiftKey ? PAN_FAST_PX : PAN_PX
  return { pan: { x: x * px, y: y * px } }
}
