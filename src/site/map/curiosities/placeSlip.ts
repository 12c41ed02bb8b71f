import type { Box, Point, Size } from '../../../panzoom/core/geometry'
import { grow, middleOf } from '../../../table/area'
import { leastCovering } from '../overlay/leastCovering'

/** The distance of a slip from its ring, in screen px. */
const GAP_PX = 8

/** So much more than anything else, the ring is spared. */
const RING_WEIGHT = 9

/**
 * The top-left of a slip of paper beside a ring, all in screen px: below it, above it, or to one side, wherever
 * it covers the least of the ring, which counts most, and of `spared`; within the viewport.
 */
export function placeSlip(size: Size, ring: Box, viewport: Size, spared: readonly Box[]): Point {
  const { x, y } = middleOf(ring)
  const around = grow(ring, GAP_PX)
  const positions = [
    { x: x - size.width / 2, y: around.bottom },
    { x: x - size.width / 2, y: around.top - size.height },
    { x: around.right, y: y - size.height / 2 },
    { x: around.left - size.width, y: y - size.height / 2 },
  ]
  return leastCovering(size, positions, viewport, [...Array<Box>(RING_WEIGHT).fill(ring), ...spared])
}
