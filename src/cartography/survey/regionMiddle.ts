import { areaBox } from '../../table/area.ts'
import type { Region } from '../../table/table.ts'
import type { Point } from '../drawing/points.ts'

/** The middle of a region's box. */
export function middleOf(region: Region): Point {
  const { left, top, right, bottom } = areaBox(region)
  return [(left + right) / 2, (top + bottom) / 2]
}
