import { clamp } from '../core/geometry'
import { scaleOf } from '../core/view'

/** `deltaY` grows towards the user, which zooms out; `deltaMode` is its unit: 0 px, 1 lines, 2 pages. */
export type WheelInput = Pick<WheelEvent, 'deltaMode' | 'deltaY' | 'ctrlKey'>

/** Notches of a wheel per px, line and page of `deltaY`. */
const NOTCHES_PER_UNIT = [0.01, 1 / 3, 2] as const
/** Chromium and Firefox send a pinch as `deltaY = -100 * ln(scale)`; this restores that scale. */
const LEVELS_PER_PINCH_PX = 1 / (100 * Math.LN2)
/** A pinch comes in small steps. A larger one is a mouse wheel, turned with Ctrl. */
const MAX_PINCH_PX = 50
/** One event zooms by no more than this, however fast a free-spinning wheel turns. */
const MAX_LEVELS = 1
/** Events that are no further apart are one series. */
export const SERIES_MS = 300

/** Short enough to keep up with the wheel, long enough for its notches to blend into each other. */
export const WHEEL_MS = 160

/** Whether the event is a pinch on a trackpad, which most browsers report as a wheel with Ctrl. */
export function isPinch({ deltaMode, deltaY, ctrlKey }: WheelInput): boolean {
  return ctrlKey && deltaMode === 0 && Math.abs(deltaY) < MAX_PINCH_PX
}

/** The factor of the scale, from 0.5 to 2: above 1 zooms in; 1 for a `deltaY` of 0 or of an unknown unit. */
export function wheelFactor(input: WheelInput, levelsPerNotch = 0.5): number {
  // `deltaMode` is read first. Otherwise Firefox reports px, with other values, instead of lines.
  const { deltaMode, deltaY } = input
  const levelsPerUnit = levelsPerNotch * (NOTCHES_PER_UNIT[deltaMode] ?? 0)
  const levels = -deltaY * (isPinch(input) ? LEVELS_PER_PINCH_PX : levelsPerUnit)
  return scaleOf(clamp(levels || 0, -MAX_LEVELS, MAX_LEVELS))
}
