/**
 * The picture of each region, for its page: a visit that starts there need not load the whole map for one
 * landmark.
 */

import { plateOf } from '../table/siteOf.ts'
import type { Region } from '../table/table.ts'
import type { Lights } from './night/lights.ts'
import { nightOver } from './night/night.ts'
import { cropOf, type Picture } from './picture.ts'

/** The addresses of a region's part of the wash, and of its part of the night's veil. */
interface Painted {
  readonly wash: string
  readonly veil: string
}

/**
 * The part of the picture on a region's page as SVG text, with its night, which the dark colour scheme shows.
 */
export function drawPlace(picture: Picture, region: Region, lights: Lights, painted: Painted): string {
  const box = plateOf(region)
  const { left, top, right, bottom } = box
  const size = `width="${right - left}" height="${bottom - top}"`
  const wash = `<image href="${painted.wash}" x="${left}" y="${top}" ${size} preserveAspectRatio="none"/>`
  return cropOf(picture, box, wash, nightOver(box, lights, painted.veil))
}
