import type { Point } from '../../panzoom/geometry'

/** The direction of each arrow key, y down. */
export const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A point with a larger ratio of aside to ahead is not in the direction. A smaller limit could make places unreachable. */
const MAX_ASIDE_PER_AHEAD = 1.5

/** The index of the nearest point in a direction from `from`, counting each px aside twice; -1 if there is none. */
export function nearestIn(direction: Point, from: Point, points: readonly Point[]): number {
  let nearest = -1
  let minCost = Number.POSITIVE_INFINITY
  points.forEach((point, index) => {
    const x = point.x - from.x
    const y = point.y - from.y
    const ahead = x * direction.x + y * direction.y
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x)
    const cost = ahead + 2 * aside
    if (ahead <= 0 || aside > MAX_ASIDE_PER_AHEAD * ahead || cost >= minCost) return
    nearest = index
    minCost = cost
  })
  return nearest
}
