/**
 * Runs before each test file with a DOM: adds the features that jsdom lacks, and cleans up after the file.
 */
import { type EventEmitter, setMaxListeners } from 'node:events'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

configure({ asyncUtilTimeout: 10_000 })
/** Vitest's limit of 1 s is too short for a busy machine, its interval of 50 ms too long for an idle one. */
const { waitFor } = vi
vi.waitFor = (callback, options = { timeout: 10_000, interval: 5 }) => waitFor(callback, options)
// Each feature of a live map listens to one signal. Node warns of more than ten, browsers do not.
setMaxListeners(50)
afterEach(cleanup)

const { getComputedStyle } = window
const undoListeners = [window, document, document.documentElement, document.body].map(recordListeners)

/** Records an element's listeners from now on. Returns a function that removes them. */
function recordListeners(target: EventTarget): () => void {
  const add = target.addEventListener
  const added: (() => void)[] = []
  target.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => {
    added.push(() => target.removeEventListener(...listener))
    add.apply(target, listener)
  }
  return () => {
    for (const remove of added) remove()
    target.addEventListener = add
  }
}

// Restores the page for the next file of the same worker.
afterAll(() => {
  vi.restoreAllMocks()
  for (const undo of undoListeners) undo()
  window.getComputedStyle = getComputedStyle
  vi.waitFor = waitFor
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

// jsdom reports a "not implemented" error for each link that is followed.
const { virtualConsole } = (globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } }).jsdom
virtualConsole.removeAllListeners('jsdomError')
virtualConsole.on('jsdomError', (error: Error & { type?: string }) => {
  if (error.type !== 'not-implemented') console.error(error)
})

/**
 * A query by role asks for the styles of many elements, and jsdom is slow at matching each with all rules of
 * its own style sheet. Only these two rules matter here.
 */
const hidden = document.createElement('p').style
hidden.display = 'none'
window.getComputedStyle = (element) =>
  element.matches('[hidden], dialog:not([open])') ? hidden : (element as HTMLElement).style

/** jsdom has no layout: this observer calls back at each `resize` event of the window. */
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

/** jsdom's `<dialog>` cannot be opened. This one takes the focus, returns it, and closes by Escape. */
const focusedBefore = new WeakMap<HTMLDialogElement, HTMLElement>()
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    if (document.activeElement instanceof HTMLElement) focusedBefore.set(this, document.activeElement)
    this.open = true
    this.querySelector<HTMLElement>('a[href], button')?.focus()
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    focusedBefore.get(this)?.focus()
    this.dispatchEvent(new Event('close'))
  },
})

document.addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key === 'Escape' && !defaultPrevented)
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
})

/** jsdom has neither a class for an `<image>` in an SVG, nor its `href`. */
const isImage = (element: unknown) => element instanceof SVGElement && element.localName === 'image'
Object.assign(globalThis, {
  SVGImageElement: Object.defineProperty(() => {}, Symbol.hasInstance, { value: isImage }),
})
Object.defineProperty(SVGElement.prototype, 'href', {
  configurable: true,
  get(this: SVGElement) {
    const attribute = isImage(this) ? this.getAttributeNode('href') : null
    const get = () => attribute?.value
    const set = (href: string) => this.setAttribute('href', href)
    return attribute ? Object.defineProperty({}, 'baseVal', { get, set }) : undefined
  },
})
