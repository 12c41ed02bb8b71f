/** The sea in watercolour: dark at the shores, light over the shelf, dark over the deep, with currents. */
import type { Size } from '../../panzoom/core/geometry.ts'
import { LAYERS, noise, roughNoise } from '../drawing/noise.ts'
import { smoothStep } from '../drawing/points.ts'
import { coarse, type Field } from '../grids/coarse.ts'
import { bump, glaze, type Painter, type Pigments } from './pigment.ts'

/** Where a wash of water ended, and how strong it was: the nearest to the shore last, over all others. */
const WASHES = [
  { end: 196, strength: 0.07 },
  { end: 104, strength: 0.1 },
  { end: 46, strength: 0.09 },
] as const

/** How far the edge of a wash strays, in map units. */
const STRAY = 44

/** How far apart the currents run, in map units. */
const CURRENT = 92

/** The sea's painter. `cloud` is how unevenly a wash lies, about -1 to 1. */
export function seaPainter(size: Size, pigment: Pigments, cloud: Field): Painter {
  const stray = coarse(size, 6, (x, y) => roughNoise(x / 130, y / 130, LAYERS.seaStray))
  const swirl = coarse(
    size,
    8,
    (x, y) => noise(x / 520, y / 520, LAYERS.swirl) * 260 + noise(x / 190, y / 190, LAYERS.swirl, 1) * 34,
  )
  const swell = coarse(size, 8, (x, y) => noise(x / 240, y / 110, LAYERS.swell))

  return (spot, x, y, away) => {
    // Near the shore the washes follow it closely.
    const edge = away + stray(x, y) * STRAY * smoothStep(0, 60, away)
    const clouded = cloud(x, y)
    let water = 0.22 + 0.36 * Math.exp(-Math.max(0, edge) / 34) + 0.08 * clouded
    for (const { end, strength } of WASHES) {
      // Pigment gathers where a wash dries: at its edge.
      water += strength * (smoothStep(end + 3, end - 5, edge) + 0.9 * bump(edge - end + 3, 4.5))
    }
    water -= currentAt(x, y, away)
    glaze(spot, pigment.shallows, 0.24 + 0.5 * water)
    glaze(spot, pigment.water, water)
    glaze(spot, pigment.depth, 0.62 * smoothStep(30, 220, away) * (1 + 0.6 * clouded))
    glaze(spot, pigment.shoreline, 0.42 * Math.exp(-away / 7))
  }

  /** How much lighter the water is there: long bands that bend around the coasts. */
  function currentAt(x: number, y: number, away: number): number {
    const across = (y * 0.9 + x * 0.25 + swirl(x, y) + 120 * Math.exp(-away / 110)) / CURRENT
    const band = bump(across - Math.round(across), 0.16)
    return 0.15 * band * smoothStep(30, 90, away) * smoothStep(-0.3, 0.4, swell(x, y))
  }
}
