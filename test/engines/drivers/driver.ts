/** The interface of all drivers, whatever their protocol. */

/** A point on the page, in CSS px from the top-left of the viewport. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The settings that a browser is started with. */
export interface Options {
  /** Whether the system prefers the dark colour scheme. */
  readonly isDark: boolean
}

/** A real browser, started and ready. */
export interface Browser {
  /** Name and version, as the browser reports them. */
  readonly version: string
  /** Opens a new window for a case. */
  open(size: Size): Promise<Page>
  close(): Promise<void>
}

/** A window with one page. Its inputs are trusted events, as from a user. */
export interface Page {
  /** Loads an address and resolves when the page's `load` event has fired. */
  goto(url: string): Promise<void>
  /** Goes back in the history, or reloads. */
  back(): Promise<void>
  reload(): Promise<void>
  /** Evaluates an expression in the page, awaits its promise, and returns the value. */
  evaluate<T>(expression: string): Promise<T>
  mouse(kind: 'move' | 'down' | 'up', at: Point): Promise<void>
  wheel(at: Point, deltaY: number): Promise<void>
  /** Presses and releases a key, held for `heldMs`: a character, or a name as in `KeyboardEvent.key`. */
  key(key: string, heldMs?: number): Promise<void>
  /** Puts fingers on the screen, moves them, and lifts them (no points). Absent if the driver has no touch input. */
  readonly touch?: (fingers: readonly Point[]) => Promise<void>
  resize(size: Size): Promise<void>
  /** Errors and warnings written to the console so far, and uncaught exceptions. */
  consoleErrors(): readonly string[]
  close(): Promise<void>
}

/** The browser is not available on this machine. */
export class Missing extends Error {}

/** Waits. Conditions are polled instead: see `Visit.until`. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
