/** Taps, and what the second one of a double tap does if it slides. */
import { centroid, distance, type Point } from '../core/geometry'
import { type Grip, viewHolding } from '../core/grip'
import { type Bounds, scaleOf, type View } from '../core/view'
import type { Sample } from './inertia'
import { PRESS } from './press'

/** The present touch, from its first press to its last release, and the tap before it. */
export interface Taps {
  readonly startMs: number
  /** How many pointers have come down in this touch, also those that are lifted again. */
  readonly pointerCount: number
  readonly mayBeTap: boolean
  /** Whether the touch is the second of a double tap. */
  readonly isSecond: boolean
  /** The last single tap: where it came down, and when it was released. */
  readonly last: Sample | null
}

export const NO_TAPS: Taps = { startMs: 0, pointerCount: 0, mayBeTap: false, isSecond: false, last: null }

/** The first pointer of a touch, of this type, comes down. */
export function startTap({ last }: Taps, { pointScreen, ms }: Sample, type: string): Taps {
  const maxPauseMs = type === 'mouse' ? PRESS.doubleClickMs : PRESS.tapMs
  const isNear = (tap: Sample) => distance(tap.pointScreen, pointScreen) <= PRESS.doubleTapPx
  const isSecond = last !== null && ms - last.ms <= maxPauseMs && isNear(last)
  return { startMs: ms, pointerCount: 1, mayBeTap: true, isSecond, last }
}

/** The tap that the release of a pointer at `ms` ends, if any. `pointersLeft` are still down. */
export function tapAt({ startMs, pointerCount, mayBeTap, isSecond }: Taps, ms: number, pointersLeft: number) {
  if (!mayBeTap || ms - startMs > PRESS.tapMs) return null
  if (pointerCount === 1) return isSecond ? 'double' : 'single'
  return pointerCount === 2 && pointersLeft === 0 ? 'twoFinger' : null
}

/** Sliding one pointer down by this many px doubles the scale. */
const PX_PER_DOUBLING = 150

/** The view for one pointer that zooms instead of dragging: down zooms in, about the gripped point. */
export function slideToZoom(grip: Grip, pointersScreen: readonly Point[], bounds: Bounds): View {
  const levels = (centroid(pointersScreen).y - grip.centroidScreen.y) / PX_PER_DOUBLING
  return viewHolding(grip, grip.centroidScreen, grip.scale * scaleOf(levels), bounds)
}
