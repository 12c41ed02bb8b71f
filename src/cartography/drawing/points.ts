/** Points and boxes on the map, in map units (px of the picture at zoom 0), y down. A point is a pair. */
import type { Box } from '../../panzoom/core/geometry.ts'

/** `[x, y]` in map units. */
export type Point = readonly [x: number, y: number]

/** `value`, kept between `low` and `high`. */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.max(low, Math.min(value, high))
}

/** The number `part` of the way from `from` to `to`. */
export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

/** The point `part` of the way from `from` to `to`. */
export function mixPoints(from: Point, to: Point, part: number): Point {
  return [mix(from[0], to[0], part), mix(from[1], to[1], part)]
}

/** The point on the nearest whole units. */
export const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

/** 0 below `low`, 1 above `high`, and a soft S between. With `low > high` it falls instead. */
export function smoothStep(low: number, high: number, value: number): number {
  const part = clamp((value - low) / (high - low))
  return part * part * (3 - 2 * part)
}

/** The length of a step across and down. Math.hypot is slow, and engines differ in its last bit. */
export function hypotenuse(across: number, down: number): number {
  return Math.sqrt(across * across + down * down)
}

/** The straight distance between two points. */
export function distance(a: Point, b: Point): number {
  return hypotenuse(a[0] - b[0], a[1] - b[1])
}

/** How far a place is from a straight piece of a line. Asked so often, it makes no arrays. */
export function toPiece(at: Point, from: Point, to: Point): number {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const part = clamp(((at[0] - from[0]) * dx + (at[1] - from[1]) * dy) / (dx * dx + dy * dy || 1))
  return Math.sqrt((at[0] - from[0] - dx * part) ** 2 + (at[1] - from[1] - dy * part) ** 2)
}

/** Where two straight pieces of lines cross, if they do. */
export function meeting(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const turn = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
  if (turn === 0) return undefined
  const part = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / turn
  const other = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / turn
  if (part < 0 || part >= 1 || other < 0 || other >= 1) return undefined
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

/** How many points of a line are looked at, or passed over, together. */
const STRETCH = 16

/** The distance from a place to the nearest of some points, mostly on lines; infinite without any. */
export function distanceToNearest(points: readonly Point[]): (x: number, y: number) => number {
  const stretches = Array.from({ length: Math.ceil(points.length / STRETCH) }, (_, index) => {
    const stretch = points.slice(index * STRETCH, (index + 1) * STRETCH)
    return { stretch, box: boxAround(stretch) }
  })
  return (x, y) => {
    let least = Infinity
    for (const { stretch, box } of stretches) {
      const across = Math.max(0, box.left - x, x - box.right)
      const down = Math.max(0, box.top - y, y - box.bottom)
      if (across ** 2 + down ** 2 >= least) continue
      // Asked for millions of times, so it takes no point apart.
      for (const point of stretch) least = Math.min(least, (point[0] - x) ** 2 + (point[1] - y) ** 2)
    }
    return Math.sqrt(least)
  }
}

/**
 * The point one unit away from the origin at an angle in radians: 0 is to the right, and it turns clockwise.
 * Rounded, for engines differ in the last bit of a sine, and drawings must not.
 */
export function direction(angle: number): Point {
  return [Math.round(Math.cos(angle) * 1e9) / 1e9, Math.round(Math.sin(angle) * 1e9) / 1e9]
}

/** Turns points clockwise about the origin. */
export function turnedBy(degrees: number): (point: Point) => Point {
  const [cos, sin] = direction((degrees * Math.PI) / 180)
  return ([x, y]) => [x * cos - y * sin, x * sin + y * cos]
}

/** The smallest box around some points; for none, a box that lies in no other and overlaps nothing. */
export function boxAround(points: Iterable<Point>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

/** How long a line is. */
export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, index) => sum + distance(line[index] as Point, point), 0)
}

/** The box around a foot: `aside` to each side of it, `up` above it, and `down` below it. */
export function boxAt([x, y]: Point, aside: number, up: number, down: number): Box {
  return { left: x - aside, top: y - up, right: x + aside, bottom: y + down }
}

/** The middle of a box. */
export function middleOf({ left, top, right, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2]
}

/** A place, moved as little as possible so that the box about it lies in another. */
export function shiftInto(outer: Box, [x, y]: Point, boxAt: (at: Point) => Box): Point {
  const { left, top, right, bottom } = boxAt([x, y])
  return [
    x + Math.max(0, outer.left - left) - Math.max(0, right - outer.right),
    y + Math.max(0, outer.top - top) - Math.max(0, bottom - outer.bottom),
  ]
}

/** The box, moved. */
export function shifted({ left, top, right, bottom }: Box, [across, down]: Point): Box {
  return { left: left + across, top: top + down, right: right + across, bottom: bottom + down }
}

/** Whether a place lies in a box. */
export function inBox(box: Box, x: number, y: number): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom
}

/** Whether a point lies inside a polygon, by counting the edges to its left. */
export function inPolygon([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false
  let [lastX, lastY] = polygon.at(-1) ?? [0, 0]
  for (const [nextX, nextY] of polygon) {
    if (nextY > y !== lastY > y && x < ((lastX - nextX) * (y - nextY)) / (lastY - nextY) + nextX)
      inside = !inside
    lastX = nextX
    lastY = nextY
  }
  return inside
}
