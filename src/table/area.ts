/** Areas of the map as the table has them. Pages know their corners alone: see `siteOf`. */

import type { Box } from '../panzoom/geometry.ts'
import { boxOf, type Corner, type Corners } from './box.ts'

/** Either corners or an upright box, in map px. */
export interface Area extends Partial<Corners> {
  readonly box?: readonly [x: number, y: number, width: number, height: number]
}

/** The bounding box of an area, in map px. */
export function areaBox({ corners = [], box }: Area): Box {
  if (!box) return boxOf({ corners })
  const [left, top, width, height] = box
  return { left, top, right: left + width, bottom: top + height }
}

/** The corners of an area: those of an upright box, however it is written, clockwise from the upper left. */
export function cornersOf(area: Area): readonly Corner[] {
  const { corners = [] } = area
  return area.box || isUpright(corners) ? cornersOfBox(areaBox(area)) : corners
}

/** An area so many map px further right and further down, in the same form. */
export function shiftedArea(
  { corners, box }: Area,
  [right, down]: readonly [right: number, down: number],
): Area {
  return {
    ...(corners && { corners: corners.map(([y, x]) => [y + down, x + right] as const) }),
    ...(box && { box: [box[0] + right, box[1] + down, box[2], box[3]] }),
  }
}

/** Whether these are the four corners of an upright box, in any order. */
export function isUpright(corners: readonly Corner[]): boolean {
  const box = cornersOfBox(boxOf({ corners }))
  return (
    corners.length === 4 &&
    box.every(([y, x]) => corners.some((corner) => corner[0] === y && corner[1] === x))
  )
}

/** The corners of a box, clockwise from the upper left. */
export function cornersOfBox({ left, top, right, bottom }: Box): readonly Corner[] {
  return [
    [top, left],
    [top, right],
    [bottom, right],
    [bottom, left],
  ]
}
