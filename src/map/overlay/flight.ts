/**
 * A flight over the map: out, across and in again, along the path of Jarke van Wijk and Wim Nuij, "Smooth and
 * efficient zooming and panning" (IEEE InfoVis 2003), which keeps what passes before the eye at one even velocity.
 */
import { centreOf, clamp, mix } from '../../panzoom/geometry'
import type { Transition } from '../../panzoom/transition'
import { type Bounds, constrain, pin, toMap, type View } from '../../panzoom/view'

/** How readily a flight goes up before it goes across; the authors found that people like 1.4 best. */
const RHO = 1.4

/** The path's length per ms: the authors' velocity, and limits for the very near and the very far. */
const PER_MS = 0.0018
const MIN_DURATION_MS = 300
const MAX_DURATION_MS = 1600

/** The flight from one view to another, both within the bounds. */
export function flight(from: View, to: View, bounds: Bounds): Transition {
  const middle = centreOf(bounds.viewport)
  const start = toMap(from, middle)
  const end = toMap(to, middle)
  // The paper's names: w is how much of the map is seen, in map px, and u how far the flight has come.
  const w0 = bounds.viewport.width / from.scale
  const w1 = bounds.viewport.width / to.scale
  const distance = Math.hypot(end.x - start.x, end.y - start.y)
  const { length, at } = distance > 1e-3 ? across(w0, w1, distance) : straightUp(w0, w1)
  const durationMs = clamp(length / PER_MS, MIN_DURATION_MS, MAX_DURATION_MS)

  const viewAt = (elapsedMs: number) => {
    const { w, part } = at(length * ease(clamp(elapsedMs / durationMs, 0, 1)))
    const centre = { x: mix(start.x, end.x, part), y: mix(start.y, end.y, part) }
    const scale = clamp(bounds.viewport.width / w, bounds.minScale, bounds.maxScale)
    return constrain(pin(centre, middle, scale), bounds)
  }
  return { to, durationMs, viewAt }
}

/** A path of some length: how much of the map is seen, and which part of the way is gone, after so much of it. */
interface Path {
  readonly length: number
  readonly at: (gone: number) => { w: number; part: number }
}

/** Equation 9 of the paper, with its names. */
function across(w0: number, w1: number, u1: number): Path {
  // Its ln(sqrt(b ** 2 + 1) - b), without the difference of two numbers that may be next to equal.
  const r = (b: number) => -Math.asinh(b)
  const grows = w1 ** 2 - w0 ** 2
  const r0 = r((grows + RHO ** 4 * u1 ** 2) / (2 * w0 * RHO ** 2 * u1))
  const r1 = r((grows - RHO ** 4 * u1 ** 2) / (2 * w1 * RHO ** 2 * u1))
  const at = (gone: number) => {
    const s = RHO * gone + r0
    const u = (w0 / RHO ** 2) * (Math.cosh(r0) * Math.tanh(s) - Math.sinh(r0))
    return { w: (w0 * Math.cosh(r0)) / Math.cosh(s), part: clamp(u / u1, 0, 1) }
  }
  return { length: (r1 - r0) / RHO, at }
}

/** Over one and the same point there is only up and down. */
function straightUp(w0: number, w1: number): Path {
  const length = Math.abs(Math.log(w1 / w0)) / RHO
  return { length, at: (gone) => ({ w: w0 * Math.exp(Math.sign(w1 - w0) * RHO * gone), part: 1 }) }
}

/** Slow to leave and slow to arrive, so that the eye can follow. */
function ease(part: number): number {
  return part * part * (3 - 2 * part)
}
