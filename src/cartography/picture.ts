/** The whole ink: everyone's layers in painter's order, as one SVG. */
import { map, regions } from '../realm.ts'
import { groupAttributes, merged, svg } from './drawing/ink.ts'
import { svgGlyphs, svgStamp } from './drawing/stamps.ts'
import { type Land, surveyLand } from './land/field.ts'
import { drawTerrain, type Terrain, terrainGradients } from './land/terrain.ts'
import { drawLandmark, footprintsOf } from './landmarks.ts'
import { drawNames, namesBoxes } from './lettering/names.ts'
import { drawRibbons } from './lettering/ribbons.ts'
import { drawOrnament, ornamentBoxes } from './ornament/ornament.ts'
import { drawOpenSea, drawSeaLife, seaLifeBoxes, soundingsBoxes } from './sea/sea.ts'

/** The picture's ink as SVG text, transparent, to lie over the wash. */
export function drawInk(land: Land = surveyLand()): string {
  const terrain = drawTerrain(land, {
    footprints: footprintsOf,
    names: namesBoxes(),
    atSea: [...seaLifeBoxes(), ...soundingsBoxes(land), ...ornamentBoxes],
  })
  const definitions = terrainGradients + svgGlyphs(terrain.stamps)
  const layers = [
    svg(merged(drawOpenSea(land))),
    svg(terrain.sea),
    svg(terrain.ground),
    svg(merged(drawSeaLife())),
    svgStanding(terrain),
    svg(merged(drawNames())),
    svg(merged(drawRibbons())),
    svg(merged(drawOrnament())),
  ].join('')
  const size = `${map.width} ${map.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><defs>${definitions}</defs><g ${groupAttributes}>${layers}</g></svg>`
}

/** All that stands on the land, the farthest first. */
function svgStanding({ standing, stamps }: Terrain): string {
  const all = [
    ...stamps.map((stamp) => ({ foot: stamp.at[1], text: svgStamp(stamp) })),
    ...[...standing, ...regions.flatMap(drawLandmark)].map(({ foot, marks }) => ({ foot, text: svg(marks) })),
  ]
  return all
    .sort((a, b) => a.foot - b.foot)
    .map(({ text }) => text)
    .join('')
}
