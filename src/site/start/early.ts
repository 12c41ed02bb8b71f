/** What the inline script of a page records before the site's script has loaded. */
interface Early {
  /** Pressed buttons of the map, which does not listen to them yet: they are clicked again when it does. */
  readonly presses: HTMLElement[]
  /** Whether a finger is on the page. */
  isTouched: boolean
}

declare global {
  interface Window {
    /** Written by the inline script; missing where that has not run, as in development. */
    early?: Early
  }
}

/** The record of this page. */
export const early: Early = globalThis.window?.early ?? { presses: [], isTouched: false }
