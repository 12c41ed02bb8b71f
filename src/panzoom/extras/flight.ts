/** Jarke van Wijk and Wim Nuij, "Smooth and efficient zooming and panning" (IEEE InfoVis 2003), eased. */
import { centreOf, clamp, distance, mix } from '../core/geometry'
import type { Transition } from '../core/transition'
import { type Bounds, pinWithin, toMap, type View } from '../core/view'

/** The paper's trade-off between zooming out and panning; in its user study 1.4 was preferred. */
const RHO = 1.4
/** The mean velocity, in the paper's unit of path length per ms. */
const PER_MS = 0.0018
const MIN_DURATION_MS = 300
const MAX_DURATION_MS = 1600

/** Zooms out, pans and zooms in, from one view to another, both within the bounds, in `maxMs` or less. */
export function flight(from: View, to: View, bounds: Bounds, maxMs = MAX_DURATION_MS): Transition {
  const middle = centreOf(bounds.viewport)
  const start = toMap(from, middle)
  const end = toMap(to, middle)
  // The paper's names: w is the visible width in map px, u the distance panned in map px.
  const w0 = bounds.viewport.width / from.scale
  const w1 = bounds.viewport.width / to.scale
  // For a distance of 0, the equation would divide by 0.
  const { length, at } = panAndZoom(w0, w1, Math.max(1e-3, distance(start, end)))
  const durationMs = clamp(length / PER_MS, MIN_DURATION_MS, maxMs)

  const viewAt = (elapsedMs: number) => {
    const { w, panned } = at(length * ease(clamp(elapsedMs / durationMs, 0, 1)))
    const centre = { x: mix(start.x, end.x, panned), y: mix(start.y, end.y, panned) }
    return pinWithin(centre, middle, bounds.viewport.width / w, bounds)
  }
  return { kind: 'flight', to, durationMs, viewAt }
}

/**
 * Equation 9 of the paper, with its names: the length of the path, and at a length along it the visible width
 * `w`, and the completed part of the pan, from 0 to 1.
 */
function panAndZoom(w0: number, w1: number, u1: number) {
  // The paper's ln(sqrt(b ** 2 + 1) - b), without the cancellation where b is large.
  const r = (b: number) => -Math.asinh(b)
  const grows = w1 ** 2 - w0 ** 2
  const r0 = r((grows + RHO ** 4 * u1 ** 2) / (2 * w0 * RHO ** 2 * u1))
  const r1 = r((grows - RHO ** 4 * u1 ** 2) / (2 * w1 * RHO ** 2 * u1))
  const at = (travelled: number) => {
    const s = RHO * travelled + r0
    const u = (w0 / RHO ** 2) * (Math.cosh(r0) * Math.tanh(s) - Math.sinh(r0))
    return { w: (w0 * Math.cosh(r0)) / Math.cosh(s), panned: clamp(u / u1, 0, 1) }
  }
  return { length: (r1 - r0) / RHO, at }
}

/** Smoothstep: starts and ends slowly. */
const ease = (t: number) => t * t * (3 - 2 * t)
