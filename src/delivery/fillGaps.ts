/**
 * What our scripts need and the older ones of their browsers lack, as far as those scripts use it. Chromium 102, Firefox
 * 112, Safari 15.5 and all since lack nothing of it, and never fetch this.
 */
export function fillGaps(): void {
  const array = Array.prototype as { at?: unknown }
  array.at ??= function (this: readonly unknown[], index: number) {
    return this[index < 0 ? this.length + index : index]
  }
  const object = Object as { hasOwn?: unknown }
  // biome-ignore lint/suspicious/noPrototypeBuiltins: the newer way is the one that is missing.
  object.hasOwn ??= (of: object, key: string) => Object.prototype.hasOwnProperty.call(of, key)

  if (!('inert' in HTMLElement.prototype)) reflectInert()
  if (!knowsSignals()) endListenersBySignal()
  if (!knowsFocusVisible()) matchFocusVisible()
  if (!CSS.supports('overflow', 'clip')) unscrollLiveMaps()
  if (!('HTMLDialogElement' in window)) giveModals()
}

/** As an attribute alone. The style sheet hides what has it, and so it cannot be reached. */
function reflectInert(): void {
  Object.defineProperty(HTMLElement.prototype, 'inert', {
    get(this: HTMLElement) {
      return this.hasAttribute('inert')
    },
    set(this: HTMLElement, isInert: boolean) {
      this.toggleAttribute('inert', isInert)
    },
  })
}

function knowsSignals(): boolean {
  let isRead = false
  const options = {
    get signal() {
      isRead = true
      return undefined
    },
  }
  new EventTarget().addEventListener('x', null, options as unknown as AddEventListenerOptions)
  return isRead
}

/** Where it is ignored, a listener would outlive what it was for. */
function endListenersBySignal(): void {
  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const signal = typeof options === 'object' ? options.signal : undefined
    if (signal?.aborted) return
    addEventListener.call(this, type, listener, options)
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener, options))
  }
}

function knowsFocusVisible(): boolean {
  try {
    document.body.matches(':focus-visible')
    return true
  } catch {
    return false
  }
}

/** The focus counts as visible if a key was the last that was pressed. */
function matchFocusVisible(): void {
  let isByKey = false
  addEventListener('keydown', () => (isByKey = true), true)
  addEventListener('pointerdown', () => (isByKey = false), true)
  const { matches } = Element.prototype
  Element.prototype.matches = function (this: Element, selector: string) {
    return selector === ':focus-visible' ? isByKey && this === document.activeElement : matches.call(this, selector)
  } as Element['matches']
}

/** A box that hides what it does not show still scrolls to a link in it that takes the focus. */
function unscrollLiveMaps(): void {
  const onScroll = ({ target }: Event) => {
    if (target instanceof HTMLElement && 'live' in target.dataset) target.scrollLeft = target.scrollTop = 0
  }
  addEventListener('scroll', onScroll, true)
}

/** A dialog that takes the focus, keeps it, closes by Escape, and gives the focus back. */
function giveModals(): void {
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
    // The way on leads round, within the dialog.
    event.preventDefault()
    stops[to]?.focus()
  })
}
