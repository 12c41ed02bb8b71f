/** A drag starts behind its pointer, so that the map does not jump, and catches up. */
import { mix, type Point } from './geometry'

/** Until it has caught up, the map moves at this multiple of the pointer's velocity. */
const CATCH_UP = 1.5

/** Where the map is on the way from the point that was gripped to the pointer. */
export interface Lag {
  readonly pointScreen: Point
  readonly isBehind: boolean
}

/** The lag of a pointer that has strayed from its press by `strayedPx`, of which `tolerancePx` did not move the map. */
export function lagOf(grippedScreen: Point, nowScreen: Point, strayedPx: number, tolerancePx: number): Lag {
  const t = Math.max(0, CATCH_UP * (1 - tolerancePx / strayedPx))
  if (t >= 1) return { pointScreen: nowScreen, isBehind: false }
  const { x, y } = grippedScreen
  return { pointScreen: { x: mix(x, nowScreen.x, t), y: mix(y, nowScreen.y, t) }, isBehind: true }
}
