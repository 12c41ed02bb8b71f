/** Parts of a line. */
import type { Point } from '../drawing/points.ts'

/**
 * The parts of a line whose points are all wanted, each of two points or more. If all points of a closed line
 * are wanted, its first point is repeated at the end.
 */
export function runs(
  points: readonly Point[],
  closed: boolean,
  wanted: (point: Point, index: number) => boolean,
): Point[][] {
  const kept = points.map(wanted)
  const gap = kept.indexOf(false)
  if (gap < 0) return [closed ? [...points, points[0] as Point] : [...points]]
  const found: Point[][] = []
  let run: Point[] = []
  // A closed line is walked from a gap, so that no part is cut in two at the start of the list.
  for (let step = 0; step < points.length; step++) {
    const index = closed ? (gap + step) % points.length : step
    if (kept[index]) run.push(points[index] as Point)
    else {
      found.push(run)
      run = []
    }
  }
  found.push(run)
  return found.filter((part) => part.length > 1)
}
