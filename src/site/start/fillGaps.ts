/**
 * Polyfills for the older of the supported browsers, limited to the features that our scripts use. Chromium 102,
 * Firefox 112, Safari 15.5 and later need none, and never fetch this file.
 */
export function fillGaps(): void {
  const array = Array.prototype as { at?: unknown }
  array.at ??= function (this: readonly unknown[], index: number) {
    return this[index < 0 ? this.length + index : index]
  }
  if (!('inert' in HTMLElement.prototype)) reflectInert()
  removeListenersBySignal()
  if (!supportsFocusVisible()) matchFocusVisible()
  if (!CSS.supports('overflow', 'clip')) resetMapScroll()
  if (!('HTMLDialogElement' in window)) addModals()
}

/** Reflects `inert` as an attribute. The styles hide elements that have it, so they cannot take the focus. */
function reflectInert(): void {
  Object.defineProperty(HTMLElement.prototype, 'inert', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('inert')
    },
    set(this: HTMLElement, isInert: boolean) {
      this.toggleAttribute('inert', isInert)
    },
  })
}

/** Removes listeners when their `signal` is aborted, which a browser may do as well. */
function removeListenersBySignal(): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const signal = typeof options === 'object' ? options.signal : undefined
    if (signal?.aborted) return
    addEventListener.call(this, type, listener, options)
    // Not `this.removeEventListener`: where the window's is called by its plain name, `this` is undefined.
    signal?.addEventListener('abort', () => removeEventListener.call(this, type, listener, options))
  }
}

function supportsFocusVisible(): boolean {
  try {
    document.body.matches(':focus-visible')
    return true
  } catch {
    return false
  }
}

/** Treats the focus as visible if the last input was a key, not a pointer. */
function matchFocusVisible(): void {
  let isByKey = false
  addEventListener('keydown', () => (isByKey = true), true)
  addEventListener('pointerdown', () => (isByKey = false), true)
  const { matches } = Element.prototype
  Element.prototype.matches = function (this: Element, selector: string) {
    return selector === ':focus-visible' ? isByKey && this === document.activeElement : matches.call(this, selector)
  } as Element['matches']
}

/** Undoes that the browser, without `overflow: clip`, scrolls the live map to a link that takes the focus. */
function resetMapScroll(): void {
  const onScroll = ({ target }: Event) => {
    if (target instanceof HTMLElement && 'live' in target.dataset) target.scrollLeft = target.scrollTop = 0
  }
  addEventListener('scroll', onScroll, true)
}

/** Adds `showModal` and `close`: the dialog takes and traps the focus, closes on Escape, and restores the focus. */
function addModals(): void {
  let focusedBefore: Element | null = null
  const stopsIn = (dialog: HTMLElement) => [...dialog.querySelectorAll<HTMLElement>('a[href], button')]
  Object.assign(HTMLElement.prototype, {
    showModal(this: HTMLElement) {
      focusedBefore = document.activeElement
      this.setAttribute('open', '')
      this.setAttribute('role', 'dialog')
      this.setAttribute('aria-modal', 'true')
      stopsIn(this)[0]?.focus()
    },
    close(this: HTMLElement) {
      if (!this.hasAttribute('open')) return
      this.removeAttribute('open')
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus()
      this.dispatchEvent(new Event('close'))
    },
  })
  addEventListener('keydown', (event) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
    if (dialog && event.key === 'Escape') dialog.close()
    if (!dialog || event.key !== 'Tab') return
    const stops = stopsIn(dialog)
    const [from, to] = event.shiftKey ? [0, stops.length - 1] : [stops.length - 1, 0]
    const { activeElement } = document
    if (dialog.contains(activeElement) && activeElement !== stops[from]) return
    // Tab wraps around within the dialog.
    event.preventDefault()
    stops[to]?.focus()
  })
}
