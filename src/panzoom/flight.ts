/**
 * Zooms out, pans and zooms in along the path of Jarke van Wijk and Wim Nuij, "Smooth and efficient zooming and panning"
 * (IEEE InfoVis 2003). On that path the perceived velocity is constant; here it is eased at both ends.
 */
import { centreOf, clamp, mix } from './geometry'
import type { Transition } from './transition'
import { type Bounds, constrain, pin, toMap, type View } from './view'

/** The paper's trade-off between zooming out and panning; in its user study 1.4 was preferred. */
const RHO = 1.4

/** The mean velocity, in the paper's unit of path length per ms, and limits for very short and very long flights. */
const PER_MS = 0.0018
const MIN_DURATION_MS = 300
const MAX_DURATION_MS = 1600

/** Returns the flight from one view to another, both within the bounds. */
export function flight(from: View, to: View, bounds: Bounds): Transition {
  const middle = centreOf(bounds.viewport)
  const start = toMap(from, middle)
  const end = toMap(to, middle)
  // The paper's names: w is the visible width in map px, u the distance panned in map px.
  const w0 = bounds.viewport.width / from.scale
  const w1 = bounds.viewport.width / to.scale
  const distance = Math.hypot(end.x - start.x, end.y - start.y)
  const { length, at } = distance > 1e-3 ? panAndZoom(w0, w1, distance) : zoomOnly(w0, w1)
  const durationMs = clamp(length / PER_MS, MIN_DURATION_MS, MAX_DURATION_MS)

  const viewAt = (elapsedMs: number) => {
    const { w, panned } = at(length * ease(clamp(elapsedMs / durationMs, 0, 1)))
    const centre = { x: mix(start.x, end.x, panned), y: mix(start.y, end.y, panned) }
    const scale = clamp(bounds.viewport.width / w, bounds.minScale, bounds.maxScale)
    return constrain(pin(centre, middle, scale), bounds)
  }
  return { kind: 'flight', to, durationMs, viewAt }
}

/** A path. `at` returns the visible width `w` at a length along it, and the completed part of the pan, from 0 to 1. */
interface Path {
  readonly length: number
  readonly at: (travelled: number) => { w: number; panned: number }
}

/** Equation 9 of the paper, with its names. */
function panAndZoom(w0: number, w1: number, u1: number): Path {
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

/** The path between two scales without a pan, for which equation 9 would divide by 0. */
function zoomOnly(w0: number, w1: number): Path {
  const length = Math.abs(Math.log(w1 / w0)) / RHO
  return { length, at: (travelled) => ({ w: w0 * Math.exp(Math.sign(w1 - w0) * RHO * travelled), panned: 1 }) }
}

/** Smoothstep: starts and ends slowly. */
function ease(t: number): number {
  return t * t * (3 - 2 * t)
}
