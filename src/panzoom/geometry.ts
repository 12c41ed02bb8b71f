/**
 * A point or a vector, in map space (px of the picture) or in screen space (CSS px from the top-left of the surface):
 * names end in `Map` or `Screen`. In both, y grows down.
 */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The centroid of the pointers at a time, and the zoom level, if they move a map. */
export interface Sample {
  readonly pointScreen: Point
  readonly ms: number
  readonly zoom?: number
}

/** A width and a height. A hidden element has 0 by 0. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** An axis-aligned rectangle, in the px of either space: `left <= right`, `top <= bottom`. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** `value`, limited to the range from `low` to `high`. `NaN` is treated as `low`, so that no bad number spreads. */
export function clamp(value: number, low: number, high: number): number {
  return value > low ? Math.min(value, high) : low
}

/** Linear interpolation: `from` at `t` = 0, exactly `to` at `t` = 1. */
export function mix(from: number, to: number, t: number): number {
  return from * (1 - t) + to * t
}

/** The distance of two points, in the px of their space. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The centre of a rectangle of this size whose top-left is at 0, 0. */
export function centreOf({ width, height }: Size): Point {
  return { x: width / 2, y: height / 2 }
}

/** The mean of the points: for two, the point halfway between them. Needs at least one point. */
export function centroid(points: readonly Point[]): Point {
  const { length } = points
  return points.reduce((sum, { x, y }) => ({ x: sum.x + x / length, y: sum.y + y / length }), { x: 0, y: 0 })
}

/** The mean distance of the points from their centroid: for two, half their distance; for one, 0. */
export function spread(points: readonly Point[]): number {
  const middle = centroid(points)
  return points.reduce((sum, point) => sum + distance(point, middle) / points.length, 0)
}
