import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillGaps } from '../../src/delivery/fillGaps'

const { addEventListener } = EventTarget.prototype
const { matches } = Element.prototype

// Each test removes features that old browsers lack, and fillGaps adds its own: both are undone.
const changed = [EventTarget, Element, HTMLElement, HTMLDialogElement].map(({ prototype }) => prototype)
const before = [Object, Array.prototype, ...changed].map((object) => ({
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

const press = (key: string, shiftKey = false) => {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })
  ;(document.activeElement ?? document.body).dispatchEvent(event)
  return event.defaultPrevented
}

describe('without signals for listeners', () => {
  it('an aborted signal removes its listeners', () => {
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const { capture = false } = typeof options === 'object' ? options : {}
      addEventListener.call(this, type, listener, capture)
    }
    fillGaps()
    const [onClick, onMove, onOther] = [vi.fn(), vi.fn(), vi.fn()]
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('click', onClick, { signal, capture: true })
    document.body.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('click', onOther)
    // Called without a receiver, as in `addEventListener(…)`, it is that of the window.
    const onPlain = vi.fn()
    EventTarget.prototype.addEventListener.call(undefined as unknown as Window, 'click', onPlain, { signal })
    document.body.click()
    document.body.dispatchEvent(new Event('pointermove'))
    ending.abort()
    document.body.click()
    document.body.dispatchEvent(new Event('pointermove'))
    window.addEventListener('click', onClick, { signal })
    document.body.click()
    expect([onClick, onMove, onOther, onPlain].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 3, 1])
  })
})

describe('without `at` and `hasOwn`', () => {
  it('both are added', () => {
    const [list, object] = [Array.prototype as { at?: unknown }, Object as { hasOwn?: unknown }]
    delete list.at
    delete object.hasOwn
    fillGaps()
    expect([[1, 2, 3].at(-1), [1, 2, 3].at(0), [].at(-1)]).toEqual([3, 1, undefined])
    expect([Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')]).toEqual([true, false])
  })
})

describe('without `inert`', () => {
  it('the property sets the attribute', () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'inert')
    fillGaps()
    const link = document.querySelector('a') as HTMLAnchorElement
    link.inert = true
    expect([link.inert, link.hasAttribute('inert')]).toEqual([true, true])
    link.inert = false
    expect([link.inert, link.hasAttribute('inert')]).toEqual([false, false])
  })
})

describe('without `:focus-visible`', () => {
  it('the focus is visible after a key, and not after a pointer', () => {
    Element.prototype.matches = function (this: Element, selector: string) {
      if (selector === ':focus-visible') throw new SyntaxError('unknown')
      return matches.call(this, selector)
    } as Element['matches']
    fillGaps()
    const link = document.querySelector('a') as HTMLAnchorElement
    link.focus()
    expect(link.matches(':focus-visible')).toBe(false)
    press('Tab')
    expect([link.matches(':focus-visible'), document.body.matches(':focus-visible')]).toEqual([true, false])
    link.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect([link.matches(':focus-visible'), link.matches('a')]).toEqual([false, true])
  })
})

describe('without modal dialogs', () => {
  it('a dialog takes and traps the focus, closes on Escape, and restores the focus', () => {
    vi.stubGlobal('HTMLDialogElement', undefined)
    const known = Object.getPrototypeOf(document.createElement('dialog'))
    for (const method of ['showModal', 'close', 'open']) delete known[method]
    Reflect.deleteProperty(window, 'HTMLDialogElement')
    fillGaps()
    const dialog = document.querySelector('dialog') as HTMLDialogElement
    const [before, button, last] = document.querySelectorAll<HTMLElement>('a, button')
    before?.focus()
    dialog.showModal()
    expect(dialog.hasAttribute('open')).toBe(true)
    expect(document.activeElement).toBe(button)
    expect(press('Tab')).toBe(false)
    last?.focus()
    expect(press('Tab')).toBe(true)
    expect(document.activeElement).toBe(button)
    expect(press('Tab', true)).toBe(true)
    expect(document.activeElement).toBe(last)
    press('Escape')
    expect(dialog.hasAttribute('open')).toBe(false)
    expect(document.activeElement).toBe(before)
  })
})

describe('without `overflow: clip`', () => {
  it('the live map stays unscrolled', () => {
    vi.stubGlobal('CSS', { supports: () => false })
    fillGaps()
    document.body.insertAdjacentHTML('beforeend', '<div data-live></div><div></div>')
    for (const box of document.querySelectorAll('div')) {
      box.scrollLeft = box.scrollTop = 30
      box.dispatchEvent(new Event('scroll'))
    }
    expect([...document.querySelectorAll('div')].map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([
      [0, 0],
      [30, 30],
    ])
  })
})
