import type { Region } from '../site/table.ts'
import { type Box, boxAround, type Point } from './drawing/points.ts'

/** The middle of a region's box. */
export function middleOf(region: Region): Point {
  const { left, top, right, bottom } = boxOf(region)
  return [(left + right) / 2, (top + bottom) / 2]
}

/** The upright box of a region. */
export function boxOf({ corners }: Region): Box {
  return boxAround(corners.map(([y, x]): Point => [x, y]))
}
