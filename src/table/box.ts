/** The boxes of places. */
import type { Box, Point } from '../panzoom/geometry.ts'
import type { View } from '../panzoom/view.ts'

/** A corner of an area of the map, in map px. */
export type Corner = readonly [y: number, x: number]

/** An area of the map: the corners of a polygon, in order around it. */
export interface Corners {
  readonly corners: readonly Corner[]
}

/** The bounding box of an area, in map px. */
export function boxOf({ corners }: Corners): Box {
  const xs = corners.map(([, x]) => x)
  const ys = corners.map(([y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** The smallest box that contains all of these, in the same px. */
export function boxAround(boxes: readonly Box[]): Box {
  return boxOf({
    corners: boxes.flatMap(({ left, top, right, bottom }) => [
      [top, left] as const,
      [bottom, right] as const,
    ]),
  })
}

/** The middle of a place: that of its box, if the place has no other. */
export function placeMiddle(place: Corners & { readonly middle?: Point }): Point {
  return place.middle ?? middleOf(boxOf(place))
}

/** The middle of a box. */
export function middleOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Whether two boxes, in the same px, overlap, or are nearer to each other than `gap`. */
export function overlap(a: Box, b: Box, gap = 0): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap
}

/** The area that two boxes, in the same px, have in common. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** From the foot of a place's box to the edges of its name's ribbon, in map px. */
const RIBBON_TOP = 44
const RIBBON_BOTTOM = 14
/** Half the width of a name, in map px: at most so much for each letter, and a margin. */
const HALF_LETTER = 7
const MARGIN = 6

/** The box of a place's name on the picture, in map px; its middle is that of the place's box. */
export function nameBoxOf(place: Corners & { readonly name: string }): Box {
  const box = boxOf(place)
  const half = Math.min(HALF_LETTER * place.name.length + MARGIN, (box.right - box.left) / 2)
  const { x } = middleOf(box)
  return { left: x - half, top: box.bottom - RIBBON_TOP, right: x + half, bottom: box.bottom - RIBBON_BOTTOM }
}

/** Where a view shows a box of the map, in screen px. */
export function screenBoxOf({ left, top, right, bottom }: Box, { x, y, scale }: View): Box {
  return {
    left: left * scale + x,
    top: top * scale + y,
    right: right * scale + x,
    bottom: bottom * scale + y,
  }
}

/** A box that is larger by `by` on each side, in its px. */
export function grow({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}
