import { clamp } from '../core/geometry'
import { scaleOf } from '../core/view'

/** `deltaY` grows towards the user, which zooms out; `deltaMode` is its unit: 0 px, 1 lines, 2 pages. */
export type WheelInput = Pick<WheelEvent, 'deltaMode' | 'deltaY' | 'ctrlKey'>

/** Zoom levels per px, line and page of `deltaY`. A notch, 100 px or 3 lines, is half a level. */
const LEVELS_PER_UNIT = [0.005, 0.5 / 3, 1] as const
/** Chromium and Firefox send a pinch as `deltaY = -100 * ln(scale)`; this restores that scale. */
const LEVELS_PER_PINCH_PX = 1 / (100 * Math.LN2)
/** A pinch comes in small steps. A larger one is a mouse wheel, turned with Ctrl. */
const MAX_PINCH_PX = 50
/** A notch of a mouse wheel is no less than this. */
const MIN_NOTCH_PX = 40
/** One event zooms by no more than this, however fast a free-spinning wheel turns. */
const MAX_LEVELS = 1

/** Short enough to keep up with the wheel, long enough for its notches to blend into each other. */
export const WHEEL_MS = 160

/** Whether it looks like two fingers that move on a trackpad: a guess, as no browser names the device. */
export function isTrackpadScroll(event: WheelInput & Pick<WheelEvent, 'deltaX'>): boolean {
  if (event.deltaMode !== 0 || event.ctrlKey) return false
  return (event.deltaX !== 0 && event.deltaY !== 0) || Math.abs(event.deltaY) < MIN_NOTCH_PX
}

/** Whether the event is a pinch on a trackpad, which most browsers report as a wheel with Ctrl. */
export function isPinch({ deltaMode, deltaY, ctrlKey }: WheelInput): boolean {
  return ctrlKey && deltaMode === 0 && Math.abs(deltaY) < MAX_PINCH_PX
}

/** The factor of the scale, from 0.5 to 2: above 1 zooms in; 1 for a `deltaY` of 0 or of an unknown unit. */
export function wheelFactor(input: WheelInput): number {
  // `deltaMode` is read first. Otherwise Firefox reports px, with other values, instead of lines.
  const { deltaMode, deltaY } = input
  const levelsPerUnit = isPinch(input) ? LEVELS_PER_PINCH_PX : (LEVELS_PER_UNIT[deltaMode] ?? 0)
  return scaleOf(clamp(-deltaY * levelsPerUnit || 0, -MAX_LEVELS, MAX_LEVELS))
}
