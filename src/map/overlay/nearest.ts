import type { Point } from '../../panzoom/geometry'

/** What each arrow key means, y down. */
export const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** What lies this much further to the side than ahead is no longer that way: any narrower, and none leads to Skills. */
const MAX_ASIDE = 1.5

/**
 * The index of the point to go to from `from` in a direction: the nearest of those that lie that way, each px to the
 * side counting for two. -1 where there is none.
 */
export function nearestIn(direction: Point, from: Point, points: readonly Point[]): number {
  let nearest = -1
  let least = Number.POSITIVE_INFINITY
  points.forEach((point, index) => {
    const x = point.x - from.x
    const y = point.y - from.y
    const ahead = x * direction.x + y * direction.y
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x)
    const cost = ahead + 2 * aside
    if (ahead <= 0 || aside > MAX_ASIDE * ahead || cost >= least) return
    nearest = index
    least = cost
  })
  return nearest
}
