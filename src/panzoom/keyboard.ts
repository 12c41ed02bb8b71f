import type { Point } from './geometry'

/** Move the map by some screen px, zoom one step in (1) or out (-1), or go to the initial view. */
export type Action = { readonly pan: Point } | { readonly zoomStep: 1 | -1 } | { readonly home: true }

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

const PAN_PX = 80
const SHIFT_FACTOR = 3
/** The right arrow moves the map to the left, and so shows more of its right. */
const ACTIONS = new Map<string, Action>([
  ['ArrowLeft', { pan: { x: PAN_PX, y: 0 } }],
  ['ArrowRight', { pan: { x: -PAN_PX, y: 0 } }],
  ['ArrowUp', { pan: { x: 0, y: PAN_PX } }],
  ['ArrowDown', { pan: { x: 0, y: -PAN_PX } }],
  ['+', { zoomStep: 1 }],
  ['=', { zoomStep: 1 }], // The + key without Shift; _ is the - key with Shift.
  ['-', { zoomStep: -1 }],
  ['_', { zoomStep: -1 }],
  ['0', { home: true }],
  ['Home', { home: true }],
])

/** The action of a key press; null for other keys, and for shortcuts of the browser, such as Ctrl and +. */
export function keyAction({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): Action | null {
  const action = ACTIONS.get(key)
  if (!action || ctrlKey || altKey || metaKey) return null
  if (!('pan' in action) || !shiftKey) return action
  return { pan: { x: action.pan.x * SHIFT_FACTOR, y: action.pan.y * SHIFT_FACTOR } }
}
