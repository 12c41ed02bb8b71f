/** The picture of each region, for its page: a visit that starts there need not load the whole map. */
import type { Box, Size } from '../../panzoom/core/geometry.ts'
import { plateOf } from '../../table/siteOf.ts'
import type { Region } from '../../table/table.ts'
import { cropOf, type Picture } from './picture.ts'

/** The part of the map below a region on its page, in map px: a place near an edge has less of it. */
export function groundOf(region: Region, { width, height }: Size): Box {
  const { left, top, right, bottom } = plateOf(region)
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(width, right),
    bottom: Math.min(height, bottom),
  }
}

/** The part of the picture on a region's page as SVG text, by day. `address` is that of its wash. */
export function drawPlace(picture: Picture, region: Region, address: string): string {
  const { left, top, right, bottom } = groundOf(region, picture.size)
  const size = `width="${right - left}" height="${bottom - top}"`
  const wash = `<image href="${address}" x="${left}" y="${top}" ${size} preserveAspectRatio="none"/>`
  return cropOf(picture, plateOf(region), wash)
}
