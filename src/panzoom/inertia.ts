/**
 * What a map does when it is let go while moving: it glides on and slows down as friction slows a thing, losing an
 * equal part of its velocity in equal times. That has a closed form: a glide is the same at any frame rate.
 */
import type { Moment, Point } from './geometry'
import type { Transition } from './transition'
import { moved, type View } from './view'

/** Only what the fingers did in the last moment counts: one that rests before it lifts does not throw. */
const WINDOW_MS = 100
/** The time in which a glide loses 63 % of its velocity. */
const TAU_MS = 325
/** Slower than this is no throw, but a hand that lets go. */
const SLOWEST_THROW_PX_PER_MS = 0.1
/** A throw starts no faster than this, or the whole map would pass by in a blur. */
const FASTEST_PX_PER_MS = 4
/** At this velocity a glide has come to rest, for any eye. */
const REST_PX_PER_MS = 0.01

/** The trail of a hand with one more moment, without those too old to count. */
export function remember(trail: readonly Moment[], now: Moment): readonly Moment[] {
  return [...trail.filter(({ ms }) => now.ms - ms <= WINDOW_MS), now]
}

/** The velocity at `nowMs`, in screen px per ms: 0 when there are no two moments to tell it from. */
export function velocityAt(trail: readonly Moment[], nowMs: number): Point {
  const recent = trail.filter(({ ms }) => nowMs - ms <= WINDOW_MS)
  const first = recent[0]
  const last = recent.at(-1)
  // A hand that held still since the last moment was slower than the moments alone would say.
  const tookMs = first ? nowMs - first.ms : 0
  if (!first || !last || tookMs <= 0) return { x: 0, y: 0 }
  const { x, y } = last.pointScreen
  return { x: (x - first.pointScreen.x) / tookMs, y: (y - first.pointScreen.y) / tookMs }
}

/** The glide of a map let go with a velocity in screen px per ms, or null when that is too slow. It knows no bounds. */
export function glide(view: View, velocity: Point): Transition | null {
  const speed = Math.hypot(velocity.x, velocity.y)
  if (!(speed >= SLOWEST_THROW_PX_PER_MS && Number.isFinite(speed))) return null
  const start = Math.min(speed, FASTEST_PX_PER_MS)
  const durationMs = TAU_MS * Math.log(start / REST_PX_PER_MS)
  const viewAt = (elapsedMs: number) => {
    // How long the hand's own velocity would take to go as far.
    const fullSpeedMs = (start / speed) * TAU_MS * (1 - Math.exp(-elapsedMs / TAU_MS))
    return moved(view, { x: velocity.x * fullSpeedMs, y: velocity.y * fullSpeedMs })
  }
  return { to: viewAt(durationMs), durationMs, viewAt }
}
