import type { Box, Point, Size } from '../../../panzoom/core/geometry'
import { middleOf, sharedArea } from '../../../table/area'

/** The minimum distance from the edges of the viewport, and from the box, in screen px. */
const GAP_PX = 8

/** So much more than anything else, the box is spared. */
const BOX_WEIGHT = 9

/**
 * The top-left of something of a size beside a box, which it is about: above or below it, or to one side,
 * wherever it covers least of the box, which counts most, and of `spared`; within the viewport. All in screen px.
 */
export function placeBeside(
  { width, height }: Size,
  box: Box,
  viewport: Size,
  spared: readonly Box[],
): Point {
  const { x, y } = middleOf(box)
  const inside = (offset: number, length: number, whole: number) =>
    Math.max(GAP_PX, Math.min(offset, whole - length - GAP_PX))
  const covering = ([wantedLeft, wantedTop]: readonly [number, number]) => {
    const [left, top] = [
      inside(wantedLeft, width, viewport.width),
      inside(wantedTop, height, viewport.height),
    ]
    const placed = { left, top, right: left + width, bottom: top + height }
    const others = spared.reduce((sum, other) => sum + sharedArea(placed, other), 0)
    return { x: left, y: top, coveredPx2: BOX_WEIGHT * sharedArea(placed, box) + others }
  }
  const positions = [
    [x - width / 2, box.top - GAP_PX - height],
    [x - width / 2, box.bottom + GAP_PX],
    [box.right + GAP_PX, y - height / 2],
    [box.left - GAP_PX - width, y - height / 2],
  ] as const
  return positions.map(covering).reduce((best, one) => (one.coveredPx2 < best.coveredPx2 ? one : best))
}
