/** The shore as it will be surveyed, on a coarser grid: all that comes after the islands asks it for land. */
import { middleOf, type Point } from '../../drawing/points.ts'
import type { Frame, Grid } from '../../grids/grid.ts'
import { shoreDistance } from '../../grids/shoreDistance.ts'
import { cellNear, placeOf, spread } from '../../grids/spread.ts'
import type { Geography } from '../geography.ts'
import { erodedShore } from '../shoreline.ts'
import type { Site } from './site.ts'

/** The distance between two points of the grid, in map units. */
const CELL = 8

/** The shore, eroded. */
export interface Shore {
  /** The distance to the shore in map units: above 0 on land, below 0 at sea. */
  readonly inland: (x: number, y: number) => number
  readonly distances: Grid
  /** Whether a place is on the mainland, where every place can be reached from every other. */
  readonly isMainland: (at: Point) => boolean
  /** Whether a place is in the open sea, in no pool. */
  readonly isOpenSea: (at: Point) => boolean
  /** Places in broad water that has no way to the open sea, or too narrow a one. */
  readonly pools: readonly Point[]
}

/** Water so far from the shore is broad, in map units. */
const BROAD = 20

/** Roads need land so far from the shore, in map units. */
const FOR_ROADS = 16

/** Erodes outlines, and measures them. There is open sea at the place `atSea`. */
export function surveyShore(
  { size, places }: Site,
  outlines: Pick<Geography, 'mainland' | 'islands'>,
  atSea: Point,
): Shore {
  const distances = shoreDistance(erodedShore(outlines, size, CELL))
  const { frame } = distances
  const inlandAt = (cell: number) => distances.values[cell] as number
  const [{ grounds: [first] = [] } = {}] = places
  const start = first ? cellNear(frame, middleOf(first)) : 0
  const land = spread(frame, [start], (cell, before) => (inlandAt(cell) > FOR_ROADS ? before : Infinity))
  const sea = spread(
    frame,
    [cellNear(frame, atSea), ...edgeOf(frame).filter((cell) => inlandAt(cell) < -4)],
    (cell, before) => (inlandAt(cell) < -4 ? before : Infinity),
  )
  const reached = (levels: Float64Array) => (at: Point) => levels[cellNear(frame, at)] === 0
  return {
    inland: (x, y) => distances.at(x, y),
    distances,
    isMainland: reached(land.levels),
    isOpenSea: reached(sea.levels),
    pools: [...distances.values.keys()]
      .filter((cell) => inlandAt(cell) < -BROAD && sea.levels[cell] !== 0)
      .map((cell) => placeOf(frame, cell)),
  }
}

/** The cells at the edge of a grid, beyond the map: land that runs over the frame may part two seas. */
function edgeOf({ columns, rows }: Frame): number[] {
  const across = Array.from({ length: columns }, (_, column) => [column, (rows - 1) * columns + column])
  const down = Array.from({ length: rows }, (_, row) => [row * columns, (row + 1) * columns - 1])
  return [...across, ...down].flat()
}
