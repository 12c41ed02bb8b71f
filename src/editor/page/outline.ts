/** The outline of a place in the editor: its corners, in map px, whichever way the table writes them. */

import type { Box, Point } from '../../panzoom/core/geometry.ts'
import { boxOf, type Corner } from '../../table/area.ts'

export type Outline = readonly Corner[]

export const moveBy = (outline: Outline, by: Point): Outline =>
  outline.map(([y, x]) => [y + by.y, x + by.x] as const)

/** Stretches an outline from its bounding box to another one, to whole map px. */
export function fitTo(outline: Outline, to: Box): Outline {
  const from = boxOf({ corners: outline })
  const along = (value: number, low: number, high: number, newLow: number, newHigh: number) =>
    high > low ? Math.round(newLow + ((value - low) / (high - low)) * (newHigh - newLow)) : newLow
  return outline.map(([y, x]) => [
    along(y, from.top, from.bottom, to.top, to.bottom),
    along(x, from.left, from.right, to.left, to.right),
  ])
}

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
