/** The fingers of a pinch are lifted one after the other: its fling has the velocity of the last moment with both. */
import type { Point } from './geometry'
import { STILL, type Velocity, WINDOW_MS } from './inertia'

/** A pinch whose first finger has been lifted: its centroid and its velocity at that moment. */
export interface EndingPinch {
  readonly velocity: Velocity
  readonly pointScreen: Point
  readonly ms: number
}

export const NO_PINCH: EndingPinch = { velocity: STILL, pointScreen: { x: 0, y: 0 }, ms: Number.NEGATIVE_INFINITY }

/** Whether a last finger that is lifted at `ms` still ends the pinch, and not a drag by itself. */
export function isRecent({ ms }: EndingPinch, nowMs: number): boolean {
  return nowMs - ms <= WINDOW_MS
}
