import { distance } from '../core/geometry'
import type { Sample } from './inertia'
import { NEVER, PRESS } from './press'

/** The present touch, from its first press to its last release, and the tap before it. */
export interface Taps {
  readonly startMs: number
  /** How many pointers have come down. */
  readonly count: number
  readonly mayBeTap: boolean
  /** Whether the touch is the second of a double tap. */
  readonly isSecond: boolean
  /** The last single tap: where it came down, and when it was released. */
  readonly last: Sample
}

export const NO_TAPS: Taps = { startMs: 0, count: 0, mayBeTap: false, isSecond: false, last: NEVER }

/** The first pointer of a touch, of this type, comes down. */
export function startTap({ last }: Taps, { pointScreen, ms }: Sample, type: string): Taps {
  const maxPauseMs = type === 'mouse' ? PRESS.doubleClickMs : PRESS.tapMs
  const isSecond = ms - last.ms <= maxPauseMs && distance(last.pointScreen, pointScreen) <= PRESS.doubleTapPx
  return { startMs: ms, count: 1, mayBeTap: true, isSecond, last }
}

/** The tap that the release of a pointer at `ms` ends, if any. `pointersLeft` are still down. */
export function tapAt({ startMs, count, mayBeTap, isSecond }: Taps, ms: number, pointersLeft: number) {
  if (!mayBeTap || ms - startMs > PRESS.tapMs) return null
  if (count === 1) return isSecond ? 'double' : 'single'
  return count === 2 && pointersLeft === 0 ? 'twoFinger' : null
}
