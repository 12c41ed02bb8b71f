/** The way that costs least: Dijkstra's algorithm over a coarse grid of the map. */
import type { Size } from '../../panzoom/core/geometry.ts'
import type { Point } from '../drawing/points.ts'
import { KING_AND_KNIGHT, type Spread, spread, wayBack } from './spread.ts'

/** The distance between two steps of a way, in map units. */
export const STRIDE = 8

/** The cost of a step at a place, per unit; infinite where there is no way. */
export type Cost = (x: number, y: number) => number

/** The grid over a map of a size. */
export class Ways {
  /** How many cells a row has. */
  readonly columns: number
  readonly #rows: number

  constructor({ width, height }: Size) {
    this.columns = Math.ceil(width / STRIDE)
    this.#rows = Math.ceil(height / STRIDE)
  }

  /** How many cells there are. */
  get cells(): number {
    return this.columns * this.#rows
  }

  /** The cell that a place lies in. */
  cellAt([x, y]: Point): number {
    return Math.floor(y / STRIDE) * this.columns + Math.floor(x / STRIDE)
  }

  /** The cheapest way from any of the starts to any of the goals; undefined if there is none. */
  cheapest(cost: Cost, starts: readonly Point[], goals: readonly Point[]): Point[] | undefined {
    const wanted = new Set(goals.map((goal) => this.cellAt(goal)))
    const found = this.#spread(cost, starts, (cell) => wanted.has(cell))
    if (found.reached === undefined) return undefined
    return wayBack(found, found.reached)
      .map((cell) => this.#placeOf(cell))
      .reverse()
  }

  /** The cost of the cheapest way to each cell from any of the starts, in strides; infinite without one. */
  costsFrom(cost: Cost, starts: readonly Point[]): Float64Array {
    return this.#spread(cost, starts).levels
  }

  #spread(cost: Cost, starts: readonly Point[], isGoal?: (cell: number) => boolean): Spread {
    // Each cell is asked for from up to 16 others.
    const prices = new Float64Array(this.cells).fill(Number.NaN)
    const priceOf = (cell: number) => {
      if (Number.isNaN(prices[cell])) prices[cell] = cost(...this.#placeOf(cell))
      return prices[cell] as number
    }
    return spread(
      { columns: this.columns, rows: this.#rows },
      new Set(starts.map((start) => this.cellAt(start))),
      (cell, before, step) => before + priceOf(cell) * step,
      KING_AND_KNIGHT,
      isGoal,
    )
  }

  #placeOf(cell: number): Point {
    return [((cell % this.columns) + 0.5) * STRIDE, (Math.floor(cell / this.columns) + 0.5) * STRIDE]
  }
}
