/**
 * A tape is a gesture as JSON: the inputs on a map, and the view in which the map rests when it is played. The recorder
 * writes tapes, the player plays them, and bug reports and tests can contain them.
 */
import type { Point, Size } from '../../panzoom/geometry'
import type { View } from '../../panzoom/view'

/** Incremented when an older player would play a newer tape wrongly. */
export const TAPE_VERSION = 1
/** The limits of a tape: a minute of a pointer that reports about 80 times a second. */
export const MAX_EVENTS = 5000
export const MAX_DURATION_MS = 60_000

/** An input from a pointer, a wheel or the window. Positions are in screen px; `id` identifies a pointer of the tape. */
export type TapeInput =
  /** `pointer` as a DOM `PointerEvent.pointerType`. */
  | ({ readonly kind: 'press'; readonly id: number; readonly pointer: 'mouse' | 'touch' | 'pen' } & Point)
  | ({ readonly kind: 'move'; readonly id: number } & Point)
  /** With Shift held, a double tap zooms out. */
  | { readonly kind: 'lift'; readonly id: number; readonly shift?: boolean }
  /** The system has cancelled the pointer: its press is no click. */
  | { readonly kind: 'cancel'; readonly id: number }
  /** `deltaY`, `deltaMode` and `ctrlKey` as in a DOM `WheelEvent`: a trackpad's pinch has `ctrlKey`. */
  | ({ readonly kind: 'wheel'; readonly deltaY: number; readonly deltaMode: number; readonly ctrlKey: boolean } & Point)
  /** The viewport has a new size. */
  | ({ readonly kind: 'resize' } & Size)

/** An input with its time, in ms since the tape began. */
export type TapeEvent = TapeInput & { readonly ms: number }

/** A recorded gesture, with the screen and the view on which it was made. */
export interface Tape {
  readonly version: typeof TAPE_VERSION
  /** A short description. */
  readonly title: string
  /** The size of the viewport at first, in screen px. */
  readonly viewport: Size
  /** The view of the map, at rest, before the first event. */
  readonly start: View
  /** Set if it was recorded with reduced motion, which has no glides. */
  readonly reducedMotion?: boolean
  /** In the order of their times. */
  readonly events: readonly TapeEvent[]
  /** The view in which the map rests when the tape is played. */
  readonly end: View
}

/** Formats a tape with one event per line, so that people can read and compare it. */
export function formatTape(tape: Tape): string {
  const { events, end, ...head } = tape
  const lines = Object.entries(head).map(([key, value]) => `  "${key}": ${lineOf(value)},`)
  const inputs = events.map((event) => `    ${lineOf(event)}`).join(',\n')
  return `{\n${lines.join('\n')}\n  "events": [\n${inputs}\n  ],\n  "end": ${lineOf(end)}\n}\n`
}

/** A value in one line, with the spaces that the repository's formatter would set. */
function lineOf(value: object | string | number | boolean): string {
  if (typeof value !== 'object') return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([key, value]) => `"${key}": ${JSON.stringify(value)}`)
    .join(', ')} }`
}
