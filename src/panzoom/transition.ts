/** A movement from one view to another that takes time, as a pure function of the time since it began. */
import { mix } from './geometry'
import type { View } from './view'

export interface Transition {
  readonly from: View
  readonly to: View
  readonly durationMs: number
  /** The part of the way (0 to 1) gone after that part of the time; `ease(1)` is 1. */
  readonly ease: (part: number) => number
}

/** Fast at first and gentle at the end, so that it answers at once and can be aimed anew at any moment. */
export function easeOut(part: number): number {
  return 1 - (1 - part) ** 3
}

/** The view `elapsedMs` after the start: `from` at 0 or before, exactly `to` from the end on. */
export function viewAt({ from, to, durationMs, ease }: Transition, elapsedMs: number): View {
  if (elapsedMs >= durationMs) return to
  return between(from, to, ease(Math.max(0, elapsedMs / durationMs)))
}

/**
 * The view `part` of the way from one to another. The scale grows by equal factors in equal parts, as zooming
 * feels even. A point pinned in both views stays pinned in between: `offset = screen - map * scale` is linear in
 * the scale, so the offset has to go the part of its way that the scale has gone of its own.
 */
export function between(from: View, to: View, part: number): View {
  const scale = from.scale * (to.scale / from.scale) ** part
  const zooms = Math.abs(to.scale - from.scale) > 1e-9 * from.scale
  const way = zooms ? (scale - from.scale) / (to.scale - from.scale) : part
  return { x: mix(from.x, to.x, way), y: mix(from.y, to.y, way), scale }
}
