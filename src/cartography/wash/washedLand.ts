/** The land in watercolour: shores, meadows, woods, rock and snow, and each region's tint at its borders. */
import type { Size } from '../../panzoom/core/geometry.ts'
import { areaBox } from '../../table/area.ts'
import type { Region } from '../../table/table.ts'
import { LAYERS, noise, roughNoise } from '../drawing/noise.ts'
import { distanceToNearest, middleOf, mix, smoothStep } from '../drawing/points.ts'
import type { Colour } from '../drawing/raster.ts'
import { coarse, type Field, patchwork } from '../grids/coarse.ts'
import { boxOfOval, type Oval, outOf } from '../grids/oval.ts'
import type { Climate, Range, TreeKind } from '../lands/geography.ts'
import type { Planted } from '../layout/forest.ts'
import { RIBBON_ZONE } from '../lettering/ribbons.ts'
import type { Shading } from '../picture/picture.ts'
import type { Land } from '../survey/field.ts'
import { outOfRanges } from '../survey/ranges.ts'
import type { Territories } from '../survey/territories.ts'
import { bump, glaze, lift, type Painter, pigmentsOf, type Spot } from './pigment.ts'
import { shadows } from './shadow.ts'
import { tintsOf } from './tints.ts'

/** How dark a cast shadow is. */
const SHADOW = 0.62

/** The land's painter. */
export function landPainter(
  { geography, regions, rivers }: Pick<Land, 'geography' | 'regions' | 'rivers'>,
  { mood, territories, trees, reeds, landmarks }: Shading,
): Painter {
  const { size, ranges, hills: hilly, climate } = geography
  const pigment = pigmentsOf(mood)
  const strays = ([LAYERS.brushAcross, LAYERS.brushDown] as const).map((layer) =>
    coarse(size, 4, (x, y) => noise(x / 70, y / 70, layer) * 24 + noise(x / 22, y / 22, layer, 1) * 6),
  )
  const [strayX, strayY] = strays as [Field, Field]
  const mottle = coarse(size, 4, (x, y) => roughNoise(x / 46, y / 46, LAYERS.mottle))
  const meadow = coarse(size, 8, (x, y) => smoothStep(0, 0.5, roughNoise(x / 190, y / 190, LAYERS.meadow)))
  const toWater = distanceToNearest(rivers.flatMap(({ line }) => line))
  const valley = coarse(size, 8, (x, y) => Math.exp(-toWater(x, y) / 26))
  const [rock, snow] = [coarse(size, 4, rockiness(ranges)), coarse(size, 8, snowiness(climate))]
  const [broadleaf, conifer] = [canopy(size, trees, 'broadleaf'), canopy(size, trees, 'conifer')]
  const shadow = shadows(size, landmarks)
  const hills = coarse(size, 4, cover(hilly, 24, 1.3, 0.3))
  const marsh = stained(
    size,
    reeds.map((centre) => ({ centre, radius: [34, 20] })),
  )
  // The sheet is kept light around each landmark, and shaded where it stands.
  const clearing = coarse(size, 8, cover(regions.map(clearingOf), 0, 1.25, 0.4))
  const footing = coarse(size, 4, cover(regions.map(footingOf), 0, 1.1, 0.2))
  const tint = bordersPainter(territories, tintsOf(regions, mood))

  return (spot, paintedX, paintedY, inland) => {
    // A brush does not follow lines exactly: everything but the shore is a little off.
    const [x, y] = [paintedX + strayX(paintedX, paintedY), paintedY + strayY(paintedX, paintedY)]
    // The green of a plant is nearer to it.
    const [greenX, greenY] = [mix(paintedX, x, 0.25), mix(paintedY, y, 0.25)]
    const grain = mottle(paintedX, paintedY)
    const [stone, hill, cold] = [rock(x, y), hills(x, y), snow(x, y)]
    glaze(spot, pigment.straw, 0.3 + 0.2 * grain)
    glaze(spot, pigment.meadow, (1 - stone) * (0.3 * meadow(x, y) + 0.4 * valley(x, y)))
    if (climate.ground) glaze(spot, pigment[climate.ground[0]], climate.ground[1] * (1 + 0.4 * grain))
    // As exactly as the pen, whose line lies over it.
    tint(spot, paintedX, paintedY, inland)
    glaze(spot, pigment.ochre, 0.5 * Math.exp(-inland / 15) * (1 + grain))
    glaze(spot, pigment.sienna, 0.34 * Math.exp(-inland / 3.5))
    glaze(spot, pigment.meadow, 0.55 * hill)
    glaze(spot, pigment.earth, 0.3 * hills(x - 14, y) * (1 - hills(x + 10, y)))
    glaze(spot, pigment.moss, marsh(greenX, greenY) * (0.75 + 0.3 * grain))
    glaze(spot, pigment.rock, stone * (0.5 + 0.4 * grain))
    lift(spot, pigment.parchment, 0.6 * cold * (1 - stone * 0.4))
    glaze(spot, pigment.frost, 0.6 * cold * (1 + grain))
    paintWood(spot, [pigment.leaf, pigment.earth], broadleaf, greenX, greenY, grain)
    paintWood(spot, [pigment.needle, pigment.earth], conifer, greenX, greenY, grain)
    lift(spot, pigment.parchment, 0.8 * clearing(x, y))
    glaze(spot, pigment.earth, 0.6 * footing(paintedX, paintedY))
    glaze(spot, pigment.shade, SHADOW * shadow(paintedX, paintedY))
  }
}

/** A wood's green: mottled, pooled at its edge, and darker towards the right, where its shade lies. */
function paintWood(
  spot: Spot,
  [green, earth]: readonly [Colour, Colour],
  wood: Field,
  x: number,
  y: number,
  grain: number,
): void {
  const here = wood(x, y)
  if (here <= 0) return
  const shade = Math.max(0, here - wood(x + 16, y + 8))
  glaze(spot, green, here * (0.4 + 0.35 * grain) + 0.16 * bump(here - 0.4, 0.25))
  glaze(spot, earth, 0.3 * shade)
}

/** How far the ground is shaded by trees of one kind: 1 below them, 0 a little beyond. */
export function canopy(size: Size, trees: readonly Planted[], kind: TreeKind): Field {
  const ovals = trees
    .filter((tree) => (tree.kind === 'conifer') === (kind === 'conifer'))
    .map(({ at: [x, y], clump: { reach, height } }): Oval => {
      return { centre: [x, y - height * 0.25], radius: [reach + 13, height * 0.4 + 11] }
    })
  return stained(size, ovals)
}

/** How much of a place some small upright ovals cover: 1 within, 0 outside. */
function stained(size: Size, ovals: readonly Oval[]): Field {
  const patches = ovals.map((oval) => {
    const away = outOf(oval)
    return { box: boxOfOval(oval), rowAt: (y: number) => (x: number) => smoothStep(1, 0.45, away(x, y)) }
  })
  return patchwork(size, 4, patches)
}

/** How rocky it is: at the feet of a range, and farther to their right, in the mountains' shade. */
function rockiness(ranges: readonly Range[]): Field {
  const outOfSpines = outOfRanges(ranges, 12)
  return (x, y) => smoothStep(1.25, 0.35, outOfSpines(x - 10, y - 22))
}

/** How much snow lies: the more, the farther north. */
function snowiness({ snow: { last, full } }: Climate): Field {
  return (x, y) => {
    const stray =
      noise(x / 150, y / 150, LAYERS.snowLine) * 90 + roughNoise(x / 50, y / 50, LAYERS.snowEdge) * 50
    return smoothStep(last, full, y + stray)
  }
}

/** Colours the borders between the regions, each side with its region's tint, which fades. */
function bordersPainter(territories: Territories, tints: readonly Colour[]): Painter {
  return (spot, x, y, inland) => {
    const { region, border } = territories([x, y])
    const tint = tints[region]
    if (tint) glaze(spot, tint, 0.1 + 0.34 * Math.exp(-Math.min(border, inland + 6) / 24))
  }
}

/** Most of a region's box. */
function clearingOf(region: Region): Oval {
  const { left, right, top, bottom } = areaBox(region)
  return { centre: middleOf(areaBox(region)), radius: [(right - left) * 0.55, (bottom - top) * 0.5] }
}

/** The ground right under a landmark, a little to the right, where its shade falls. */
function footingOf(region: Region): Oval {
  const { left, right, bottom } = areaBox(region)
  const halfWidth = (right - left) * 0.46
  return {
    centre: [(left + right) / 2 + halfWidth * 0.12, bottom - RIBBON_ZONE - 6],
    radius: [halfWidth, 13],
  }
}

/** How much of a place some ovals cover: nothing farther out than `none`, everything nearer than `all`. */
function cover(ovals: readonly Oval[], margin: number, none: number, all: number): Field {
  const fields = ovals.map((oval) => outOf(oval, margin))
  return (x, y) => fields.reduce((most, away) => Math.max(most, smoothStep(none, all, away(x, y))), 0)
}
