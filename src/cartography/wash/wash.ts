/** The soft half of the picture: the sheet, its watercolours and its age, as pixels under the ink. */
import { LAYERS, roughNoise } from '../drawing/noise.ts'
import { inBox } from '../drawing/points.ts'
import { type Raster, raster } from '../drawing/raster.ts'
import { coarse } from '../grids/coarse.ts'
import type { Shading } from '../picture/picture.ts'
import type { Land } from '../survey/field.ts'
import { ager } from './aged.ts'
import { glaze, pigmentsOf, type Spot } from './pigment.ts'
import { landPainter } from './washedLand.ts'
import { seaPainter } from './washedSea.ts'

/** The parts of the land that are painted. */
type Washed = Pick<Land, 'geography' | 'sheet' | 'regions' | 'inland' | 'rivers'>

/** How the wash of the first paint is kept, 16 px wide, as options of sharp. */
export const TINY = { quality: 80, effort: 6, preset: 'icon', smartSubsample: true } as const

/** Paints the whole sheet, `width` pixels wide: a land, and the shade of what stands on it. */
export function drawWash(land: Washed, shading: Shading, width = 1024): Raster {
  const { sheet, geography } = land
  const { size } = geography
  const pixel = size.width / width
  const pigment = pigmentsOf(shading.mood)
  const cloud = coarse(size, 8, (x, y) => roughNoise(x / 380, y / 380, LAYERS.cloud))
  const paintSea = seaPainter(size, pigment, cloud)
  const paintLand = landPainter(land, shading)
  const age = ager(size, shading.mood)
  // One for all, as there are a million of them.
  const spot: Spot = new Float64Array(3)
  return raster(width, Math.round(size.height / pixel), (column, row) => {
    const [x, y] = [(column + 0.5) * pixel, (row + 0.5) * pixel]
    spot.set(pigment.parchment)
    glaze(spot, pigment.umber, 0.05 + 0.12 * cloud(x, y))
    const inland = land.inland(x, y)
    // Nothing is painted outside the frame's inmost line.
    if (!inBox(sheet, x, y)) glaze(spot, pigment.straw, 0.4)
    else if (inland > 0) paintLand(spot, x, y, inland)
    else paintSea(spot, x, y, -inland)
    age(spot, x, y, inland)
    return spot
  })
}
