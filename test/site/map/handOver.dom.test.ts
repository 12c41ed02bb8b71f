/** When the engine takes over from native scrolling, and from which view. */
import { describe, expect, it, vi } from 'vitest'
import { handOver } from '../../../src/site/map/handOver'
import { early } from '../../../src/site/start/early'
import { pass, stopTime } from '../../helpers/frames'

stopTime()

/** A map that scrolls natively, at its first view, and the views that have been taken over. */
function open() {
  document.body.innerHTML = '<div><div></div><button></button></div><p></p>'
  const [root, surface, button, outside] = document.querySelectorAll<HTMLElement>('div, button, p')
  if (!root || !surface || !button || !outside) throw new Error('the page is incomplete')
  const taken: unknown[] = []
  Object.defineProperties(surface, { scrollWidth: { value: 2048 }, clientWidth: { value: 1440 } })
  surface.scrollLeft = 304
  const cancel = handOver(
    { root, surface },
    (scrolledTo) => taken.push(scrolledTo),
    () => ({ x: -304, y: 0, scale: 1 }),
  )
  return { root, surface, button, outside, taken, cancel }
}

const send = (target: EventTarget, type: string, init: object = {}) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), init))

describe('the engine takes over', () => {
  it('once, when nothing has moved the map for 150 ms', () => {
    const { taken } = open()
    pass(144)
    expect(taken).toEqual([])
    pass(64)
    expect(taken).toEqual([undefined])
    pass(1000)
    expect(taken).toEqual([undefined])
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
    expect(taken).toEqual([{ x: -304, y: -185, scale: 1 }])
  })

  it.each([
    { how: 'a key on the map', on: 'root', type: 'keydown', init: { key: '+' } },
    { how: 'a key on a button over it', on: 'button', type: 'keydown', init: { key: 'Enter' } },
    { how: 'a mouse button on it', on: 'surface', type: 'pointerdown', init: { pointerType: 'mouse' } },
    { how: 'a pen on it', on: 'surface', type: 'pointerdown', init: { pointerType: 'pen' } },
    { how: 'no finger on it', on: 'surface', type: 'pointerdown', init: { pointerType: 'touch' }, times: 0 },
    { how: 'no key elsewhere', on: 'outside', type: 'keydown', init: { key: '+' }, times: 0 },
    {
      how: 'no mouse elsewhere',
      on: 'outside',
      type: 'pointerdown',
      init: { pointerType: 'mouse' },
      times: 0,
    },
  ] as const)(
    'at once for $how, before any other listener on the page',
    ({ on, type, init, ...expected }) => {
      const { times = 1 } = expected as { times?: number }
      const opened = open()
      const onEvent = vi.fn(() => opened.taken.length)
      document.addEventListener(type, onEvent, { once: true, capture: true })
      send(opened[on], type, init)
      expect(onEvent.mock.results[0]?.value).toBe(times)
      pass(1000)
      expect(opened.taken).toEqual([undefined])
    },
  )

  it('not at all once that is cancelled', () => {
    const { root, taken, cancel } = open()
    cancel()
    pass(1000)
    send(root, 'keydown')
    expect(taken).toEqual([])
  })

  it.each([
    { left: 300, top: 4, isMoved: false },
    { left: 308, top: 4, isMoved: false },
    { left: 308.5, top: 0, isMoved: true },
    { left: 299.5, top: 0, isMoved: true },
    { left: 304, top: 4.5, isMoved: true },
  ])(
    'with the view scrolled to $left, $top, unless that is the first view, rounded',
    ({ left, top, isMoved }) => {
      const { root, surface, taken } = open()
      Object.assign(surface, { scrollLeft: left, scrollTop: top })
      send(root, 'keydown')
      expect(taken).toEqual([isMoved ? { x: -left, y: -top, scale: 1 } : undefined])
    },
  )
})
