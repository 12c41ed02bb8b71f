/** Averages of a number over boxes of the map: any box in four look-ups, however large it is. */
import type { Box } from '../../panzoom/geometry.ts'
import { map } from '../../realm.ts'
import { clamp } from '../drawing/points.ts'

/** The side of a cell, in map units. */
export const CELL = 8
const COLUMNS = Math.ceil(map.width / CELL)
const ROWS = Math.ceil(map.height / CELL)

/** A number for each cell of the map, as sums from the top-left corner. */
export class SummedArea {
  readonly #sums = new Float64Array((COLUMNS + 1) * (ROWS + 1))

  /** @param valueAt The number at the middle of a cell, in map units; it is asked once for each. */
  constructor(valueAt: (x: number, y: number) => number) {
    for (let row = 0; row < ROWS; row++) {
      let sum = 0
      for (let column = 0; column < COLUMNS; column++) {
        sum += valueAt((column + 0.5) * CELL, (row + 0.5) * CELL)
        const index = (row + 1) * (COLUMNS + 1) + column + 1
        this.#sums[index] = (this.#sums[index - COLUMNS - 1] as number) + sum
      }
    }
  }

  /** The average over the cells that a box touches, in map units; beyond the map, over those at its edge. */
  mean({ left, top, right, bottom }: Box): number {
    const [from, above] = [clamp(Math.floor(left / CELL), 0, COLUMNS - 1), clamp(Math.floor(top / CELL), 0, ROWS - 1)]
    const [to, below] = [
      clamp(Math.ceil(right / CELL), from + 1, COLUMNS),
      clamp(Math.ceil(bottom / CELL), above + 1, ROWS),
    ]
    const sum = (column: number, row: number) => this.#sums[row * (COLUMNS + 1) + column] as number
    return (sum(to, below) - sum(from, below) - sum(to, above) + sum(from, above)) / ((to - from) * (below - above))
  }
}
