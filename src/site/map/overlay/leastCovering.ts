import type { Box, Point, Size } from '../../../panzoom/core/geometry'
import { sharedArea } from '../../../table/area'

/** The minimum distance from the edges of the viewport, in screen px. */
const EDGE_PX = 8

/**
 * Of some positions for something of a size, the first that covers the least of `spared`: the top-left, pushed
 * into the viewport. All in screen px. What is in `spared` more than once counts so many times.
 */
export function leastCovering(
  { width, height }: Size,
  positions: readonly Point[],
  viewport: Size,
  spared: readonly Box[],
): Point {
  const inside = (offset: number, length: number, whole: number) =>
    Math.max(EDGE_PX, Math.min(offset, whole - length - EDGE_PX))
  const pushed = positions.map((position) => {
    const [x, y] = [inside(position.x, width, viewport.width), inside(position.y, height, viewport.height)]
    const box = { left: x, top: y, right: x + width, bottom: y + height }
    return { x, y, coveredPx2: spared.reduce((sum, other) => sum + sharedArea(box, other), 0) }
  })
  const { x, y } = pushed.reduce((best, one) => (one.coveredPx2 < best.coveredPx2 ? one : best))
  return { x, y }
}
