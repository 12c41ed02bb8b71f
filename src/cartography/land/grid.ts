/** Numbers over the whole map: one every few units, and interpolated in between from the four around it. */

import { clamp, mix } from '../drawing/points.ts'
import { map } from '../map.ts'

/** The distance between two values, in map units. */
export const CELL = 2

/** Where the first column and row lie: the grid reaches beyond the picture, so that the land may run off it. */
export const ORIGIN = -40

/** How many columns and rows a grid has. */
export const COLUMNS = Math.ceil((map.width - 2 * ORIGIN) / CELL) + 1
export const ROWS = Math.ceil((map.height - 2 * ORIGIN) / CELL) + 1

/** The value at a place in columns and rows, interpolated from the four around it; outside the grid, the nearest. */
export function between(values: Float32Array, columns: number, across: number, down: number): number {
  const x = clamp(across, 0, columns - 1.001)
  const y = clamp(down, 0, values.length / columns - 1.001)
  const column = Math.floor(x)
  const row = Math.floor(y)
  const index = row * columns + column
  const value = (step: number) => values[index + step] as number
  return mix(mix(value(0), value(1), x - column), mix(value(columns), value(columns + 1), x - column), y - row)
}

/** A number at each point of the grid. */
export class Grid {
  readonly values: Float32Array

  constructor(values = new Float32Array(COLUMNS * ROWS)) {
    this.values = values
  }

  /** The grid of a function of the place. */
  static of(valueAt: (x: number, y: number) => number): Grid {
    return new Grid().map((_, x, y) => valueAt(x, y))
  }

  /** A new grid, each value made from the old one and its place in map units. */
  map(change: (value: number, x: number, y: number) => number): Grid {
    const changed = new Float32Array(COLUMNS * ROWS)
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const index = row * COLUMNS + column
        changed[index] = change(this.values[index] as number, ORIGIN + column * CELL, ORIGIN + row * CELL)
      }
    }
    return new Grid(changed)
  }

  /** The value at a place in map units; beyond the grid, the nearest there is. */
  at(x: number, y: number): number {
    return between(this.values, COLUMNS, (x - ORIGIN) / CELL, (y - ORIGIN) / CELL)
  }

  /** A new grid whose values are averaged with their four neighbours, `times` in a row. */
  blurred(times: number): Grid {
    let grid: Grid = this
    for (let time = 0; time < times; time++) {
      const from = grid.values
      const blurred = Float32Array.from(from)
      for (let index = COLUMNS; index < from.length - COLUMNS; index++) {
        const value = (step: number) => from[index + step] as number
        blurred[index] = (value(0) * 2 + (value(-1) + value(1) + value(-COLUMNS) + value(COLUMNS))) / 6
      }
      grid = new Grid(blurred)
    }
    return grid
  }
}
