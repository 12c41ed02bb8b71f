import type { Box, Point, Size } from '../../../panzoom/core/geometry'
import { sharedArea } from '../../../table/area'

/** In screen px: the minimum distance from the edges of the viewport, and the distance from its point. */
const EDGE_PX = 8
const GAP_PX = 12

/**
 * The top-left of a tooltip of this size for a point, all in screen px: centred above it, or above or below
 * it to one side, wherever it covers the least of `spared`; pushed back into the viewport.
 */
export function placeTooltip(
  size: Size,
  at: Point,
  isCentred: boolean,
  viewport: Size,
  spared: readonly Box[],
): Point {
  const inside = (offset: number, length: number, whole: number) =>
    Math.max(EDGE_PX, Math.min(offset, whole - length - EDGE_PX))
  const lefts = isCentred ? [at.x - size.width / 2] : [at.x + GAP_PX, at.x - GAP_PX - size.width]
  const tops = [at.y - GAP_PX - size.height, ...(isCentred ? [] : [at.y + 2 * GAP_PX])]
  const positions = lefts.flatMap((left) =>
    tops.map((top) => {
      const x = inside(left, size.width, viewport.width)
      const y = inside(top, size.height, viewport.height)
      const box = { left: x, top: y, right: x + size.width, bottom: y + size.height }
      return { x, y, coveredPx2: spared.reduce((sum, other) => sum + sharedArea(box, other), 0) }
    }),
  )
  // The first of those that cover least.
  return positions.reduce((best, one) => (one.coveredPx2 < best.coveredPx2 ? one : best))
}
