/** A movement from one view to another that takes time, as a pure function of the ms since it began. */
import { mix } from './geometry'
import type { View } from './view'

/** A map let go past its bounds takes this long to return. */
export const RETURN_MS = 400

export interface Transition {
  readonly to: View
  readonly durationMs: number
  /** Where the map is so many ms after the start, from 0 to the duration. */
  readonly viewAt: (elapsedMs: number) => View
  /** It may lead past the bounds on its way, and back by itself; any other is kept within them. */
  readonly passesEdges?: boolean
}

/** From a view to another, fast at first and gentle at the end: it answers at once, and can be aimed anew at any moment. */
export function easeTo(from: View, to: View, durationMs: number): Transition {
  return { to, durationMs, viewAt: (elapsedMs) => between(from, to, 1 - (1 - elapsedMs / durationMs) ** 3) }
}

/**
 * The view `part` of the way from one to another. The scale grows by equal factors in equal parts, as zooming
 * feels even. A point pinned in both views stays pinned in between: `offset = screen - map * scale` is linear in
 * the scale, so the offset is mixed by the share of its way that the scale has gone, and not by `part`.
 */
export function between(from: View, to: View, part: number): View {
  const scale = from.scale * (to.scale / from.scale) ** part
  const zooms = Math.abs(to.scale - from.scale) > 1e-9 * from.scale
  const way = zooms ? (scale - from.scale) / (to.scale - from.scale) : part
  return { x: mix(from.x, to.x, way), y: mix(from.y, to.y, way), scale }
}
