import type { Box, Point, Size } from '../../../panzoom/core/geometry'
import { leastCovering } from './leastCovering'

/** The distance from its point, in screen px. */
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
  const lefts = isCentred ? [at.x - size.width / 2] : [at.x + GAP_PX, at.x - GAP_PX - size.width]
  const tops = [at.y - GAP_PX - size.height, ...(isCentred ? [] : [at.y + 2 * GAP_PX])]
  const positions = lefts.flatMap((x) => tops.map((y) => ({ x, y })))
  return leastCovering(size, positions, viewport, spared)
}
