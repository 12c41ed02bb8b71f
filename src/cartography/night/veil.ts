/** The dark over the picture as pixels: soft, with pools of light around what shines and tells the places. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { areaBox, boxOfSize } from '../../table/area.ts'
import { type Mood, siteColours } from '../../table/palette.ts'
import { drawingColours } from '../drawing/palette.ts'
import { hypotenuse, middleOf, mix, type Point } from '../drawing/points.ts'
import { type Colour, colourOf, type Raster, raster } from '../drawing/raster.ts'
import { cartoucheBox } from '../extents/boxes.ts'
import { ribbonBox } from '../lettering/ribbons.ts'
import type { Land } from '../survey/field.ts'
import type { Light, Shine } from './lights.ts'

/** The opacity of the dark where nothing shines. */
const DARK = 0.845

/** Opacities are multiples of this one, of 255: so the file is a third smaller. */
export const VEIL_STEP = 15

/** How far the moon's light reaches from where it is brightest, in map widths. */
const MOON_REACH = 0.6

/** A pool of light: an oval, brightest in its middle, where it leaves `dark` of the dark. In map units. */
interface Pool {
  readonly middle: Point
  readonly radius: Point
  readonly dark: number
  /** How abruptly it ends: 2 is soft, and more keeps more of it bright. */
  readonly edge: number
  /** Whose colour its rim has, if it has one. */
  readonly rim?: 'lampEdge' | 'runeEdge'
}

/** How far each light reaches: in map units, for each unit of its size; and what it leaves of the dark. */
const REACH: Readonly<
  Record<Shine, { readonly base: number; readonly bySize: number; readonly dark: number }>
> = {
  lamp: { base: 15, bySize: 1.4, dark: 0.72 },
  pane: { base: 15, bySize: 2, dark: 0.66 },
  fire: { base: 22, bySize: 2, dark: 0.5 },
  magic: { base: 22, bySize: 0.9, dark: 0.8 },
}

/** How the veil is kept, as options of sharp: it has no detail, and its opacities count. */
export const VEIL = { quality: 40, alphaQuality: 100, effort: 6 } as const

/** The widths of the veil in pixels: that over the whole map, and that of a part. */
const WIDTH = { whole: 64, part: 40 } as const

/** The parts of the land that the veil depends on. */
type Veiled = Pick<Land, 'geography' | 'regions'>

/** Paints the veil over all of the map, or a part of it; each pixel has an opacity. */
export function drawVeil(lights: readonly Light[], land: Veiled, mood: Mood, part?: Box): Raster {
  const map = land.geography.size
  const [moonX, moonY] = land.geography.sea.moonlight
  const { left, top, right, bottom } = part ?? boxOfSize(map)
  const width = part ? WIDTH.part : WIDTH.whole
  const pixel = (right - left) / width
  const { colour } = drawingColours(mood)
  const pools = [...lights.map(around), ...named(land)].map(({ rim, ...pool }) => {
    return { ...pool, rim: rim && colourOf(colour[rim]) }
  })
  const [night, moonlit] = [colourOf(siteColours(mood).night.sky), colourOf(colour.moonlit)]
  const colourAt = (column: number, row: number) => {
    const [x, y] = [left + (column + 0.5) * pixel, top + (row + 0.5) * pixel]
    const moon = hypotenuse(x - moonX, y - moonY) / (MOON_REACH * map.width)
    let shade = mixed(night, moonlit, Math.exp(-moon * moon))
    // The strongest pool alone: many lamps, or the letters of a long word, add up to no day.
    let most = 0
    for (const { middle, radius, dark: least, edge, rim } of pools) {
      const across = Math.abs(x - middle[0]) / radius[0]
      const down = Math.abs(y - middle[1]) / radius[1]
      // Too far away to be of any number.
      if (across > 7 || down > 7) continue
      const lit = (1 - least) * Math.exp(-(across ** edge) - down ** edge)
      if (lit > most && rim) shade = mixed(shade, rim, lit - most)
      most = Math.max(most, lit)
    }
    return [...shade, Math.round((DARK * (1 - most) * 255) / VEIL_STEP) * VEIL_STEP]
  }
  return raster(width, Math.round((bottom - top) / pixel), colourAt, 4)
}

function around({ shine, middle, size }: Light): Pool {
  const { base, bySize, dark } = REACH[shine]
  const radius = base + size * bySize
  return { middle, radius: [radius, radius], dark, edge: 2, rim: shine === 'magic' ? 'runeEdge' : 'lampEdge' }
}

/** The pools of the ribbons, of the landmarks and of the cartouche: the names on the map need none. */
function named({ geography: { ornaments }, regions }: Veiled): Pool[] {
  const over = (box: Box, more: number, dark: number, edge: number): Pool => ({
    middle: middleOf(box),
    radius: [(box.right - box.left) / 2 + more, (box.bottom - box.top) / 2 + more],
    dark,
    edge,
  })
  return [
    ...regions.map((region) => over(ribbonBox(region), 9, 0.16, 4)),
    // What a landmark is painted in can be told even where it has no lamp.
    ...regions.map((region) => over(areaBox(region), 14, 0.62, 2)),
    over(cartoucheBox(ornaments.cartouche), 2, 0.3, 4),
  ]
}

function mixed(from: Colour, to: Colour, part: number): Colour {
  return [mix(from[0], to[0], part), mix(from[1], to[1], part), mix(from[2], to[2], part)]
}
