import type { Point } from '../../../panzoom/geometry'

/** The tangent of 22.5 degrees: a direction within that of an axis is along it. */
const ALONG = 0.414

/**
 * The one of eight directions in which a point lies from another, both in the same px, as words: `up`, `right
 * down`.
 */
export function directionTo(point: Point, from: Point): string {
  const x = point.x - from.x
  const y = point.y - from.y
  const across = Math.abs(x) > ALONG * Math.abs(y) && (x < 0 ? 'left' : 'right')
  const along = Math.abs(y) > ALONG * Math.abs(x) && (y < 0 ? 'up' : 'down')
  return [across, along].filter(Boolean).join(' ')
}
