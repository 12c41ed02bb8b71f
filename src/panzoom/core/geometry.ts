/** A point or a vector in map px (names in `Map`) or CSS px of the surface (`Screen`). y grows down. */
export type Point = Readonly<{ x: number; y: number }>

/** A width and a height. A hidden element has 0 by 0. */
export type Size = Readonly<{ width: number; height: number }>

/** An axis-aligned rectangle, in the px of either space: `left <= right`, `top <= bottom`. */
export type Box = Readonly<{ left: number; top: number; right: number; bottom: number }>

/** `value`, limited to a range. `NaN` stays `NaN`: so `isView` recognises a view that is computed from it. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high)

/** Linear interpolation: `from` at `t` = 0, exactly `to` at `t` = 1. */
export const mix = (from: number, to: number, t: number): number => from * (1 - t) + to * t

/** The distance of two points, in the px of their space. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The centre of a rectangle of this size whose top-left is at 0, 0. */
export const centreOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 })

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
