import { expect, it } from 'vitest'
import { keyAction } from '../../../src/panzoom/dom/listenToKeys'

const NONE = { repeat: false, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }

it.each([
  { key: 'ArrowLeft', action: { pan: { x: 80, y: 0 } }, withShift: { pan: { x: 240, y: 0 } } },
  { key: 'ArrowRight', action: { pan: { x: -80, y: 0 } }, withShift: { pan: { x: -240, y: 0 } } },
  { key: 'ArrowUp', action: { pan: { x: 0, y: 80 } }, withShift: { pan: { x: 0, y: 240 } } },
  { key: 'ArrowDown', action: { pan: { x: 0, y: -80 } }, withShift: { pan: { x: 0, y: -240 } } },
  { key: '+', action: { zoomStep: 1 } },
  { key: '=', action: { zoomStep: 1 } },
  { key: '-', action: { zoomStep: -1 } },
  { key: '_', action: { zoomStep: -1 } },
  { key: '0', action: { home: true } },
  { key: 'Home', action: { home: true } },
])(
  '$key is $action; with Ctrl, Alt or Meta it is left to the browser',
  ({ key, action, withShift = action }) => {
    expect(keyAction({ ...NONE, key })).toEqual(action)
    expect(keyAction({ ...NONE, key, shiftKey: true })).toEqual(withShift)
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
      expect(keyAction({ ...NONE, key, [modifier]: true })).toBeNull()
    }
  },
)
