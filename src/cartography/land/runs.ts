/** Parts of a line. */
import type { Point } from '../drawing/points.ts'

/**
 * The parts of a line whose points are all wanted, each of two points or more. Of a closed line that is wanted as a
 * whole, the first point is also the last.
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
  // A closed line is begun at a gap, so that no part of it is cut where the list happens to begin.
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
