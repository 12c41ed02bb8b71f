/**
 * Each region by itself, for its own page: whoever lands there first has not seen the map, and need not fetch it all
 * for the sake of one landmark.
 */
import { plateOf } from '../plate.ts'
import type { Region } from '../realm.ts'
import { groupAttributes, svg } from './drawing/ink.ts'
import { drawLandmark } from './landmarks.ts'
import { drawRibbon } from './lettering/ribbons.ts'
import { boxOf } from './regionBox.ts'

/** A region's landmark and ribbon as SVG text, as its page's picture shows them, over the address of that part of the wash. */
export function drawPlace(region: Region, washAddress: string): string {
  const { left, top, right, bottom } = plateOf(boxOf(region))
  const size = `width="${right - left}" height="${bottom - top}"`
  const marks = [...drawLandmark(region).flatMap((standing) => standing.marks), ...drawRibbon(region)]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${right - left} ${bottom - top}" ${size}>` +
    `<image href="${washAddress}" x="${left}" y="${top}" ${size} preserveAspectRatio="none"/>` +
    `<g ${groupAttributes}>${svg(marks)}</g></svg>`
  )
}
