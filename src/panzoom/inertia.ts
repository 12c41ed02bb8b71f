/**
 * What a map does when it is let go while moving: it glides on and slows down as friction slows a thing, losing an
 * equal part of its velocity in equal times. That has a closed form, so a glide needs no steps added up and comes
 * out the same at any frame rate: after `t` ms it has gone `velocity * TAU_MS * (1 - exp(-t / TAU_MS))`.
 */
import type { Point } from './geometry'
import type { Transition } from './transition'
import type { View } from './view'

/** Where the fingers' centroid was, in screen px, and when. */
export interface Sample {
  readonly point: Point
  readonly ms: number
}

/** Only what the fingers did in the last moment counts: one that rests before it lifts does not throw. */
const WINDOW_MS = 100

/** The time in which a glide loses 63 % of its velocity. */
const TAU_MS = 325

/** Slower than this is no throw, but a hand that lets go. */
const SLOWEST_THROW_PX_PER_MS = 0.1

/** Faster than this would pass the whole map by in a blur. */
const FASTEST_PX_PER_MS = 4

/** At this velocity a glide has come to rest, for any eye. */
const REST_PX_PER_MS = 0.01

/** `samples` with one more, without those too old to count. */
export function remember(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  return [...samples.filter(({ ms }) => sample.ms - ms <= WINDOW_MS), sample]
}

/** The velocity at `nowMs`, in screen px per ms: 0 when there are no two samples to tell it from. */
export function velocityAt(samples: readonly Sample[], nowMs: number): Point {
  const recent = samples.filter(({ ms }) => nowMs - ms <= WINDOW_MS)
  const first = recent[0]
  const last = recent[recent.length - 1]
  // A hand that held still since the last sample was slower than the samples alone would say.
  const tookMs = first ? nowMs - first.ms : 0
  if (!first || !last || tookMs <= 0) return { x: 0, y: 0 }
  return { x: (last.point.x - first.point.x) / tookMs, y: (last.point.y - first.point.y) / tookMs }
}

/** The glide of a map let go at `view` with a velocity in screen px per ms, or null when that is too slow for one. */
export function glide(view: View, velocity: Point): Transition | null {
  const speed = Math.hypot(velocity.x, velocity.y)
  if (!(speed >= SLOWEST_THROW_PX_PER_MS)) return null
  const start = Math.min(speed, FASTEST_PX_PER_MS)
  const durationMs = TAU_MS * Math.log(start / REST_PX_PER_MS)
  const gone = (elapsedMs: number) => 1 - Math.exp(-elapsedMs / TAU_MS)
  const distancePx = start * TAU_MS * gone(durationMs)
  const to = {
    x: view.x + (velocity.x / speed) * distancePx,
    y: view.y + (velocity.y / speed) * distancePx,
    scale: view.scale,
  }
  return { from: view, to, durationMs, ease: (part) => gone(part * durationMs) / gone(durationMs) }
}
