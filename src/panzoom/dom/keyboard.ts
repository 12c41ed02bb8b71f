import type { Action } from '../core/controller'
import { elementsWithin } from './surface'

export type KeyPress = Pick<KeyboardEvent, 'key' | 'repeat' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

const PAN_PX = 80
const SHIFT_FACTOR = 3
/** A held arrow repeats about 30 times a second, and so moves the map evenly by about 600 px in that time. */
const REPEAT_FACTOR = 0.25
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
export function keyAction({ key, repeat, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): Action | null {
  const action = ACTIONS.get(key)
  if (!action || ctrlKey || altKey || metaKey) return null
  if (!('pan' in action)) return action
  const factor = (shiftKey ? SHIFT_FACTOR : 1) * (repeat ? REPEAT_FACTOR : 1)
  return { pan: { x: action.pan.x * factor, y: action.pan.y * factor } }
}

/** Elements that handle keys without preventing their defaults, with all that is in them. */
const KEY_TARGETS =
  'input, select, textarea, audio, video, dialog, [contenteditable]:not([contenteditable=false]), [data-no-pan]'

/** Whether a key is for an element that handles it, such as a text field. */
export function takesKeys(event: Event, root: Element): boolean {
  // A dialog around the map takes no keys from it.
  return elementsWithin(event, root).some(
    (element) => element.matches(KEY_TARGETS) && !element.contains(root),
  )
}
