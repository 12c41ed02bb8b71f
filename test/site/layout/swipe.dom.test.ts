import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeBySwipe } from '../../../src/site/layout/swipe'

let drawer: HTMLDialogElement
let ms = 0

function addDrawer(): void {
  drawer = document.body.appendChild(document.createElement('dialog'))
  const panel = drawer.appendChild(document.createElement('div'))
  Object.defineProperty(panel, 'offsetWidth', { value: 300 })
  drawer.open = true
  closeBySwipe(drawer)
}

beforeEach(addDrawer)

afterEach(() => {
  drawer.remove()
  document.dir = ''
})

/** Dispatches a touch event, `afterMs` after the last one. Returns whether its default was prevented. */
function touch(type: string, fingers: readonly (readonly [x: number, y: number])[], afterMs = 16): boolean {
  ms += afterMs
  const event = new Event(`touch${type}`, { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: ms })
  Object.assign(event, { touches: fingers.map(([clientX, clientY]) => ({ clientX, clientY })) })
  return !drawer.firstElementChild?.dispatchEvent(event)
}

const pushed = () => drawer.style.getPropertyValue('--pushed')

const TWO_FINGERS = [180, 50].map((x) => [x, 100] as const)
const MANY_SMALL_MOVES = Array.from({ length: 18 }, (_, index) => 266 - 2 * index)

it.each([
  { what: 'far enough', xs: [200, 160], moveMs: 1000, isOpen: false },
  { what: 'early and slowly', xs: [240], moveMs: 500, isOpen: true },
  { what: 'by a flick', xs: [260, 230], isOpen: false },
  { what: 'by a flick of many small moves', xs: MANY_SMALL_MOVES, moveMs: 4, isOpen: false },
  { what: 'by a flick with a rest of 2 s', xs: [260, 230], endMs: 2000, isOpen: true },
  { what: 'and back, past the start', xs: [230, 360], moveMs: 500, isOpen: true },
])('a finger pushes it to the left $what: open is $isOpen', ({ xs, moveMs = 16, endMs = moveMs, isOpen }) => {
  touch('start', [[280, 100]])
  for (const x of xs) {
    expect(touch('move', [[x, 102]], moveMs)).toBe(true)
    expect([pushed(), drawer.dataset.pushed]).toEqual([`${Math.max(0, 280 - x)}px`, ''])
  }
  touch('end', [], endMs)
  expect([drawer.open, pushed(), drawer.dataset.pushed]).toEqual([isOpen, '', undefined])
})

it.each([
  { what: 'scrolls down', to: [278, 160] },
  { what: 'scrolls up', to: [275, 40] },
  { what: 'moves to the right', to: [300, 100] },
  { what: 'moves by 6 px', to: [274, 100], laterPx: '180px' },
] as const)('a finger that $what does not push it, nor later if it scrolls', ({ to, laterPx = '' }) => {
  touch('start', [[280, 100]])
  expect(touch('move', [to])).toBe(false)
  expect(pushed()).toBe('')
  touch('move', [[100, to[1]]])
  expect(pushed()).toBe(laterPx)
})

it('a finger pushes the drawer to the right where lines run from right to left', () => {
  document.dir = 'rtl'
  drawer.remove()
  addDrawer()
  touch('start', [[100, 100]])
  touch('move', [[60, 100]])
  expect(pushed()).toBe('')
  touch('start', [[100, 100]])
  touch('move', [[280, 100]])
  expect(pushed()).toBe('180px')
  touch('end', [])
  expect(drawer.open).toBe(false)
})

it.each(['is joined by another', 'is cancelled'])('a finger that %s releases the drawer', (what) => {
  touch('start', [[280, 100]])
  touch('move', [[100, 100]])
  expect(pushed()).toBe('180px')
  if (what === 'is cancelled') touch('cancel', [])
  else touch('move', TWO_FINGERS)
  expect(pushed()).toBe('')
  touch('end', [])
  expect(drawer.open).toBe(true)
})
