import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeBySwipe } from '../../src/layout/swipe'

let drawer: HTMLDialogElement
let ms = 0

beforeEach(() => {
  drawer = document.body.appendChild(document.createElement('dialog'))
  const panel = drawer.appendChild(document.createElement('div'))
  Object.defineProperty(panel, 'offsetWidth', { value: 300 })
  drawer.open = true
  closeBySwipe(drawer)
  // A second call has no effect.
  closeBySwipe(drawer)
})

afterEach(() => drawer.remove())

/** Dispatches a touch event, `afterMs` after the last one. Returns whether its default was prevented. */
function touch(type: string, fingers: readonly (readonly [x: number, y: number])[], afterMs = 16): boolean {
  ms += afterMs
  const event = new Event(`touch${type}`, { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: ms })
  Object.assign(event, { touches: fingers.map(([clientX, clientY]) => ({ clientX, clientY })) })
  return !drawer.firstElementChild?.dispatchEvent(event)
}

const pushed = () => drawer.style.getPropertyValue('--pushed')

it.each([
  {
    what: 'far enough',
    moves: [
      [200, 102, 80],
      [160, 104, 120],
    ],
    moveMs: 1000,
    isOpen: false,
  },
  { what: 'early and slowly', moves: [[240, 100, 40]], moveMs: 500, isOpen: true },
  {
    what: 'by a flick',
    moves: [
      [260, 100, 20],
      [230, 100, 50],
    ],
    isOpen: false,
  },
  {
    what: 'by a flick of many small moves',
    moves: Array.from({ length: 19 }, (_, i) => [278 - 2 * i, 100]),
    moveMs: 4,
    isOpen: false,
  },
  {
    what: 'by a flick with a rest of 2 s',
    moves: [
      [260, 100, 20],
      [230, 100, 50],
    ],
    endMs: 2000,
    isOpen: true,
  },
  {
    what: 'and back, past the start',
    moves: [
      [230, 100, 50],
      [360, 100, 0],
    ],
    moveMs: 500,
    isOpen: true,
  },
])(
  'a finger pushes the drawer to the left $what: open is $isOpen',
  ({ moves, moveMs = 16, endMs = moveMs, isOpen }) => {
    touch('start', [[280, 100]])
    for (const [x = 0, y = 0, px] of moves) {
      const isPrevented = touch('move', [[x, y]], moveMs)
      if (px !== undefined)
        expect([isPrevented, pushed(), drawer.hasAttribute('data-pushed')]).toEqual([true, `${px}px`, true])
    }
    touch('end', [], endMs)
    expect(drawer.open).toBe(isOpen)
    expect([pushed(), drawer.hasAttribute('data-pushed')]).toEqual(['', false])
  },
)

it.each([
  { what: 'scrolls down', to: [278, 160] },
  { what: 'scrolls up', to: [275, 40] },
  { what: 'moves to the right', to: [300, 100] },
  { what: 'moves by 6 px', to: [274, 100], laterPx: '180px' },
] as const)('a finger that $what does not push the drawer, nor later if it scrolls', ({ to, laterPx = '' }) => {
  touch('start', [[280, 100]])
  expect(touch('move', [to])).toBe(false)
  expect(pushed()).toBe('')
  touch('move', [[100, to[1]]])
  expect(pushed()).toBe(laterPx)
})

it.each([
  {
    what: 'is joined by another',
    type: 'move',
    fingers: [
      [180, 100],
      [50, 50],
    ],
  },
  { what: 'is cancelled', type: 'cancel', fingers: [] },
] as const)('a finger that $what releases the drawer', ({ type, fingers }) => {
  touch('start', [[280, 100]])
  touch('move', [[100, 100]])
  expect(pushed()).toBe('180px')
  touch(type, fingers)
  expect(pushed()).toBe('')
  touch('end', [])
  expect(drawer.open).toBe(true)
})
