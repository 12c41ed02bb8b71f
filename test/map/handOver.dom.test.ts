/** When a map that scrolls by itself is taken over, and where it then lies. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handOver } from '../../src/map/handOver'
import { early } from '../../src/site/early'
import { pass } from '../helpers/frames'

/** A map that scrolls by itself, and each time that it has been taken over, with where the visitor has left it. */
function open() {
  document.body.innerHTML = '<div><div></div><button></button></div><p></p>'
  const [root, surface] = document.querySelectorAll('div') as unknown as [HTMLElement, HTMLElement]
  const [button, outside] = [document.querySelector('button'), document.querySelector('p')] as HTMLElement[]
  const taken: unknown[] = []
  Object.defineProperties(surface, { scrollWidth: { value: 2048 }, clientWidth: { value: 1440 } })
  surface.scrollLeft = 304
  const callOff = handOver({ root, surface }, (left) => taken.push(left))
  return { root, surface, button: button as HTMLElement, outside: outside as HTMLElement, taken, callOff }
}

function scroll(surface: HTMLElement, left: number, top: number) {
  surface.scrollLeft = left
  surface.scrollTop = top
}

const press = (target: EventTarget, type: string, init: object = {}) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), init))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  early.isTouched = false
})

describe('a map that scrolls by itself is taken over', () => {
  it('when nothing has moved it for 150 ms, once', () => {
    const { taken } = open()
    pass(144)
    expect(taken).toEqual([])
    pass(64)
    expect(taken).toEqual([undefined])
    pass(1000)
    expect(taken).toEqual([undefined])
  })

  it('150 ms after it has been scrolled last', () => {
    const { surface, taken } = open()
    for (let step = 1; step <= 20; step++) {
      scroll(surface, 304, 9.25 * step)
      pass(48)
    }
    expect(taken).toEqual([])
    pass(96)
    expect(taken).toEqual([])
    pass(80)
    expect(taken).toEqual([{ x: -304, y: -185, scale: 1 }])
  })

  it('150 ms after the last finger has left the page, and not from under it', () => {
    const { taken } = open()
    early.isTouched = true
    pass(5000)
    expect(taken).toEqual([])
    early.isTouched = false
    pass(128)
    expect(taken).toEqual([])
    pass(64)
    expect(taken).toEqual([undefined])
  })

  it.each([
    { how: 'a key on it', on: 'root', type: 'keydown', init: { key: '+' } },
    { how: 'a key on what stands over it', on: 'button', type: 'keydown', init: { key: 'Enter' } },
    { how: 'a mouse button on it', on: 'surface', type: 'pointerdown', init: { pointerType: 'mouse' } },
    { how: 'a pen on it', on: 'surface', type: 'pointerdown', init: { pointerType: 'pen' } },
  ] as const)('at once for $how, before any other listener on the map', ({ on, type, init }) => {
    const opened = open()
    const { root, taken } = opened
    const before: number[] = []
    root.addEventListener(type, () => before.push(taken.length))
    press(opened[on], type, init)
    expect(taken).toEqual([undefined])
    expect(before).toEqual([1])
    pass(1000)
    expect(taken).toHaveLength(1)
  })

  it.each([
    { how: 'a finger on it', on: 'surface', type: 'pointerdown', init: { pointerType: 'touch' } },
    { how: 'a key elsewhere', on: 'outside', type: 'keydown', init: { key: '+' } },
    { how: 'a mouse button elsewhere', on: 'outside', type: 'pointerdown', init: { pointerType: 'mouse' } },
  ] as const)('not for $how', ({ on, type, init }) => {
    const opened = open()
    press(opened[on], type, init)
    expect(opened.taken).toEqual([])
  })

  it('not at all once that is called off', () => {
    const { root, taken, callOff } = open()
    callOff()
    pass(1000)
    press(root, 'keydown')
    expect(taken).toEqual([])
  })
})

describe('it then lies', () => {
  it.each([
    { left: 304, top: 0 },
    { left: 303.2, top: 0.8 },
    { left: 307.5, top: 4 },
  ])(
    'at its first view, where the browser has rounded that to $left, $top and it has not been moved',
    ({ left, top }) => {
      const { root, surface, taken } = open()
      scroll(surface, left, top)
      press(root, 'keydown')
      expect(taken).toEqual([undefined])
    },
  )

  it.each([
    { left: 226.4, top: 90.8 },
    { left: 308.5, top: 0 },
    { left: 299.2, top: 0 },
    { left: 304, top: 4.5 },
  ])('where the visitor has left it, to the fraction of a pixel: at $left, $top', ({ left, top }) => {
    const { root, surface, taken } = open()
    scroll(surface, left, top)
    press(root, 'keydown')
    expect(taken).toEqual([{ x: -left, y: -top, scale: 1 }])
  })
})
