/**
 * Fingers hold map points. One finger drags and two pinch by the same rule: the map point that was between the
 * fingers when they took hold stays between them, and the scale follows how far they part.
 *
 * Holding a point, rather than adding up small moves, forgets nothing at the edge: a finger that drags 300 px past
 * the end of the map and comes back finds the map where it left it.
 */
import { centroid, type Point, spread } from './geometry'
import { type Bounds, pinWithin, toMap, type View } from './view'

/** What was true when the fingers took hold. When a finger is added or lifted, the others take hold anew. */
export interface Grip {
  readonly heldMap: Point
  readonly spreadPx: number
  readonly scale: number
}

/** Fingers nearer than this count as this near, so that two that touch do not fling the scale about. */
const NEAREST_SPREAD_PX = 8

/** Takes hold of the map with one or more fingers, in screen px. */
export function grab(view: View, fingers: readonly Point[]): Grip {
  return { heldMap: toMap(view, centroid(fingers)), spreadPx: spread(fingers), scale: view.scale }
}

/** The view that the same fingers, moved to these places in screen px, ask for, within bounds. */
export function follow(grip: Grip, fingers: readonly Point[], bounds: Bounds): View {
  const parted = Math.max(spread(fingers), NEAREST_SPREAD_PX) / Math.max(grip.spreadPx, NEAREST_SPREAD_PX)
  return pinWithin(grip.heldMap, centroid(fingers), grip.scale * parted, bounds)
}
