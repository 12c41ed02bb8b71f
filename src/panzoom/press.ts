/** What a press may turn out to be, and the tolerances that decide it. */
import type { Point } from './geometry'

/**
 * The outcome of a press: a click, for the element under it; a long touch that something has handled, which is no
 * click; a drag, which moves the map; or a scroll, which the page does, and which is no click either. Each of the first
 * two becomes one of the last two if it strays.
 */
export type Outcome = 'click' | 'longTouch' | 'drag' | 'scroll'

/** A finger, a pen, or a mouse with its button down. */
export interface Pointer {
  /** As `PointerEvent.pointerType`. */
  readonly type: string
  readonly startScreen: Point
  readonly nowScreen: Point
}

/** The tolerances of all presses in screen px, and their durations in ms. */
export const PRESS = {
  /** A press may stray this far and still be a click: a finger or a pen is less steady than a mouse. */
  mouseTolerancePx: 3,
  touchTolerancePx: 10,
  /** The longest tap, and the longest pause in a double tap. */
  tapMs: 300,
  /** The longest pause in a double click, as in most systems. */
  doubleClickMs: 500,
  /** How far apart the two presses of a double tap or a double click may be. */
  doubleTapPx: 30,
  /** A single finger that rests this long is a long touch. */
  longTouchMs: 600,
} as const

/** How far a press by a pointer of this type, as `PointerEvent.pointerType`, may stray and still be a click. */
export function tolerancePxOf(type: string): number {
  return type === 'mouse' ? PRESS.mouseTolerancePx : PRESS.touchTolerancePx
}
