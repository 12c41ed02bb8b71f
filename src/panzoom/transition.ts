import { mix } from './geometry'
import type { View } from './view'

/** The longest time in which a map that is released past its bounds returns. */
export const RETURN_MS = 400

/** A timed change of the view, as a pure function of the elapsed time. */
export interface Transition {
  readonly to: View
  readonly durationMs: number
  /** The view at a time after the start, from 0 to `durationMs`. */
  readonly viewAt: (elapsedMs: number) => View
  /** Whether it may leave the bounds. If not, it is kept within them, and eased back if it starts outside. */
  readonly passesEdges?: boolean
  /** Whether it is a step, as of a key, the wheel or a double tap: a press during it is not meant to stop the map. */
  readonly isStep?: boolean
}

/** Eases out from one view to another: fast at first, so that it responds at once, and slow at the end. */
export function easeTo(from: View, to: View, durationMs: number, isStep = false): Transition {
  return { to, durationMs, isStep, viewAt: (elapsedMs) => between(from, to, 1 - (1 - elapsedMs / durationMs) ** 3) }
}

/**
 * The view between two others: `from` at `t` = 0, `to` at `t` = 1. The scale is interpolated exponentially, so that
 * zooming feels even. The offset is linear in the scale, as in `pin`: so a point with the same screen position in both
 * views stays there.
 */
export function between(from: View, to: View, t: number): View {
  const scale = from.scale * (to.scale / from.scale) ** t
  const isZoom = Math.abs(to.scale - from.scale) > 1e-9 * from.scale
  const offsetT = isZoom ? (scale - from.scale) / (to.scale - from.scale) : t
  return { x: mix(from.x, to.x, offsetT), y: mix(from.y, to.y, offsetT), scale }
}
