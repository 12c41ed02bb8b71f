/**
 * The picture of each region, for its page: a visit that starts there need not load the whole map for one
 * landmark.
 */

import { plateOf } from '../table/siteOf.ts'
import type { Region } from '../table/table.ts'
import { cropOf, type Picture } from './picture.ts'

/**
 * The part of the picture on a region's page as SVG text, by day. `address` is that of its part of the wash.
 */
export function drawPlace(picture: Picture, region: Region, address: string): string {
  const box = plateOf(region)
  const { left, top, right, bottom } = box
  const size = `width="${right - left}" height="${bottom - top}"`
  const wash = `<image href="${address}" x="${left}" y="${top}" ${size} preserveAspectRatio="none"/>`
  return cropOf(picture, box, wash)
}
