import { clamp, type Point } from '../core/geometry'
import { MAX_OVERSCROLL_PX, rubberband } from '../core/grip'
import { RETURN_MS, type Transition } from '../core/transition'
import { type Bounds, constrain, constrainOffset, pinWithin, scaleOf, toMap, type View } from '../core/view'

/** The centroid of the pointers at a time, and the zoom level, if they move a map. */
export type Sample = Readonly<{ pointScreen: Point; ms: number; zoom?: number }>

/** The velocity of pointers on the map: in screen px per ms, and in zoom levels per ms. */
export type Velocity = Point & { readonly zoom: number }

/** The centroid of a pinch when its first finger is lifted, and its velocity then, which its fling has. */
export type Pinch = Sample & { readonly velocity: Velocity }

/** Older samples do not count, so a pointer that rests before it is lifted does not fling the map. */
export const WINDOW_MS = 100
/** A glide loses 63 % of its velocity in this time; after a pinch sooner, or the zoom would run too far. */
const TAU_MS = 325
const PINCH_TAU_MS = 100
/** A glide that hits an edge is furthest past it after this time, and back after ten times as long. */
const SWING_MS = 80
/** A release slower than this is no fling. */
const MIN_FLING_PX_PER_MS = 0.1
/** A fling starts no faster than this: otherwise the whole map would pass in a blur. */
const MAX_FLING_PX_PER_MS = 4
/** A glide ends at this velocity, which no eye can tell from rest. */
const REST_PX_PER_MS = 0.01
/** Counts a zoom level as this many px, so that the pan and the zoom of a pinch add up to one speed. */
const PX_PER_LEVEL = 200

/** The samples of the last {@link WINDOW_MS}. */
export function recentSamples(samples: readonly Sample[], nowMs: number): readonly Sample[] {
  return samples.filter(({ ms }) => nowMs - ms <= WINDOW_MS)
}

/** The recent samples, with one more at the end. */
export function addSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  return [...recentSamples(samples, sample.ms), sample]
}

/** The velocity at `nowMs`; 0 with fewer than two recent samples. */
export function velocityAt(samples: readonly Sample[], nowMs: number): Velocity {
  const recent = recentSamples(samples, nowMs)
  const [first, last] = [recent[0], recent.slice(-1)[0]]
  if (!first || !last || nowMs <= first.ms) return { x: 0, y: 0, zoom: 0 }
  // Up to now, not to the last sample: a pointer that has rested since then is slower.
  const tookMs = nowMs - first.ms
  const [from, to] = [first.pointScreen, last.pointScreen]
  const zoom = (last.zoom ?? 0) - (first.zoom ?? 0)
  return { x: (to.x - from.x) / tookMs, y: (to.y - from.y) / tookMs, zoom: zoom / tookMs }
}

/** The glide of a fling at a velocity in screen px per ms, to within the bounds; null if it is too slow. */
export function glide(view: View, velocity: Point, bounds: Bounds): Transition | null {
  const fling = cappedFling({ ...velocity, zoom: 0 }, TAU_MS)
  if (!fling) return null
  const edges = (offset: number) => constrainOffset({ ...view, x: offset, y: offset }, bounds)
  const [low, high] = [edges(Number.NEGATIVE_INFINITY), edges(Number.POSITIVE_INFINITY)]
  const x = glideAxis(view.x, fling.x, low.x, high.x, fling.restMs)
  const y = glideAxis(view.y, fling.y, low.y, high.y, fling.restMs)
  const viewAt = (elapsedMs: number) => ({ x: x.at(elapsedMs), y: y.at(elapsedMs), scale: view.scale })
  const durationMs = Math.max(x.durationMs, y.durationMs)
  return { to: constrain(viewAt(durationMs), bounds), durationMs, viewAt, passesEdges: true, kind: 'glide' }
}

/** The glide after a pinch, about the point between its pointers; null if too slow. */
export function glidePinch(view: View, pinch: Pinch, bounds: Bounds): Transition | null {
  const { pointScreen: aboutScreen } = pinch
  const fling = cappedFling(pinch.velocity, PINCH_TAU_MS)
  if (!fling) return null
  const heldMap = toMap(view, aboutScreen)
  const viewAt = (elapsedMs: number) => {
    const ms = distancePerVelocity(elapsedMs, PINCH_TAU_MS)
    const pointScreen = { x: aboutScreen.x + fling.x * ms, y: aboutScreen.y + fling.y * ms }
    return pinWithin(heldMap, pointScreen, view.scale * scaleOf(fling.zoom * ms), bounds)
  }
  return { to: viewAt(fling.restMs), durationMs: fling.restMs, viewAt, kind: 'glide' }
}

/** The velocity at which a fling starts, and the time until it stops; null if too slow or not a number. */
function cappedFling({ x, y, zoom }: Velocity, tauMs: number) {
  const speed = Math.hypot(x, y, zoom * PX_PER_LEVEL)
  if (!(speed >= MIN_FLING_PX_PER_MS && Number.isFinite(speed))) return null
  const factor = Math.min(1, MAX_FLING_PX_PER_MS / speed)
  const restMs = tauMs * Math.log((speed * factor) / REST_PX_PER_MS)
  return { x: x * factor, y: y * factor, zoom: zoom * factor, restMs }
}

/** The distance of a glide after `elapsedMs`, divided by its initial velocity. */
const distancePerVelocity = (elapsedMs: number, tauMs: number) => tauMs * (1 - Math.exp(-elapsedMs / tauMs))

/** One axis of a glide between two edges. From past an edge it starts at that edge, and does not swing. */
function glideAxis(from: number, velocity: number, low: number, high: number, restMs: number) {
  const inside = clamp(from, low, high)
  const edge = velocity > 0 ? high : low
  // It hits where velocity * TAU * (1 - exp(-t / TAU)) = edge - inside.
  // With part = (edge - inside) / (velocity * TAU), that is exp(-t / TAU) = 1 - part,
  // so t = -TAU * log(1 - part): infinite if it stops before the edge.
  const part = velocity === 0 ? 1 : Math.min(1, (edge - inside) / (velocity * TAU_MS))
  const hitMs = -TAU_MS * Math.log(1 - part)
  const hitVelocity = from === inside ? velocity * Math.exp(-hitMs / TAU_MS) : 0
  const hits = hitMs < restMs
  const at = (elapsedMs: number) => {
    const pastMs = elapsedMs - hitMs
    if (hits && pastMs > 0)
      return edge + rubberband(hitVelocity * pastMs * Math.exp(-pastMs / SWING_MS), MAX_OVERSCROLL_PX)
    // Clamped: while the other axis still swings after `restMs`, this one creeps on, and might pass its edge.
    return clamp(inside + velocity * distancePerVelocity(elapsedMs, TAU_MS), low, high)
  }
  if (hits) return { at, durationMs: hitMs + (from === inside ? 10 * SWING_MS : RETURN_MS) }
  return { at, durationMs: velocity === 0 ? 0 : restMs }
}
