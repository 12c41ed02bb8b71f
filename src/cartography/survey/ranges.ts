import { sample } from '../drawing/curves.ts'
import { distanceToNearest } from '../drawing/points.ts'
import type { Field } from '../grids/coarse.ts'
import type { Range } from '../lands/geography.ts'

/**
 * How far a place lies from the spine of the nearest range: 0 on it, 1 where its feet end, or `margin` map
 * units beyond. The spines are taken as points, `step` map units apart.
 */
export function outOfRanges(ranges: readonly Range[], margin = 0, step = 8): Field {
  const spines = ranges.map(({ spine, halfWidth }) => ({
    away: distanceToNearest(sample(spine, step)),
    reach: halfWidth + margin,
  }))
  return (x, y) => spines.reduce((least, { away, reach }) => Math.min(least, away(x, y) / reach), Infinity)
}
