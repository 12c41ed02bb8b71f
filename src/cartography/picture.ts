/** The whole ink: everyone's layers in painter's order, as one SVG. */
import { map, regions } from '../realm.ts'
import { groupAttributes, merged, svg } from './drawing/ink.ts'
import type { Mark, Standing } from './drawing/pen.ts'
import { type Box, grown, overlap } from './drawing/points.ts'
import { boxOfStamp, type Stamp, svgGlyphs, svgStamp } from './drawing/stamps.ts'
import { type Land, surveyLand } from './land/field.ts'
import { drawTerrain, terrainGradients } from './land/terrain.ts'
import { drawLandmark, footprintsOf } from './landmarks.ts'
import { drawNames, namesBoxes } from './lettering/names.ts'
import { drawRibbons } from './lettering/ribbons.ts'
import { drawOrnament, ornamentBoxes } from './ornament/ornament.ts'
import { drawOpenSea, drawSeaLife, seaLifeBoxes, soundingsBoxes } from './sea/sea.ts'

/** All that is drawn in ink, in painter's order. */
export interface Picture {
  readonly below: readonly Mark[]
  /** What stands on the land, to be painted by foot, the farthest first. */
  readonly standing: readonly Standing[]
  readonly stamps: readonly Stamp[]
  readonly above: readonly Mark[]
}

/** No line is wider: what lies so far outside a box cannot be seen in it. */
const WIDEST = 6

/** Draws everything. */
export function drawPicture(land: Land = surveyLand()): Picture {
  const terrain = drawTerrain(land, {
    footprints: footprintsOf,
    names: namesBoxes(),
    atSea: [...seaLifeBoxes(), ...soundingsBoxes(land), ...ornamentBoxes],
  })
  return {
    below: [...merged(drawOpenSea(land)), ...terrain.sea, ...terrain.ground, ...merged(drawSeaLife())],
    standing: [...terrain.standing, ...regions.flatMap(drawLandmark)],
    stamps: terrain.stamps,
    above: [...merged(drawNames()), ...merged(drawRibbons()), ...merged(drawOrnament())],
  }
}

/** The picture's ink as SVG text, transparent, to lie over the wash. */
export function inkOf(picture: Picture): string {
  return inked(picture, { left: 0, top: 0, right: map.width, bottom: map.height })
}

/** The same in layers, the lowest first: one for each of `INK_FILES`. Only what stands on the land has stamps. */
export function inkLayersOf({ below, standing, stamps, above }: Picture): [string, string, string] {
  const nothing: Picture = { below: [], standing: [], stamps: [], above: [] }
  return [inkOf({ ...nothing, below }), inkOf({ ...nothing, standing, stamps }), inkOf({ ...nothing, above })]
}

/** What is seen of the picture in a box, in map px, as SVG text of the box's own size, over `under`: more SVG. */
export function cropOf({ below, standing, stamps, above }: Picture, box: Box, under: string): string {
  const frame = grown(box, WIDEST)
  const seen = (marks: readonly Mark[]) =>
    marks.map(({ style, path }) => ({ style, path: path.within(frame) })).filter(({ path }) => path.text() !== '')
  return inked(
    {
      below: seen(below),
      standing: standing.map(({ foot, marks }) => ({ foot, marks: seen(marks) })),
      stamps: stamps.filter((stamp) => overlap(boxOfStamp(stamp), frame)),
      above: seen(above),
    },
    box,
    ` width="${box.right - box.left}" height="${box.bottom - box.top}"`,
    under,
  )
}

/** `size` is what stands in the `<svg>` before all else: the whole picture has none, as whoever shows it gives it one. */
function inked(
  { below, standing, stamps, above }: Picture,
  { left, top, right, bottom }: Box,
  size = '',
  under = '',
): string {
  const definitions = (standing.length > 0 ? terrainGradients : '') + svgGlyphs(stamps)
  const byFoot = [
    ...stamps.map((stamp) => ({ foot: stamp.at[1], text: svgStamp(stamp) })),
    ...standing.map(({ foot, marks }) => ({ foot, text: svg(marks) })),
  ].sort((a, b) => a.foot - b.foot)
  const layers = svg(below) + byFoot.map(({ text }) => text).join('') + svg(above)
  const viewBox = `${left} ${top} ${right - left} ${bottom - top}`
  return `<svg${size} xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><defs>${definitions}</defs>${under}<g ${groupAttributes}>${layers}</g></svg>`
}
