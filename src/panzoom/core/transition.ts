import { mix } from './geometry'
import { type Bounds, constrain, panBy, type View } from './view'

/** A map that is released past its bounds returns in this time, or less. */
export const RETURN_MS = 400

/** By keys, wheel, `goTo`: `ease`; by taps: `tap`; by a fling: `glide`; from past an edge: `return`. */
export type TransitionKind = 'ease' | 'tap' | 'glide' | 'return' | 'flight'

/** A timed change of the view, as a pure function of the elapsed time. */
export interface Transition {
  readonly kind: TransitionKind
  readonly to: View
  /** If it is 0, the map jumps. */
  readonly durationMs: number
  /** The view at a time after the start, from 0 to `durationMs`. */
  readonly viewAt: (elapsedMs: number) => View
  /** Whether it may pass the edges of the bounds. */
  readonly passesEdges?: boolean
}

/** Eases out from one view to another: fast at first, so that it responds at once, and slow at the end. */
export function easeTo(from: View, to: View, durationMs: number, kind: TransitionKind) {
  const viewAt = (ms: number) => between(from, to, 1 - (1 - ms / durationMs) ** 3)
  return { kind, to, durationMs, viewAt } satisfies Transition
}

/** The view between two others, for `t` from 0 to 1. The scale is exponential, so that zooming feels even. */
export function between(from: View, to: View, t: number): View {
  const scale = from.scale * (to.scale / from.scale) ** t
  // The map point that stays on the screen has offset = screen - map * scale in both views and in between. So
  // (offset - from.offset) / (to.offset - from.offset) = (scale - from.scale) / (to.scale - from.scale).
  const isZoom = Math.abs(to.scale - from.scale) > 1e-9 * from.scale
  const offsetT = isZoom ? (scale - from.scale) / (to.scale - from.scale) : t
  return { x: mix(from.x, to.x, offsetT), y: mix(from.y, to.y, offsetT), scale }
}

/** Keeps it in the bounds, unless it `passesEdges`. The part of `from` past an edge is added, and fades. */
export function keepWithin(transition: Transition, from: View, bounds: Bounds): Transition {
  const inside = constrain(from, bounds)
  // A scale past its limit would jump if it was clamped. The transition itself brings it back.
  if (from.scale !== inside.scale) return transition
  const viewAt = (ms: number) => {
    const left = Math.max(0, 1 - ms / Math.min(RETURN_MS, transition.durationMs)) ** 3
    const view = transition.passesEdges ? transition.viewAt(ms) : constrain(transition.viewAt(ms), bounds)
    return panBy(view, { x: (from.x - inside.x) * left, y: (from.y - inside.y) * left })
  }
  return { ...transition, viewAt }
}
