import { mix } from './geometry'
import { type Bounds, constrain, panBy, type View } from './view'

/** A map that is released past its bounds returns in this time, or less. */
export const RETURN_MS = 400

/**
 * What makes it: a key, a button, the wheel or `goTo` (`step`), a double or two-finger tap, a fling, a
 * release past the bounds, or anything else (`flight`). A press in the first two may click; it ends a `tap`.
 */
export type TransitionKind = 'step' | 'tap' | 'glide' | 'return' | 'flight'

/** A timed change of the view, as a pure function of the elapsed time. */
export interface Transition {
  readonly kind: TransitionKind
  readonly to: View
  /** If it is 0, the map jumps. */
  readonly durationMs: number
  /** The view at a time after the start, from 0 to `durationMs`. */
  readonly viewAt: (elapsedMs: number) => View
  /** Whether it may leave the bounds. */
  readonly passesEdges?: boolean
}

/** Eases out from one view to another: fast at first, so that it responds at once, and slow at the end. */
export function easeTo(
  from: View,
  to: View,
  durationMs: number,
  kind: TransitionKind = 'flight',
): Transition {
  const viewAt = (elapsedMs: number) => between(from, to, 1 - (1 - elapsedMs / durationMs) ** 3)
  return { kind, to, durationMs, viewAt }
}

/** The view between two others, for `t` from 0 to 1. The scale is exponential, so that zooming feels even. */
export function between(from: View, to: View, t: number): View {
  const scale = from.scale * (to.scale / from.scale) ** t
  // For a point that stays, offset = screen - map * scale: linear in the scale, not in `t`.
  const isZoom = Math.abs(to.scale - from.scale) > 1e-9 * from.scale
  const offsetT = isZoom ? (scale - from.scale) / (to.scale - from.scale) : t
  return { x: mix(from.x, to.x, offsetT), y: mix(from.y, to.y, offsetT), scale }
}

/** The transition, kept within the bounds. A map that starts past an edge, at `from`, is eased back. */
export function keepWithin(transition: Transition, from: View, bounds: Bounds): Transition {
  const inside = constrain(from, bounds)
  // A scale past its limit would jump if it was clamped. The transition itself brings it back.
  if (from.scale !== inside.scale) return transition
  const viewAt = (elapsedMs: number) => {
    const remaining = Math.max(0, 1 - elapsedMs / Math.min(RETURN_MS, transition.durationMs)) ** 3
    const view = constrain(transition.viewAt(elapsedMs), bounds)
    return panBy(view, { x: (from.x - inside.x) * remaining, y: (from.y - inside.y) * remaining })
  }
  return { ...transition, viewAt }
}
