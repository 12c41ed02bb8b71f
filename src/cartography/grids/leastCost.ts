/** The way that costs least: Dijkstra's algorithm over a coarse grid of the map. */
import type { Size } from '../../panzoom/core/geometry.ts'
import type { Point } from '../drawing/points.ts'
import type { Frame } from './grid.ts'
import { cellNear, KING_AND_KNIGHT, placeOf, type Spread, spread, wayBack } from './spread.ts'

/** The distance between two steps of a way, in map units. */
export const STRIDE = 8

/** The cost of a step at a place, per unit; infinite where there is no way. */
export type Cost = (x: number, y: number) => number

/** The grid over a map of a size: a way leads through the middles of cells. */
export function waysOver({ width, height }: Size): Frame {
  const count = (length: number) => Math.ceil(length / STRIDE)
  return { cell: STRIDE, origin: STRIDE / 2, columns: count(width), rows: count(height) }
}

/** The cheapest way from any of the starts to any of the goals; undefined if there is none. */
export function cheapest(
  ways: Frame,
  cost: Cost,
  starts: readonly Point[],
  goals: readonly Point[],
): Point[] | undefined {
  const wanted = new Set(goals.map((goal) => cellNear(ways, goal)))
  const found = walk(ways, cost, starts, (cell) => wanted.has(cell))
  if (found.reached === undefined) return undefined
  return wayBack(found, found.reached)
    .map((cell) => placeOf(ways, cell))
    .reverse()
}

/** The cost of the cheapest way to each cell from a start, in strides; infinite without one. */
export function costsFrom(ways: Frame, cost: Cost, start: Point): Float64Array {
  return walk(ways, cost, [start]).levels
}

function walk(ways: Frame, cost: Cost, starts: readonly Point[], isGoal?: (cell: number) => boolean): Spread {
  // Each cell is asked for from up to 16 others.
  const prices = new Float64Array(ways.columns * ways.rows).fill(Number.NaN)
  const priceOf = (cell: number) => {
    if (Number.isNaN(prices[cell])) prices[cell] = cost(...placeOf(ways, cell))
    return prices[cell] as number
  }
  return spread(
    ways,
    new Set(starts.map((start) => cellNear(ways, start))),
    (cell, before, step) => before + priceOf(cell) * step,
    KING_AND_KNIGHT,
    isGoal,
  )
}
