/**
 * What a map does when it is let go while moving: it glides on and slows down as friction slows a thing, losing an
 * equal part of its velocity in equal times. At an edge it swings out and comes back. All of it has a closed form: a
 * glide is the same at any frame rate.
 */
import { clamp, type Moment, type Point } from './geometry'
import { give, SOFT_EDGE_PX } from './grip'
import { RETURN_MS, type Transition } from './transition'
import { type Bounds, constrain, pin, scaleOf, toMap, type View } from './view'

/** How fast the fingers move the map: in screen px per ms, and in zoom levels per ms. */
export interface Velocity extends Point {
  readonly zoom: number
}

/** Only what the fingers did in the last moment counts: one that rests before it lifts does not throw. */
export const WINDOW_MS = 100
/** The time in which a glide loses 63 % of its velocity; that of a pinch is shorter, as a level is soon gone through. */
const TAU_MS = 325
const PINCH_TAU_MS = 100
/** A glide that runs into an edge is furthest out after this long, and back after ten times as long. */
const SWING_MS = 80
/** Slower than this is no throw, but a hand that lets go. */
const SLOWEST_THROW_PX_PER_MS = 0.1
/** A throw starts no faster than this, or the whole map would pass by in a blur. */
const FASTEST_PX_PER_MS = 4
/** At this velocity a glide has come to rest, for any eye. */
const REST_PX_PER_MS = 0.01
/** A zoom level counts as so many px: about as far as it moves what is near the fingers. */
const PX_PER_LEVEL = 200

/** The trail of a hand with one more moment, without those too old to count. */
export function remember(trail: readonly Moment[], now: Moment): readonly Moment[] {
  return [...trail.filter(({ ms }) => now.ms - ms <= WINDOW_MS), now]
}

/** The velocity at `nowMs`: 0 when there are no two moments to tell it from. */
export function velocityAt(trail: readonly Moment[], nowMs: number): Velocity {
  const recent = trail.filter(({ ms }) => nowMs - ms <= WINDOW_MS)
  const first = recent[0]
  const last = recent.at(-1)
  // A hand that held still since the last moment was slower than the moments alone would say.
  const tookMs = first ? nowMs - first.ms : 0
  if (!first || !last || tookMs <= 0) return { x: 0, y: 0, zoom: 0 }
  const [from, to] = [first.pointScreen, last.pointScreen]
  const zoom = (last.zoom ?? 0) - (first.zoom ?? 0)
  return { x: (to.x - from.x) / tookMs, y: (to.y - from.y) / tookMs, zoom: zoom / tookMs }
}

/** The glide of a map let go with a velocity in screen px per ms, or null when that is too slow. It ends within the bounds. */
export function glide(view: View, velocity: Point, bounds: Bounds): Transition | null {
  const speed = Math.hypot(velocity.x, velocity.y)
  if (!(speed >= SLOWEST_THROW_PX_PER_MS && Number.isFinite(speed))) return null
  const part = Math.min(1, FASTEST_PX_PER_MS / speed)
  const restMs = TAU_MS * Math.log((speed * part) / REST_PX_PER_MS)
  const low = constrain({ ...view, x: Number.NEGATIVE_INFINITY, y: Number.NEGATIVE_INFINITY }, bounds)
  const high = constrain({ ...view, x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY }, bounds)
  const x = coast(view.x, velocity.x * part, low.x, high.x, restMs)
  const y = coast(view.y, velocity.y * part, low.y, high.y, restMs)
  const viewAt = (elapsedMs: number) => ({ x: x.at(elapsedMs), y: y.at(elapsedMs), scale: view.scale })
  const durationMs = Math.max(x.durationMs, y.durationMs)
  return { to: constrain(viewAt(durationMs), bounds), durationMs, viewAt, passesEdges: true }
}

/** The glide of a pinch that is let go, about the point between its fingers, or null when it is too slow. */
export function glidePinch(view: View, velocity: Velocity, aboutScreen: Point, bounds: Bounds): Transition | null {
  const { x, y, zoom } = velocity
  const speed = Math.hypot(x, y, zoom * PX_PER_LEVEL)
  if (!(speed >= SLOWEST_THROW_PX_PER_MS && Number.isFinite(speed))) return null
  const part = Math.min(1, FASTEST_PX_PER_MS / speed)
  const heldMap = toMap(view, aboutScreen)
  const durationMs = PINCH_TAU_MS * Math.log((speed * part) / REST_PX_PER_MS)
  const viewAt = (elapsedMs: number) => {
    const fullSpeedMs = part * wayMs(elapsedMs, PINCH_TAU_MS)
    const scale = clamp(view.scale * scaleOf(zoom * fullSpeedMs), bounds.minScale, bounds.maxScale)
    return pin(heldMap, { x: aboutScreen.x + x * fullSpeedMs, y: aboutScreen.y + y * fullSpeedMs }, scale)
  }
  return { to: viewAt(durationMs), durationMs, viewAt }
}

/** How long it would take at full speed to go as far. */
function wayMs(elapsedMs: number, tauMs: number): number {
  return tauMs * (1 - Math.exp(-elapsedMs / tauMs))
}

/** One axis of a glide between two edges. One that begins past an edge returns, and does not swing out further. */
function coast(from: number, velocity: number, low: number, high: number, restMs: number) {
  const inside = clamp(from, low, high)
  const edge = velocity > 0 ? high : low
  // Not a number where friction stops it before the edge.
  const hitMs = velocity === 0 ? Number.NaN : -TAU_MS * Math.log(1 - (edge - inside) / (velocity * TAU_MS))
  const hitVelocity = from === inside ? velocity * Math.exp(-hitMs / TAU_MS) : 0
  const hits = hitMs < restMs
  const at = (elapsedMs: number) => {
    const back = (from - inside) * Math.max(0, 1 - elapsedMs / RETURN_MS) ** 3
    const outMs = elapsedMs - hitMs
    if (!(hits && outMs > 0)) return inside + velocity * wayMs(elapsedMs, TAU_MS) + back
    return edge + give(hitVelocity * outMs * Math.exp(-outMs / SWING_MS), SOFT_EDGE_PX) + back
  }
  if (hits) return { at, durationMs: hitMs + (from === inside ? 10 * SWING_MS : RETURN_MS) }
  return { at, durationMs: velocity === 0 && from === inside ? 0 : Math.max(restMs, RETURN_MS) }
}
