/** What a stiff nib draws: straight tapered strokes. All strokes of a drawing can be one filled path. */
import type { Path } from './path.ts'
import { distance, type Point } from './points.ts'

/** Adds a stroke that starts so many map units wide and ends in a point. */
export function wedge(path: Path, from: Point, to: Point, width: number): void {
  const [acrossX, acrossY] = across(from, to, width / 2)
  path.polygon([[from[0] + acrossX, from[1] + acrossY], to, [from[0] - acrossX, from[1] - acrossY]])
}

/** So long a step to the right of the way from a point to a point. */
function across(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1
  return [(-(to[1] - from[1]) / whole) * length, ((to[0] - from[0]) / whole) * length]
}
