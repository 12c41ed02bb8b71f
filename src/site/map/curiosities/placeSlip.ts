import type { Box, Point, Size } from '../../../panzoom/core/geometry'
import { grow, middleOf, sharedArea } from '../../../table/area'

/** The distance of a slip from its ring and from the edges of the viewport, in screen px. */
const GAP_PX = 8

/** So much more than anything else, the ring is spared. */
const RING_WEIGHT = 9

/**
 * The top-left of a slip of paper beside a ring, all in screen px: below it, above it, or to one side, wherever
 * it covers the least of the ring, which counts most, and of `spared`; within the viewport.
 */
export function placeSlip({ width, height }: Size, ring: Box, viewport: Size, spared: readonly Box[]): Point {
  const { x, y } = middleOf(ring)
  const around = grow(ring, GAP_PX)
  const within = (offset: number, length: number, whole: number) =>
    Math.max(GAP_PX, Math.min(offset, whole - length - GAP_PX))
  const positions = [
    [x - width / 2, around.bottom],
    [x - width / 2, around.top - height],
    [around.right, y - height / 2],
    [around.left - width, y - height / 2],
  ].map(([left = 0, top = 0]) => {
    const at = { x: within(left, width, viewport.width), y: within(top, height, viewport.height) }
    const box = { left: at.x, top: at.y, right: at.x + width, bottom: at.y + height }
    return {
      at,
      coveredPx2: spared.reduce(
        (sum, other) => sum + sharedArea(box, other),
        RING_WEIGHT * sharedArea(box, ring),
      ),
    }
  })
  // The first of those that cover least.
  return positions.reduce((best, one) => (one.coveredPx2 < best.coveredPx2 ? one : best)).at
}
