/** The outline of a place: its corners, in map px, whichever way the table writes them. */

import type { Point } from '../../panzoom/core/geometry.ts'
import { type Area, boxOf, type Corner, isUpright } from '../../table/area.ts'

export type Outline = readonly Corner[]

/** An outline as the table has it: as corners, like the last one, or as a box if it can be one. */
export function areaOf(corners: Outline, last?: Outline): Area {
  if (last || !isUpright(corners)) return { corners }
  const { left, top, right, bottom } = boxOf({ corners })
  return { box: [left, top, right - left, bottom - top] }
}

/** Stretches an outline to another box around it, at least 1 px wide and high, to whole map px. */
export function fitTo(
  outline: Outline,
  [x, y, width, height]: readonly [number, number, number, number],
): Outline {
  const { left, top, right, bottom } = boxOf({ corners: outline })
  const along = (part: number, start: number, length: number) =>
    Math.round(start + (part || 0) * Math.max(1, length))
  return outline.map((corner) => [
    along((corner[0] - top) / (bottom - top), y, height),
    along((corner[1] - left) / (right - left), x, width),
  ])
}

/** The middle between a corner and the next one, to whole map px. */
export function middleAfter(outline: Outline, index: number): Corner {
  const [[y, x] = [0, 0], [nextY, nextX] = [0, 0]] = [outline[index], outline[(index + 1) % outline.length]]
  return [Math.round((y + nextY) / 2), Math.round((x + nextX) / 2)]
}

/**
 * An outline after a drag of a handle: a corner, 1, or the middle after it, 1.5, which becomes a corner.
 * A box stays one, as its sides are dragged, unless the corner is to move alone.
 */
export function dragged(outline: Outline, handle: number, by: Point, isAlone: boolean): Outline {
  const index = Math.ceil(handle)
  const corners = index > handle ? outline.toSpliced(index, 0, middleAfter(outline, index - 1)) : outline
  const [fromY, fromX] = corners[index] ?? [0, 0]
  if (isAlone || !isUpright(outline)) return corners.with(index, [fromY + by.y, fromX + by.x])
  return outline.map(([y, x]) => [y === fromY ? y + by.y : y, x === fromX ? x + by.x : x])
}
