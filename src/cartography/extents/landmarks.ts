/** Where in its region's box each landmark stands, the room that it takes, and where the road to it ends. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { areaBox } from '../../table/area.ts'
import { isOwnDrawing, landmarkOf, type Region } from '../../table/table.ts'
import { ownDrawing } from '../drawing/ownDrawing.ts'
import type { Point } from '../drawing/points.ts'
import { RIBBON_ZONE } from '../lettering/ribbons.ts'
import { doorIn, extentOf, placed } from './files.ts'

/** The least room between a landmark and the edges of its part of the box, in map units. */
const MARGIN = 1

/** Where a harbour's quay ends and the sea begins, as a share of its width, and how high the water is. */
export const QUAY = 0.73
export const WATERLINE = 22

/** The file of a region's landmark, if it is not its owner's own; a village while that is not read. */
export function fileNameOf(region: Region): string {
  const landmark = landmarkOf(region)
  return `landmarks/${isOwnDrawing(landmark) ? 'village' : landmark}`
}

/** The room around a landmark's origin, and where a road to it ends, before it is scaled; in map units. */
function shapeOf(region: Region): { readonly extent: Box; readonly door: Point } {
  if (region.drawing) return ownDrawing(region.drawing)
  const name = fileNameOf(region)
  return { extent: extentOf(name), door: doorIn(name) }
}

/** The place of a landmark's foot on the map, as large as its box allows, just above the ribbon. */
export function placeOf(region: Region): { readonly foot: Point; readonly scale: number } {
  const { extent } = shapeOf(region)
  const { left, top, right, bottom } = areaBox(region)
  const [room, headroom] = [right - left - MARGIN * 2, bottom - RIBBON_ZONE - top - MARGIN * 2]
  const fitting = Math.min(room / (extent.right - extent.left), headroom / (extent.bottom - extent.top))
  // 0, not negative, if the box has room only for its ribbon: it then has no landmark.
  const scale = Math.max(0, fitting)
  const middle = (left + right) / 2 - ((extent.left + extent.right) / 2) * scale
  return { foot: [middle, bottom - RIBBON_ZONE - MARGIN - extent.bottom * scale], scale }
}

/** The room in which nothing else may stand: the drawing's own ground and sky, and the ribbon's. */
export function footprintsOf(region: Region): Box[] {
  const { foot, scale } = placeOf(region)
  const box = areaBox(region)
  return [placed(shapeOf(region).extent, foot, scale), { ...box, top: box.bottom - RIBBON_ZONE }]
}

/** Where a road to the door of a region's landmark ends. */
export function doorOf(region: Region): Point {
  const { foot, scale } = placeOf(region)
  const [x, y] = shapeOf(region).door
  return [foot[0] + x * scale, foot[1] + y * scale]
}
