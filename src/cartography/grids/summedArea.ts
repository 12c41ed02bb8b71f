/** Averages of a number over boxes of the map: any box in four look-ups, however large it is. */
import type { Box, Size } from '../../panzoom/core/geometry.ts'
import { clamp } from '../drawing/points.ts'

/** The side of a cell, in map units. */
export const CELL = 8

/** The cells from one column to another and from one row to another, without the last ones. */
export interface Cells {
  readonly from: number
  readonly to: number
  readonly above: number
  readonly below: number
}

/** The cells that a box touches, in map units. */
export function cellsOf({ left, top, right, bottom }: Box): Cells {
  return {
    from: Math.floor(left / CELL),
    to: Math.ceil(right / CELL),
    above: Math.floor(top / CELL),
    below: Math.ceil(bottom / CELL),
  }
}

/** A number for each cell of the map, as sums from the top-left corner. */
export class SummedArea {
  readonly #columns: number
  readonly #rows: number
  readonly #sums: Float64Array

  /**
   * @param size That of the map.
   * @param valueAt The number at the middle of a cell, in map units; it is asked once for each.
   */
  constructor(size: Size, valueAt: (x: number, y: number) => number) {
    const [columns, rows] = [Math.ceil(size.width / CELL), Math.ceil(size.height / CELL)]
    this.#columns = columns
    this.#rows = rows
    this.#sums = new Float64Array((columns + 1) * (rows + 1))
    for (let row = 0; row < rows; row++) {
      let sum = 0
      for (let column = 0; column < columns; column++) {
        sum += valueAt((column + 0.5) * CELL, (row + 0.5) * CELL)
        const index = (row + 1) * (columns + 1) + column + 1
        this.#sums[index] = (this.#sums[index - columns - 1] as number) + sum
      }
    }
  }

  /** The average over some cells, moved by columns and rows; beyond the map, over those at its edge. */
  mean(cells: Cells, across = 0, down = 0): number {
    const [columns, rows] = [this.#columns, this.#rows]
    const from = clamp(cells.from + across, 0, columns - 1)
    const to = clamp(cells.to + across, from + 1, columns)
    const above = clamp(cells.above + down, 0, rows - 1)
    const below = clamp(cells.below + down, above + 1, rows)
    const upper = above * (columns + 1)
    const lower = below * (columns + 1)
    const sums = this.#sums
    const sum = (index: number) => sums[index] as number
    const whole = sum(lower + to) - sum(lower + from) - sum(upper + to) + sum(upper + from)
    return whole / ((to - from) * (below - above))
  }
}
