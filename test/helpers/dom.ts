/** Before each test file that needs a page: an empty one, with the little that jsdom lacks and the site needs. */
import type { EventEmitter } from 'node:events'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

const { matches } = Element.prototype
afterAll(leaveEmpty(window, document, document.documentElement, document.body))

window.scrollTo = () => {}
silenceNavigation()
giveInert()
giveResizeObserver()
giveModalDialogs()
giveFocusVisible()
giveEnterOnSvgLinks()

/** Notes the listeners that are added from now on; returns what leaves the page as it was, for the worker's next file. */
function leaveEmpty(...targets: EventTarget[]): () => void {
  const undo = targets.map((target) => {
    const own = Object.hasOwn(target, 'addEventListener') ? target.addEventListener : undefined
    const added: (() => void)[] = []
    target.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => {
      added.push(() => target.removeEventListener(...listener))
      const add = own ?? EventTarget.prototype.addEventListener
      add.apply(target, listener)
    }
    return () => {
      for (const remove of added) remove()
      if (own) target.addEventListener = own
      else Reflect.deleteProperty(target, 'addEventListener')
    }
  })
  return () => {
    vi.restoreAllMocks()
    for (const undoOne of undo) undoOne()
    Element.prototype.matches = matches
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
    }
    document.head.replaceChildren()
    document.body.replaceChildren()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  }
}

/** jsdom goes nowhere, and complains of each link that is left to the browser, as it should be: of that it is silent. */
function silenceNavigation(): void {
  const { virtualConsole } = (globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } }).jsdom
  virtualConsole.removeAllListeners('jsdomError')
  virtualConsole.on('jsdomError', (error: Error & { type?: string }) => {
    if (error.type !== 'not-implemented') console.error(error)
  })
}

/** jsdom lays nothing out: this one calls back whenever the window is said to have another size. */
function giveResizeObserver(): void {
  globalThis.ResizeObserver = class {
    readonly #ending = new AbortController()
    readonly #callback: ResizeObserverCallback
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback
    }
    observe() {
      window.addEventListener('resize', () => this.#callback([], this), { signal: this.#ending.signal })
    }
    unobserve() {}
    disconnect() {
      this.#ending.abort()
    }
  }
}

/** jsdom's elements know no `inert`, by which main.tsx recognises an old browser. */
function giveInert(): void {
  Object.assign(HTMLElement.prototype, { inert: false })
}

/** jsdom's `<dialog>` can not be opened: here it takes the focus, gives it back, and hears Escape, as a browser's does. */
function giveModalDialogs(): void {
  const focusedBefore = new WeakMap<HTMLDialogElement, HTMLElement>()

  HTMLDialogElement.prototype.showModal = function () {
    if (this.open) return
    if (document.activeElement instanceof HTMLElement) focusedBefore.set(this, document.activeElement)
    this.open = true
    this.querySelector<HTMLElement>('a[href], button')?.focus()
  }

  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    focusedBefore.get(this)?.focus()
    this.dispatchEvent(new Event('close'))
  }

  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
    if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  })
}

/** jsdom's `:focus-visible` does not know SVG: here, as in browsers, it is the focus that the keyboard has brought. */
function giveFocusVisible(): void {
  let byKeyboard = true
  window.addEventListener('keydown', () => (byKeyboard = true), true)
  window.addEventListener('pointerdown', () => (byKeyboard = false), true)

  const matchesHere = function (this: Element, selector: string): boolean {
    if (selector !== ':focus-visible') return matches.call(this, selector)
    return byKeyboard && this === document.activeElement
  }
  Object.assign(Element.prototype, { matches: matchesHere })
}

/** Enter clicks the link that has the focus; user-event does that for HTML's links and not for SVG's. */
function giveEnterOnSvgLinks(): void {
  document.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    if (key !== 'Enter' || defaultPrevented || !(target instanceof SVGElement) || target.localName !== 'a') return
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }))
  })
}
