/**
 * Fingers hold map points. One finger drags and two pinch by the same rule: the map point that was between them when
 * they took hold stays between them, and the scale follows how far they part. As nothing is added up, nothing is lost
 * at the edge: a finger that drags far past it and back finds the map where it was. Past its bounds a map in hand gives
 * way, but less and less, so that one feels the edge.
 */
import { centroid, clamp, type Point, spread } from './geometry'
import { type Bounds, constrain, pin, scaleOf, toMap, type View, zoomOf } from './view'

/** What was true when the fingers took hold. When a finger is added or lifted, the others take hold anew. */
export interface Grip {
  readonly heldMap: Point
  readonly centroidScreen: Point
  readonly spreadPx: number
  /** What the fingers ask for: past a limit, beyond what they get. */
  readonly scale: number
}

/** Fingers nearer than this count as this near, so that two that touch do not fling the scale about. */
const NEAREST_SPREAD_PX = 8
/** A single finger that zooms doubles the scale in this many px downwards. */
const SLIDE_PX = 150
/** The soft edge gives no more than this, however far it is pulled. */
export const SOFT_EDGE_PX = 60
const SOFT_LIMIT_ZOOM = 0.25

/** Takes hold of the map with one or more fingers, in screen px. */
export function grab(view: View, fingers: readonly Point[], bounds: Bounds): Grip {
  const centroidScreen = centroid(fingers)
  const heldMap = toMap(atEdge(view, bounds, pullFor), centroidScreen)
  return { heldMap, centroidScreen, spreadPx: spread(fingers), scale: atLimit(view.scale, bounds, pullFor) }
}

/** The view that the same fingers, moved to these places in screen px, ask for. */
export function follow(grip: Grip, fingers: readonly Point[], bounds: Bounds): View {
  const parted = Math.max(spread(fingers), NEAREST_SPREAD_PX) / Math.max(grip.spreadPx, NEAREST_SPREAD_PX)
  return viewHolding(grip, centroid(fingers), grip.scale * parted, bounds)
}

/** The view that a single finger asks for which zooms instead of dragging: down is in, about where it took hold. */
export function slide(grip: Grip, fingers: readonly Point[], bounds: Bounds): View {
  const zoomBy = (centroid(fingers).y - grip.centroidScreen.y) / SLIDE_PX
  return viewHolding(grip, grip.centroidScreen, grip.scale * scaleOf(zoomBy), bounds)
}

function viewHolding({ heldMap }: Grip, pointScreen: Point, scale: number, bounds: Bounds): View {
  return atEdge(pin(heldMap, pointScreen, atLimit(scale, bounds, give)), bounds, give)
}

/** How far a soft edge gives way when it is pulled by `pulled`: half as far at first, and never by all of `most`. */
export function give(pulled: number, most: number): number {
  const kept = clamp(pulled, -1e9, 1e9) // Infinity / Infinity would be NaN.
  return (most * kept) / (Math.abs(kept) + 2 * most)
}

/** How far a soft edge was pulled that has given way by `given`: {@link give} inverted, so a new grip moves nothing. */
function pullFor(given: number, most: number): number {
  // Divided by more than 0, even where a view lies further out than an edge gives.
  return (2 * most * given) / Math.max(most - Math.abs(given), most / 100)
}

function atEdge(view: View, bounds: Bounds, soft: typeof give): View {
  const { x, y } = constrain(view, bounds)
  return { x: x + soft(view.x - x, SOFT_EDGE_PX), y: y + soft(view.y - y, SOFT_EDGE_PX), scale: view.scale }
}

function atLimit(scale: number, { minScale, maxScale }: Bounds, soft: typeof give): number {
  const limit = clamp(scale, minScale, maxScale)
  return limit * scaleOf(soft(zoomOf(scale / limit), SOFT_LIMIT_ZOOM))
}
