/** Curves through points: to draw (see `Path`), to walk along, and to make of fewer points. */
import simplifyLine from 'simplify-js'
import type { Path } from './path.ts'
import { clamp, direction, distance, mixPoints, type Point } from './points.ts'

/** Adds a smooth line through every point: a Catmull-Rom spline, written as cubic curves. */
export function spline(path: Path, points: readonly Point[], closed = false): Path {
  const at = pointsAround(points, closed)
  if (points.length < 2) return path
  path.moveTo(at(0))
  if (points.length === 2 && !closed) return path.lineTo(at(1))
  for (let index = 0; index < (closed ? points.length : points.length - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    path.curveTo(
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    )
  }
  return closed ? path.close() : path
}

/** Adds a smooth line near the points, through the middles between them: four numbers a point, not six. */
export function softLine(path: Path, points: readonly Point[], closed = false): Path {
  const at = pointsAround(points, closed)
  const count = points.length
  if (count < 3) return path.polyline(points)
  const middle = (index: number) => mixPoints(at(index), at(index + 1), 0.5)
  if (closed) {
    path.moveTo(middle(-1))
    for (let index = 0; index < count; index++) path.quadTo(at(index), middle(index))
    return path.close()
  }
  path.moveTo(at(0))
  for (let index = 1; index < count - 1; index++) {
    path.quadTo(at(index), index === count - 2 ? at(count - 1) : middle(index))
  }
  return path
}

/** Points along the Catmull-Rom spline through `points`, about `step` units apart, both ends included. */
export function sample(points: readonly Point[], step = 6, closed = false): Point[] {
  const at = pointsAround(points, closed)
  const samples: Point[] = []
  for (let index = 0; index < (closed ? points.length : points.length - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const count = Math.max(1, Math.round(distance(from, to) / step))
    for (let part = 0; part < count; part++) {
      const t = part / count
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t ** 2 +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3)
      samples.push([along(0), along(1)])
    }
  }
  if (!closed) samples.push(at(points.length - 1))
  return samples
}

/** The points that matter: without the others the line moves by at most `tolerance` (Douglas and Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const kept = simplifyLine(
    points.map(([x, y]) => ({ x, y })),
    tolerance,
    true,
  )
  return kept.map(({ x, y }) => [x, y])
}

/** The point of an ellipse at an angle in degrees; 0 is right, 90 is down. */
export function onEllipse(centre: Point, radius: Point, degrees: number): Point {
  const [x, y] = direction((degrees * Math.PI) / 180)
  return [centre[0] + x * radius[0], centre[1] + y * radius[1]]
}

/** Points of an ellipse from one angle to another, in degrees. `count` steps, both ends. */
export function arc(
  centre: Point,
  radius: Point,
  fromDegrees: number,
  toDegrees: number,
  count = 8,
): Point[] {
  return Array.from({ length: count + 1 }, (_, index) =>
    onEllipse(centre, radius, fromDegrees + ((toDegrees - fromDegrees) * index) / count),
  )
}

/** The point at a part of a line, counted in its pieces: 0 is the first point, 1 the last. */
export function pointAlong(points: readonly Point[], part: number): Point {
  const place = clamp(part) * (points.length - 1)
  const index = Math.min(points.length - 2, Math.floor(place))
  return mixPoints(points[index] as Point, points[index + 1] as Point, place - index)
}

/** The point of a line at an index, moved `right` map units to the right, as seen along the line. */
export function beside(line: readonly Point[], index: number, right: number): Point {
  const at = pointsAround(line, false)
  const [before, [x, y], after] = [at(index - 1), at(index), at(index + 1)]
  const length = distance(before, after) || 1
  return [x - ((after[1] - before[1]) / length) * right, y + ((after[0] - before[0]) / length) * right]
}

/** The point at an index: past the ends, round and round if closed, else the end itself. */
function pointsAround(points: readonly Point[], closed: boolean): (index: number) => Point {
  const count = points.length
  return (index) => points[closed ? (index + count) % count : clamp(index, 0, count - 1)] as Point
}
