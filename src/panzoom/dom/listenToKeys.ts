import type { Action } from '../core/controller'
import { elementsWithin, FIELDS, type Input, windowOf } from './surface'

type KeyPress = Pick<KeyboardEvent, 'key' | 'repeat' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

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

/** Whether a key is for an element that handles it, such as a text field. A dialog around `root` does not. */
export function takesKeys(event: Event, root: Element): boolean {
  return elementsWithin(event, root).some((one) => one.matches(`${FIELDS}, dialog`) && !one.contains(root))
}

/** Keys move the map. */
export const listenToKeys: Input = (surface, controller, options, signal) => {
  const { root = surface, pageKeys = false } = options
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event)
    if (!action || takesKeys(event, root) || event.defaultPrevented) return
    // Elsewhere, only keys that type nothing act: a character may be a shortcut of the page.
    const isPageKey = pageKeys && event.key.length > 1 && !root.ownerDocument.querySelector('dialog[open]')
    if (!isPageKey && !event.composedPath().includes(root)) return
    event.preventDefault()
    // A key would pull the map from under a pointer.
    if (!controller.interaction) controller.perform(action)
  }
  windowOf(surface).addEventListener('keydown', onKeyDown, { signal })
}
