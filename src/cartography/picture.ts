/** The whole ink: everyone's layers in painter's order, as one SVG. */
import { map, regions } from '../realm.ts'
import { groupAttributes, merged, paintedBox, svg } from './drawing/ink.ts'
import type { Mark, Standing } from './drawing/pen.ts'
import { type Box, grown, overlap } from './drawing/points.ts'
import { boxOfStamp, marksOfStamp, type Stamp, svgGlyphs, svgStamp } from './drawing/stamps.ts'
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

/**
 * The same in layers, the lowest first: one for each of `INK_FILES`. The stamps are in the second, the other things that
 * stand on the land in the third, except for those with something of the second in front of them.
 */
export function inkLayersOf({ below, standing, stamps, above }: Picture): [string, string, string, string] {
  const nothing: Picture = { below: [], standing: [], stamps: [], above: [] }
  const covered = coveredByStamps(standing, stamps)
  return [
    inkOf({ ...nothing, below }),
    inkOf({ ...nothing, standing: standing.filter((thing) => covered.has(thing)), stamps }),
    inkOf({ ...nothing, standing: standing.filter((thing) => !covered.has(thing)) }),
    inkOf({ ...nothing, above }),
  ]
}

/** Of what stands on the land, the things with a stamp in front of them, or with another such thing. */
function coveredByStamps(standing: readonly Standing[], stamps: readonly Stamp[]): Set<Standing> {
  const covered = new Set<Standing>()
  const inFront: Box[] = []
  const farthestFirst = byFoot([
    ...stamps.map((stamp) => ({ foot: stamp.at[1], marks: marksOfStamp(stamp), thing: null })),
    ...standing.map((thing) => ({ ...thing, thing })),
  ])
  for (const { marks, thing } of farthestFirst.reverse()) {
    const boxes = marks.map(paintedBox)
    if (thing && !boxes.some((box) => inFront.some((other) => overlap(box, other)))) continue
    inFront.push(...boxes)
    if (thing) covered.add(thing)
  }
  return covered
}

/** In the order of painting: the farthest first; with the same foot, in the order given. */
function byFoot<T extends { readonly foot: number }>(things: readonly T[]): T[] {
  return [...things].sort((a, b) => a.foot - b.foot)
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
  const definitions = (stamps.length > 0 ? terrainGradients : '') + svgGlyphs(stamps)
  const stood = byFoot([
    ...stamps.map((stamp) => ({ foot: stamp.at[1], text: svgStamp(stamp) })),
    ...standing.map(({ foot, marks }) => ({ foot, text: svg(marks) })),
  ])
  const layers = svg(below) + stood.map(({ text }) => text).join('') + svg(above)
  const viewBox = `${left} ${top} ${right - left} ${bottom - top}`
  return `<svg${size} xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><defs>${definitions}</defs>${under}<g ${groupAttributes}>${layers}</g></svg>`
}
