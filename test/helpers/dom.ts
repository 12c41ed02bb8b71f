/** Runs before each test file with a DOM: adds the features that jsdom lacks, and cleans up after the file. */
import type { EventEmitter } from 'node:events'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

const { matches } = Element.prototype
afterAll(undoChanges(window, document, document.documentElement, document.body))

window.scrollTo = () => {}
silenceNavigation()
addInert()
addResizeObserver()
addModalDialogs()
addFocusVisible()
addEnterOnSvgLinks()
addSvgImages()

/** Records listeners from now on. Returns a function that restores the page, for the next file of the same worker. */
function undoChanges(...targets: EventTarget[]): () => void {
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

/** Drops jsdom's "not implemented" errors: it reports one for each link that is followed. */
function silenceNavigation(): void {
  const { virtualConsole } = (globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } }).jsdom
  virtualConsole.removeAllListeners('jsdomError')
  virtualConsole.on('jsdomError', (error: Error & { type?: string }) => {
    if (error.type !== 'not-implemented') console.error(error)
  })
}

/** jsdom has no layout: this observer calls back at each `resize` event of the window. */
function addResizeObserver(): void {
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

/** main.tsx treats a browser without `inert`, such as jsdom, as an old one. */
function addInert(): void {
  Object.assign(HTMLElement.prototype, { inert: false })
}

/** jsdom's `<dialog>` cannot be opened. This one takes the focus, returns it when closed, and closes by Escape. */
function addModalDialogs(): void {
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

/** jsdom's `:focus-visible` does not support SVG. This one matches the focused element, if the last input was a key. */
function addFocusVisible(): void {
  let isKeyboard = true
  window.addEventListener('keydown', () => (isKeyboard = true), true)
  window.addEventListener('pointerdown', () => (isKeyboard = false), true)

  const matchesFocus = function (this: Element, selector: string): boolean {
    if (selector !== ':focus-visible') return matches.call(this, selector)
    return isKeyboard && this === document.activeElement
  }
  Object.assign(Element.prototype, { matches: matchesFocus })
}

/** Enter clicks a focused SVG link; user-event does that for HTML links only. */
function addEnterOnSvgLinks(): void {
  document.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    if (key !== 'Enter' || defaultPrevented || !(target instanceof SVGElement) || target.localName !== 'a') return
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }))
  })
}

/** jsdom has neither a class for an `<image>` in an SVG, nor its `href`. */
function addSvgImages(): void {
  const isImage = (element: unknown) => element instanceof SVGElement && element.localName === 'image'
  const SVGImageElement = Object.defineProperty(() => {}, Symbol.hasInstance, { value: isImage })
  Object.assign(globalThis, { SVGImageElement })
  Object.defineProperty(SVGElement.prototype, 'href', {
    configurable: true,
    get(this: SVGElement) {
      const element = this
      if (!isImage(element)) return undefined
      return {
        get baseVal() {
          return element.getAttribute('href') ?? ''
        },
        set baseVal(href: string) {
          element.setAttribute('href', href)
        },
      }
    },
  })
}
