/** The interface that every browser is driven through, whatever protocol it speaks. */

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
  /** Whether the system asks for dark colours. */
  readonly isDark: boolean
}

/** A real browser, started and ready. */
export interface Browser {
  /** Name and version, as the browser reports them. */
  readonly version: string
  /** Opens a window of its own for a case. */
  open(size: Size): Promise<Page>
  close(): Promise<void>
}

/** A window with one page in it. Inputs are trusted ones: the browser takes them for a hand. */
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
  /** Puts fingers on the screen, moves them, and lifts them (no points). Absent where the driver has none. */
  readonly touch?: (fingers: readonly Point[]) => Promise<void>
  resize(size: Size): Promise<void>
  /** Errors and warnings written to the console so far, and uncaught exceptions. */
  complaints(): readonly string[]
  close(): Promise<void>
}

/** Why a browser is not tried: it cannot be had on this machine. */
export class Missing extends Error {}

/** Waits. Only for browsers' own animations: conditions are polled for. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
