/** A land in the symbols of the pictures of a growth, for the editor: quick to make, unlike the drawing. */
import type { Mood } from '../../table/palette.ts'
import { groupAttributes, svg } from '../drawing/ink.ts'
import { colour, coloured } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import type { Mark } from '../drawing/pen.ts'
import type { Geography } from '../lands/geography.ts'
import { erodedShore } from '../lands/shoreline.ts'
import * as symbols from './symbols.ts'

/** The distance between two points of the coast's grid, in map units. */
const CELL = 8

/** A picture of a land, an SVG as large as its map. */
export function sketchLand(geography: Geography, mood: Mood): string {
  const { width, height } = geography.size
  const grid = erodedShore(geography, geography.size, CELL)
  const sheet = new Path().rectangle({ left: 0, top: 0, right: width, bottom: height })
  const marks: readonly Mark[] = [
    { path: sheet, style: { fill: colour.paper } },
    { path: sheet, style: symbols.SEA },
    { path: symbols.coast(grid), style: { ...symbols.LAND, ...symbols.COAST } },
    ...geography.ranges.flatMap(symbols.mountains),
    ...symbols.hills(geography.hills),
    ...symbols.reeds(geography.marshes),
    ...symbols.waters(geography, (x, y) => grid.at(x, y)),
    ...symbols.trees(geography.woods),
    ...symbols.houses(geography.villages),
    ...symbols.seaLife(geography.sea),
    ...symbols.ornaments(geography.ornaments),
    ...geography.names.flatMap(symbols.lettered),
  ]
  const space = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" ${space}><g ${groupAttributes}>${svg(marks)}</g></svg>`
  return coloured(picture, mood)
}
