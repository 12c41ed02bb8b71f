import { describe, expect, it } from 'vitest'
import { keyAction } from '../../src/panzoom/keyboard'

/** The action of a key with these modifiers. */
function actionOf(
  key: string,
  modifiers: { shiftKey?: boolean; ctrlKey?: boolean; altKey?: boolean; metaKey?: boolean } = {},
) {
  return keyAction({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...modifiers })
}

const MAP_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '=', '-', '_', '0', 'Home']

describe('arrow keys', () => {
  it.each([
    { key: 'ArrowLeft', x: 1, y: 0 },
    { key: 'ArrowRight', x: -1, y: 0 },
    { key: 'ArrowUp', x: 0, y: 1 },
    { key: 'ArrowDown', x: 0, y: -1 },
  ])('$key pans by 80 px, with Shift by 240', ({ key, x, y }) => {
    expect(actionOf(key)).toEqual({ pan: { x: x * 80, y: y * 80 } })
    expect(actionOf(key, { shiftKey: true })).toEqual({ pan: { x: x * 240, y: y * 240 } })
  })
})

describe('zoom keys', () => {
  it.each([
    { key: '+', zoomStep: 1 },
    { key: '=', zoomStep: 1 },
    { key: '-', zoomStep: -1 },
    { key: '_', zoomStep: -1 },
  ])('$key zooms by $zoomStep, with Shift or without', ({ key, zoomStep }) => {
    expect(actionOf(key)).toEqual({ zoomStep })
    expect(actionOf(key, { shiftKey: true })).toEqual({ zoomStep })
  })
})

it.each(['0', 'Home'])('%s returns to the first view', (key) => {
  expect(actionOf(key)).toEqual({ home: true })
})

describe('other keys', () => {
  it.each([
    '6',
    '1',
    '9',
    ' ',
    'Enter',
    'Tab',
    'Escape',
    'End',
    'PageUp',
    'PageDown',
    'a',
    'Z',
    'F5',
    'Shift',
    '',
    'toString',
    'constructor',
    '__proto__',
  ])('%j does nothing', (key) => {
    expect(actionOf(key)).toBeNull()
    expect(actionOf(key, { shiftKey: true })).toBeNull()
  })

  it.each(MAP_KEYS)('%s with Ctrl, Alt or Meta is left to the browser', (key) => {
    expect(actionOf(key)).not.toBeNull()
    expect(actionOf(key, { ctrlKey: true })).toBeNull()
    expect(actionOf(key, { altKey: true })).toBeNull()
    expect(actionOf(key, { metaKey: true })).toBeNull()
  })
})
