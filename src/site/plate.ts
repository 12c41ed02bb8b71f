/** What the picture of a place shows: its box on the map and a little of what lies around it, always 3 wide and 2 high. */

/** An upright box, in map px. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The picture's width over its height. The style sheet keeps room for it in these proportions. */
export const PLATE_RATIO = 3 / 2

/** This much of the map is seen around the place's own box, in map px: its ribbon's words lie close below it. */
const MARGIN = 26

/** The part of the map that a place's picture shows, in map px. A crop in `public/places` shows the same. */
export function plateOf({ left, top, right, bottom }: Box): Box {
  const width = right - left + 2 * MARGIN
  const height = bottom - top + 2 * MARGIN
  const halfWidth = Math.max(width, height * PLATE_RATIO) / 2
  const halfHeight = Math.max(height, width / PLATE_RATIO) / 2
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}
