import { centroid, clamp, type Point, spread } from './geometry'
import { type Bounds, constrainOffset, pin, scaleOf, toMap, type View, zoomOf } from './view'

/** What pointers hold, taken anew whenever one is added or lifted: as if there were no rubber band. */
export type Grip = Readonly<{ heldMap: Point; centroidScreen: Point; spreadPx: number; scale: number }>

/** A smaller spread counts as this one: otherwise two adjacent fingers would make the scale jump. */
const MIN_SPREAD_PX = 8
/** The map can be pulled past an edge by less than this. */
export const MAX_OVERSCROLL_PX = 60
/** The scale can be pulled past a limit by less than this, in zoom levels. */
const MAX_OVERZOOM = 0.25

/** Grips the map with at least one pointer, in screen px. */
export function grab(view: View, pointersScreen: readonly Point[], bounds: Bounds): Grip {
  const centroidScreen = centroid(pointersScreen)
  const heldMap = toMap(overscroll(view, bounds, inverseRubberband), centroidScreen)
  const scale = overzoom(view.scale, bounds, inverseRubberband)
  return { heldMap, centroidScreen, spreadPx: spread(pointersScreen), scale }
}

/** The view for the same pointers, moved: their centroid keeps its map point, their spread scales. */
export function follow(grip: Grip, pointersScreen: readonly Point[], bounds: Bounds): View {
  const factor = Math.max(spread(pointersScreen), MIN_SPREAD_PX) / Math.max(grip.spreadPx, MIN_SPREAD_PX)
  return viewHolding(grip, centroid(pointersScreen), grip.scale * factor, bounds)
}

/** The view with the held map point at a screen point, at the scale as requested. */
export function viewHolding({ heldMap }: Grip, pointScreen: Point, scale: number, bounds: Bounds): View {
  return overscroll(pin(heldMap, pointScreen, overzoom(scale, bounds, rubberband)), bounds, rubberband)
}

/** How far a rubber band gives when it is pulled: half as far at first, and always by less than `max`. */
export function rubberband(pulled: number, max: number): number {
  const finite = clamp(pulled, -1e9, 1e9) // As Infinity / Infinity is NaN.
  return (max * finite) / (Math.abs(finite) + 2 * max)
}

/** The pull that makes a rubber band give by `given`: so gripping the map again does not move it. */
function inverseRubberband(given: number, max: number): number {
  // The divisor stays positive even for a view that lies further out than the band can give.
  return (2 * max * given) / Math.max(max - Math.abs(given), max / 100)
}

/** Applies `band` to the part of the offset past an edge: from pulled to shown, or by its inverse back. */
function overscroll(view: View, bounds: Bounds, band: typeof rubberband): View {
  const { x, y, scale } = constrainOffset(view, bounds)
  return { x: x + band(view.x - x, MAX_OVERSCROLL_PX), y: y + band(view.y - y, MAX_OVERSCROLL_PX), scale }
}

/** Applies `band` to the part of the scale that lies past a limit. */
function overzoom(scale: number, { minScale, maxScale }: Bounds, band: typeof rubberband): number {
  const clamped = clamp(scale, minScale, maxScale)
  return clamped * scaleOf(band(zoomOf(scale / clamped), MAX_OVERZOOM))
}
