/** When the engine takes over from native scrolling, and from which view. */
import { describe, expect, it, vi } from 'vitest'
import { early, scrolledView, whenStill } from '../../../src/site/map/handOver'
import { pass, stopTime } from '../../helpers/frames'

stopTime()

/** A map that scrolls natively, and how far down it was when it was taken over. */
function open() {
  document.body.innerHTML = '<div><div></div><button></button></div><p></p>'
  const [root, surface, button, outside] = document.querySelectorAll<HTMLElement>('div, button, p')
  if (!root || !surface || !button || !outside) throw new Error('the page is incomplete')
  const ending = new AbortController()
  const taken: number[] = []
  whenStill({ root, surface }, ending.signal, () => taken.push(surface.scrollTop))
  return { root, surface, button, outside, taken, cancel: () => ending.abort() }
}

const send = (target: EventTarget, type: string, init: object = {}) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), init))

describe('the engine takes over', () => {
  it('once, when nothing has moved the map for 150 ms', () => {
    const { taken } = open()
    pass(144)
    expect(taken).toEqual([])
    pass(64)
    expect(taken).toEqual([0])
    pass(1000)
    expect(taken).toEqual([0])
  })

  it('150 ms after the last scroll, and after the last finger has left the page', () => {
    const { surface, taken } = open()
    early.isTouched = true
    pass(5000)
    early.isTouched = false
    for (let step = 1; step <= 20; step++) {
      pass(128)
      surface.scrollTop = 9.25 * step
    }
    pass(128)
    expect(taken).toEqual([])
    pass(64)
    expect(taken).toEqual([185])
  })

  it.each([
    ['a key on the map', 'root', 'keydown', { key: '+' }, 1],
    ['a key on a button over it', 'button', 'keydown', { key: 'Enter' }, 1],
    ['a mouse button on it', 'surface', 'pointerdown', { pointerType: 'mouse' }, 1],
    ['a pen on it', 'surface', 'pointerdown', { pointerType: 'pen' }, 1],
    ['no finger on it', 'surface', 'pointerdown', { pointerType: 'touch' }, 0],
    ['no key elsewhere', 'outside', 'keydown', { key: '+' }, 0],
    ['no mouse elsewhere', 'outside', 'pointerdown', { pointerType: 'mouse' }, 0],
  ] as const)('at once for %s, before any other listener on the page', (_, on, type, init, times) => {
    const opened = open()
    const onEvent = vi.fn(() => opened.taken.length)
    document.addEventListener(type, onEvent, { once: true, capture: true })
    send(opened[on], type, init)
    expect(onEvent.mock.results[0]?.value).toBe(times)
    pass(1000)
    expect(opened.taken).toEqual([0])
  })

  it('not at all once that is cancelled', () => {
    const { root, taken, cancel } = open()
    cancel()
    pass(1000)
    send(root, 'keydown')
    expect(taken).toEqual([])
  })
})

it.each([
  { left: 300, top: 4, isMoved: false },
  { left: 308, top: 4, isMoved: false },
  { left: 308.5, top: 0, isMoved: true },
  { left: 299.5, top: 0, isMoved: true },
  { left: 304, top: 4.5, isMoved: true },
])(
  'a view scrolled to $left, $top is another than the first, rounded: $isMoved',
  ({ left, top, isMoved }) => {
    const view = scrolledView({ x: left, y: top }, { x: -304, y: 0, scale: 1 })
    expect(view).toEqual(isMoved ? { x: -left, y: -top, scale: 1 } : undefined)
  },
)
