/** Before each test file: gives jsdom the little that it lacks and the site needs. A file in node needs none of it. */
import type { EventEmitter } from 'node:events'
import { afterEach, vi } from 'vitest'

// Tests of behaviour never read the owner's table, which may say anything. Those that hold the table itself, or what is
// drawn from it, begin with `vi.unmock('../src/realm')`.
vi.mock('../../src/realm', () => import('./realm'))

// React then tells of any change of state that no test asked for.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

if (typeof document !== 'undefined') {
  // Imported here alone: a file in node would wait for it in vain.
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 10_000 })
  afterEach(cleanup)
  window.scrollTo = () => {}
  silenceNavigation()
  giveInert()
  giveModalDialogs()
  giveFocusVisible()
  giveEnterOnSvgLinks()
}

/** jsdom goes nowhere, and complains of each link that is left to the browser, as it should be: of that it is silent. */
function silenceNavigation(): void {
  const { virtualConsole } = (globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } }).jsdom
  virtualConsole.removeAllListeners('jsdomError')
  virtualConsole.on('jsdomError', (error: Error & { type?: string }) => {
    if (error.type !== 'not-implemented') console.error(error)
  })
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

  const { matches } = Element.prototype
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
