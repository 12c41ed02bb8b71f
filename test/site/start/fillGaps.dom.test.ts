import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fillGaps } from '../../../src/site/start/fillGaps'

const { addEventListener } = EventTarget.prototype
const { matches } = Element.prototype

// Each test removes features that old browsers lack, and fillGaps adds its own: both are undone.
const changed = [EventTarget, Element, HTMLElement, HTMLDialogElement].map(({ prototype }) => prototype)
const before = [Array.prototype, ...changed].map((object) => ({
  object,
  own: Object.getOwnPropertyDescriptors<object>(object),
}))

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true })
  document.body.innerHTML = '<a href="/a">a</a><dialog><button>first</button><a href="/b">last</a></dialog>'
})

afterEach(() => {
  vi.unstubAllGlobals()
  for (const { object, own } of before) {
    for (const key of Reflect.ownKeys(object)) if (!(key in own)) Reflect.deleteProperty(object, key)
    Object.defineProperties(object, own)
  }
})

const link = () => document.querySelector('a') as HTMLAnchorElement

/** Presses a key. Returns whether its default was prevented. */
function press(key: string, shiftKey = false): boolean {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })
  return !(document.activeElement ?? document.body).dispatchEvent(event)
}

it('without signals for listeners: an aborted one removes its listeners', () => {
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const { capture = false } = typeof options === 'object' ? options : {}
    addEventListener.call(this, type, listener, capture)
  }
  fillGaps()
  const [onClick, onMove, onOther, onPlain] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const ending = new AbortController()
  const { signal } = ending
  window.addEventListener('click', onClick, { signal, capture: true })
  document.body.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('click', onOther)
  // Called without a receiver, as in `addEventListener(…)`, it is that of the window.
  EventTarget.prototype.addEventListener.call(undefined as unknown as Window, 'click', onPlain, { signal })
  const act = () => {
    document.body.click()
    document.body.dispatchEvent(new Event('pointermove'))
  }
  act()
  ending.abort()
  act()
  window.addEventListener('click', onClick, { signal })
  act()
  expect([onClick, onMove, onOther, onPlain].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 3, 1])
})

it('without `at`: it is added', () => {
  Reflect.deleteProperty(Array.prototype, 'at')
  fillGaps()
  expect([[1, 2, 3].at(-1), [1, 2, 3].at(0), [].at(-1)]).toEqual([3, 1, undefined])
})

it('without `inert`: the property sets the attribute', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'inert')
  fillGaps()
  for (const isInert of [true, false]) {
    link().inert = isInert
    expect([link().inert, link().hasAttribute('inert')]).toEqual([isInert, isInert])
  }
})

it('without `:focus-visible`: the focus is visible after a key, and not after a pointer', () => {
  Element.prototype.matches = function (this: Element, selector: string) {
    if (selector === ':focus-visible') throw new SyntaxError('unknown')
    return matches.call(this, selector)
  } as Element['matches']
  fillGaps()
  link().focus()
  expect(link().matches(':focus-visible')).toBe(false)
  press('Tab')
  expect([link().matches(':focus-visible'), document.body.matches(':focus-visible')]).toEqual([true, false])
  link().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect([link().matches(':focus-visible'), link().matches('a')]).toEqual([false, true])
})

it('without modal dialogs: one takes and traps the focus, closes on Escape, and restores the focus', () => {
  const known = Object.getPrototypeOf(document.createElement('dialog'))
  for (const method of ['showModal', 'close', 'open']) delete known[method]
  vi.stubGlobal('HTMLDialogElement', undefined)
  Reflect.deleteProperty(window, 'HTMLDialogElement')
  fillGaps()
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  const [button, last] = dialog.querySelectorAll<HTMLElement>('a, button')
  link().focus()
  dialog.showModal()
  expect([dialog.hasAttribute('open'), document.activeElement]).toEqual([true, button])
  expect(press('Tab')).toBe(false)
  last?.focus()
  expect([press('Tab'), document.activeElement]).toEqual([true, button])
  expect([press('Tab', true), document.activeElement]).toEqual([true, last])
  press('Escape')
  expect([dialog.hasAttribute('open'), document.activeElement]).toEqual([false, link()])
})

it('without `overflow: clip`: the live map stays unscrolled', () => {
  vi.stubGlobal('CSS', { supports: () => false })
  fillGaps()
  document.body.innerHTML = '<div data-live></div><div></div>'
  const positions = [...document.querySelectorAll('div')].map((box) => {
    box.scrollLeft = box.scrollTop = 30
    box.dispatchEvent(new Event('scroll'))
    return [box.scrollLeft, box.scrollTop]
  })
  expect(positions).toEqual([
    [0, 0],
    [30, 30],
  ])
})
