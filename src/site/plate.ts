/** The part of the map that a place's picture shows: the place's box and a margin, in the proportion 3:2. */
import type { Box } from '../panzoom/geometry.ts'

/** The picture's width over its height. The style sheet reserves space in the same proportion. */
export const PLATE_RATIO = 3 / 2

/** The margin around the place's box, in map px: it has room for the ribbon below the place. */
const MARGIN = 26

/** The box that a place's picture shows, in map px. The cropped picture in `public/places` has the same. */
export function plateOf({ left, top, right, bottom }: Box): Box {
  const width = right - left + 2 * MARGIN
  const height = bottom - top + 2 * MARGIN
  const halfWidth = Math.max(width, height * PLATE_RATIO) / 2
  const halfHeight = Math.max(height, width / PLATE_RATIO) / 2
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}
