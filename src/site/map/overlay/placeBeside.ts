import type { Box, Point, Size } from '../../../panzoom/core/geometry'
import { middleOf, sharedArea } from '../../../table/area'

/** The minimum distance from the edges of the viewport, and from the box, in screen px. */
const GAP_PX = 8

/** So much more than anything else, the box and what covers the map are spared. */
const WEIGHT = 9

/** To be farther away is as bad as to cover something with this part of its own area. */
const FAR = 1 / 8

/**
 * The top-left of something of a size beside a box, which it is about: above or below it, in its middle or
 * towards an end, or to one side, wherever it covers least of the box and of `covers`, which count most, and
 * of `spared`; within the viewport. All in screen px.
 */
export function placeBeside(
  { width, height }: Size,
  box: Box,
  viewport: Size,
  covers: readonly Box[],
  spared: readonly Box[] = [],
): Point {
  const { x, y } = middleOf(box)
  const inside = (offset: number, length: number, whole: number) =>
    Math.max(GAP_PX, Math.min(offset, whole - length - GAP_PX))
  const covering = ([wantedLeft, wantedTop, isFar = false]: readonly [number, number, boolean?]) => {
    const [left, top] = [
      inside(wantedLeft, width, viewport.width),
      inside(wantedTop, height, viewport.height),
    ]
    const placed = { left, top, right: left + width, bottom: top + height }
    const covered = (boxes: readonly Box[]) =>
      boxes.reduce((sum, other) => sum + sharedArea(placed, other), 0)
    const farPx2 = isFar ? FAR * width * height : 0
    return { x: left, y: top, coveredPx2: WEIGHT * covered([box, ...covers]) + covered(spared) + farPx2 }
  }
  const lefts = [x - width / 2, x - width, x]
  const aboveAndBelow = (gap: number, isFar = false) =>
    [box.top - gap - height, box.bottom + gap].flatMap((top) =>
      lefts.map((left) => [left, top, isFar] as const),
    )
  const positions = [
    ...aboveAndBelow(GAP_PX),
    [box.right + GAP_PX, y - height / 2],
    [box.left - GAP_PX - width, y - height / 2],
    // Beyond a name that is as near.
    ...aboveAndBelow(GAP_PX + height, true),
  ] as const
  return positions.map(covering).reduce((best, one) => (one.coveredPx2 < best.coveredPx2 ? one : best))
}
