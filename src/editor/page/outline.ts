/** The outline of a place in the editor: its corners, in map px, whichever way the table writes them. */

import type { Box, Point } from '../../panzoom/geometry.ts'
import { boxOf, type Corner, cornersOfBox } from '../../table/area.ts'

export type Outline = readonly Corner[]

/** The fields of a region that can have its outline: one of the two. */
export interface Shaped {
  readonly corners?: Outline | undefined
  /** From the top-left. */
  readonly box?: readonly [x: number, y: number, width: number, height: number] | undefined
}

/** The outline of a region of the table; of a box, clockwise from the top-left. */
export function outlineOf({ corners = [], box }: Shaped): Outline {
  if (!box) return corners
  const [x, y, width, height] = box
  return cornersOfBox({ left: x, top: y, right: x + width, bottom: y + height })
}

export function moveBy(outline: Outline, { x: dx, y: dy }: Point): Outline {
  return outline.map(([y, x]) => [y + dy, x + dx])
}

/** Stretches an outline from its bounding box to another one, to whole map px. */
export function fitTo(outline: Outline, to: Box): Outline {
  const from = boxOf({ corners: outline })
  const along = (value: number, [low, high]: Span, [newLow, newHigh]: Span) =>
    high > low ? Math.round(newLow + ((value - low) / (high - low)) * (newHigh - newLow)) : newLow
  return outline.map(([y, x]) => [
    along(y, [from.top, from.bottom], [to.top, to.bottom]),
    along(x, [from.left, from.right], [to.left, to.right]),
  ])
}

type Span = readonly [low: number, high: number]

/** The box with some sides moved: those in `side`, such as `nw`, which stay a px apart from the others. */
export function stretched({ left, top, right, bottom }: Box, side: string, { x, y }: Point): Box {
  return {
    left: side.includes('w') ? Math.min(left + x, right - 1) : left,
    top: side.includes('n') ? Math.min(top + y, bottom - 1) : top,
    right: side.includes('e') ? Math.max(right + x, left + 1) : right,
    bottom: side.includes('s') ? Math.max(bottom + y, top + 1) : bottom,
  }
}

/** The middle between a corner and the next one, to whole map px. */
export function middleAfter(outline: Outline, index: number): Corner {
  const [[y, x] = [0, 0], [nextY, nextX] = [0, 0]] = [outline[index], outline[(index + 1) % outline.length]]
  return [Math.round((y + nextY) / 2), Math.round((x + nextX) / 2)]
}
