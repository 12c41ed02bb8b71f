/** Whose land lies where: a place belongs to the region from which it is reached most easily. */
import { areaBox } from '../../table/area.ts'
import { LAYERS, noise } from '../drawing/noise.ts'
import { distanceToNearest, middleOf, type Point, smoothStep } from '../drawing/points.ts'
import { coarse } from '../grids/coarse.ts'
import { Grid } from '../grids/grid.ts'
import { costsFrom, STRIDE, waysOver } from '../grids/leastCost.ts'
import type { Land } from './field.ts'
import { outOfRanges } from './ranges.ts'

/** A place among the territories. */
export interface Belonging {
  /** The index of its region; -1 without regions. */
  readonly region: number
  /** The index of the region beyond the nearest border; -1 without another region. */
  readonly neighbour: number
  /** How far the border is, in map units of open land; infinite without another region. */
  readonly border: number
}

/** Tells which region a place belongs to. */
export type Territories = (at: Point) => Belonging

/** How much harder a way over the ridge of a range is than one on open land. */
const RIDGE = 5

/** How much easier a way beside water is: a valley is one land, and borders lie on the watersheds. */
const VALLEY = 0.55

/** The parts of the land that territories depend on. */
type Surveyed = Pick<Land, 'geography' | 'regions' | 'rivers' | 'inland'>

/** Surveys the territories: which region a place belongs to. It takes about a second. */
export function surveyTerritories({ geography, regions, rivers, inland }: Surveyed): Territories {
  const outOfSpines = outOfRanges(geography.ranges)
  const toWater = distanceToNearest(rivers.flatMap(({ line, mouth }) => line.slice(0, mouth)))
  const effort = (x: number, y: number) => {
    if (inland(x, y) < 0) return 2
    // Mountains stand below the line of their peaks.
    const ridge = smoothStep(1, 0, outOfSpines(x, y - 20))
    return 1 + RIDGE * ridge - VALLEY * Math.exp(-toWater(x, y) / 40)
  }
  const efforts = coarse(geography.size, STRIDE, effort)
  const ways = waysOver(geography.size)
  // The cost of the way to each place from the middle of each region.
  const costs = regions.map((region) => {
    const strides = costsFrom(ways, efforts, middleOf(areaBox(region)))
    return new Grid(
      Float32Array.from(strides, (cost) => cost * STRIDE),
      ways,
    )
  })
  return ([x, y]) => {
    // A hand did not draw it with a ruler.
    const nearX = x + noise(x / 60, y / 60, LAYERS.border) * 9
    const nearY = y + noise(x / 60, y / 60, LAYERS.border, 1) * 9
    let region = -1
    let neighbour = -1
    let least = Infinity
    let next = Infinity
    // Asked for millions of places, so it makes no arrays.
    for (let index = 0; index < costs.length; index++) {
      const spent = (costs[index] as Grid).at(nearX, nearY)
      if (spent < least) {
        neighbour = region
        next = least
        region = index
        least = spent
      } else if (spent < next) {
        neighbour = index
        next = spent
      }
    }
    return { region, neighbour, border: (next - least) / 2 }
  }
}
