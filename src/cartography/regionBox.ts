import type { Region } from '../site/table.ts'
import { type Box, boxAround, type Point } from './drawing/points.ts'

/** The upright box of a region. */
export function boxOf({ corners }: Region): Box {
  return boxAround(corners.map(([y, x]): Point => [x, y]))
}
