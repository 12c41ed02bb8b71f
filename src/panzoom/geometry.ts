/**
 * Points, sizes and boxes, with the little arithmetic they need. Two spaces meet in this folder, and both are plain
 * numbers, so points and distances that could be either say which: **map** space is image pixels, **screen** space is
 * CSS px from the top-left of the map's element. In both, x grows to the right and y grows **down**.
 */

/** A point, or a distance, in one of the two spaces. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Where something was on the screen, in px, and when, in ms; and, of fingers on a map, its zoom then. */
export interface Moment {
  readonly pointScreen: Point
  readonly ms: number
  readonly zoom?: number
}

/** How large something is. A width or height of 0 means that it cannot be seen. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** An upright rectangle: `left <= right`, `top <= bottom`. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** `value`, kept between `low` and `high`. `NaN` becomes `low`: the maths of a map ends here, so no nonsense gets past. */
export function clamp(value: number, low: number, high: number): number {
  return value > low ? Math.min(value, high) : low
}

/** The number `part` of the way from `from` (0) to `to` (1); exactly `to` at 1. */
export function mix(from: number, to: number, part: number): number {
  return from * (1 - part) + to * part
}

/** The straight distance between two points of one space. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The point in the middle of something that starts at 0, 0. */
export function centreOf({ width, height }: Size): Point {
  return { x: width / 2, y: height / 2 }
}

/** The mean of some points: between two fingers, the middle. There must be at least one point. */
export function centroid(points: readonly Point[]): Point {
  const { length } = points
  return points.reduce((sum, { x, y }) => ({ x: sum.x + x / length, y: sum.y + y / length }), { x: 0, y: 0 })
}

/** How far apart some points are: their mean distance to their centroid. One point has a spread of 0. */
export function spread(points: readonly Point[]): number {
  const middle = centroid(points)
  return points.reduce((sum, point) => sum + distance(point, middle) / points.length, 0)
}
