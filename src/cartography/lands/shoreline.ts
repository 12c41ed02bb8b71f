/** From the outlines placed by hand to a shore: with bays and teeth, without specks. */
import type { Size } from '../../panzoom/core/geometry.ts'
import { sample } from '../drawing/curves.ts'
import { LAYERS, noise, roughNoise } from '../drawing/noise.ts'
import { hypotenuse, type Point, smoothStep, toPiece } from '../drawing/points.ts'
import { CELL, type Frame, frameOf, Grid } from '../grids/grid.ts'
import type { Oval } from '../grids/oval.ts'
import type { Geography } from './geography.ts'

/** Where the land lies, before erosion. */
type Outlines = Pick<Geography, 'mainland' | 'islands'>

/** The outlines are eroded up to this distance from them, in map units. */
const GNAWED = 120

/** No bay or cape is so long, in map units: farther from the outlines, noise moves no shore. */
const LONGEST = 45

/** Beyond this distance from an outline, it does not matter how far it is. */
const FAR = 140

/** The minimum sizes in square map units: smaller islands are specks, and smaller pools no sea. */
const SMALLEST_ISLAND = 160
const SMALLEST_POOL = 200_000

/**
 * About the distance to the shore, above 0 on land: that of the outlines, with bays and teeth added by noise,
 * without specks. The teeth are larger where the land is rugged. It is a grid over a map of a size, whose
 * points are `cell` map units apart.
 */
export function erodedShore(outlines: Outlines, size: Size, cell = CELL): Grid {
  return withoutSpecks(gnawed(outlines, size, cell))
}

/** How wild the land is near a place: about -1 where the coast is calm, 1 where it is broken and steep. */
export function ruggedness(x: number, y: number): number {
  return noise(x / 330, y / 330, LAYERS.ruggedness) * 2
}

function gnawed({ mainland, islands }: Outlines, size: Size, cell: number): Grid {
  return awayFrom(mainland, size, cell).map((away, x, y) => {
    if (Math.abs(away) >= LONGEST) return away > 0 ? away : Math.max(away, islandAt(islands, x, y))
    const warpedX = x + noise(x / 150, y / 150, LAYERS.warp) * 26
    const warpedY = y + noise(x / 150, y / 150, LAYERS.warp, 1) * 26
    const rough = 0.55 + 0.6 * smoothStep(-0.8, 1, ruggedness(x, y))
    const bays = roughNoise(warpedX / 110, warpedY / 110, LAYERS.bays) * 40
    const teeth = roughNoise(warpedX / 24, warpedY / 24, LAYERS.teeth, 0.55) * 12 * rough
    const gnawed = away + (bays + teeth) * (1 - (Math.abs(away) / GNAWED) * 0.8)
    return Math.max(gnawed, islandAt(islands, x, y))
  })
}

/** Without islands and pools so small that they would have a tint but hardly a line. */
function withoutSpecks(shore: Grid): Grid {
  const { cell, columns } = shore.frame
  const values = Float32Array.from(shore.values)
  const seen = new Uint8Array(values.length)
  const beside = [-1, 1, -columns, columns]
  for (let start = 0; start < values.length; start++) {
    if (seen[start]) continue
    const isLand = (values[start] as number) > 0
    const patch = [start]
    seen[start] = 1
    // The patch grows while it is walked.
    for (const index of patch) {
      for (const step of beside) {
        const near = index + step
        if (near < 0 || near >= values.length || seen[near] || (values[near] as number) > 0 !== isLand)
          continue
        seen[near] = 1
        patch.push(near)
      }
    }
    if (patch.length * cell ** 2 >= (isLand ? SMALLEST_ISLAND : SMALLEST_POOL)) continue
    for (const index of patch) values[index] = isLand ? -0.6 : 0.6
  }
  return new Grid(values, shore.frame)
}

/** The distance to an outline. In a fine grid it is computed at every fourth point alone. */
function awayFrom(mainland: readonly Point[], size: Size, cell: number): Grid {
  if (cell > CELL) return outlineDistance(mainland, frameOf(size, cell))
  const known = outlineDistance(mainland, frameOf(size, cell * 4))
  return Grid.of((x, y) => known.at(x, y), frameOf(size, cell))
}

/** The distance to an outline, above 0 within it: exact near it, and {@link FAR} everywhere else. */
function outlineDistance(mainland: readonly Point[], frame: Frame): Grid {
  const { cell, origin, columns, rows } = frame
  const outline = sample(mainland, 16, true)
  const values = new Float32Array(columns * rows).fill(FAR)
  const reachOf = (low: number, high: number, count: number): [number, number] => [
    Math.max(0, Math.floor((low - FAR - origin) / cell)),
    Math.min(count - 1, Math.ceil((high + FAR - origin) / cell)),
  ]
  const inside = new Uint8Array(columns * rows)
  let from = outline.at(-1) as Point
  for (const to of outline) {
    const [left, right] = reachOf(Math.min(from[0], to[0]), Math.max(from[0], to[0]), columns)
    const [top, bottom] = reachOf(Math.min(from[1], to[1]), Math.max(from[1], to[1]), rows)
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const index = row * columns + column
        const away = toPiece([origin + column * cell, origin + row * cell], from, to)
        values[index] = Math.min(values[index] as number, away)
      }
    }
    // What lies to the left of an odd number of edges is inside.
    for (let row = top; row <= bottom; row++) {
      const y = origin + row * cell
      if (to[1] > y === from[1] > y) continue
      const crossing = ((from[0] - to[0]) * (y - to[1])) / (from[1] - to[1]) + to[0]
      for (let column = 0; column < columns && origin + column * cell < crossing; column++) {
        const index = row * columns + column
        inside[index] = 1 - (inside[index] as number)
      }
    }
    from = to
  }
  return new Grid(values, frame).map((away, _x, _y, index) => (inside[index] ? away : -away))
}

/** The large ones alone: islands are small. */
const TEETH_OF_ISLANDS = LAYERS.teeth.slice(0, 3)

/** About the distance to the shore of the nearest island, above 0 on it. The bays suit its size. */
function islandAt(islands: readonly Oval[], x: number, y: number): number {
  let highest = -GNAWED
  for (const { centre, radius } of islands) {
    const part = hypotenuse((x - centre[0]) / radius[0], (y - centre[1]) / radius[1])
    if (part > 3) continue
    const size = Math.min(...radius)
    const bays = 0.1 + roughNoise(x / size, y / size, LAYERS.bays) * 0.6
    const teeth = roughNoise(x / 15, y / 15, TEETH_OF_ISLANDS) * 3
    highest = Math.max(highest, (1 - part + bays) * size + teeth)
  }
  return highest
}
