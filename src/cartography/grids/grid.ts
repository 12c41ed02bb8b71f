/** Numbers over the whole map: one every few units, and interpolated in between from the four around it. */
import type { Size } from '../../panzoom/core/geometry.ts'
import { clamp, mix } from '../drawing/points.ts'

/** The distance between two values, in map units. */
export const CELL = 2

/** How far a grid reaches beyond the picture, in map units, as the land may run off it. */
const BEYOND = 40

/** Where the points of a grid lie: `cell` map units apart, the first column and row at `origin`. */
export interface Frame {
  readonly cell: number
  readonly origin: number
  readonly columns: number
  readonly rows: number
}

/** The frame of a grid over a map of a size. */
export function frameOf({ width, height }: Size, cell: number, beyond = BEYOND): Frame {
  const count = (length: number) => Math.ceil((length + 2 * beyond) / cell) + 1
  return { cell, origin: -beyond, columns: count(width), rows: count(height) }
}

/** A number at each point of the grid. */
export class Grid {
  readonly values: Float32Array
  readonly frame: Frame

  constructor(values: Float32Array, frame: Frame) {
    this.values = values
    this.frame = frame
  }

  /** The grid of a function of the place. */
  static of(valueAt: (x: number, y: number) => number, frame: Frame): Grid {
    return new Grid(new Float32Array(frame.columns * frame.rows), frame).map((_, x, y) => valueAt(x, y))
  }

  /** A new grid, each value made from the old one, its place in map units, and its index. */
  map(change: (value: number, x: number, y: number, index: number) => number): Grid {
    const { cell, origin, columns, rows } = this.frame
    const changed = new Float32Array(columns * rows)
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const index = row * columns + column
        const [x, y] = [origin + column * cell, origin + row * cell]
        changed[index] = change(this.values[index] as number, x, y, index)
      }
    }
    return new Grid(changed, this.frame)
  }

  /** The value at a place in map units, between the four around it; beyond the grid, the nearest there is. */
  at(x: number, y: number): number {
    const { values } = this
    const { cell, origin, columns, rows } = this.frame
    const across = clamp((x - origin) / cell, 0, columns - 1.001)
    const down = clamp((y - origin) / cell, 0, rows - 1.001)
    const [column, row] = [Math.floor(across), Math.floor(down)]
    const upper = row * columns + column
    const lower = upper + columns
    return mix(
      mix(values[upper] as number, values[upper + 1] as number, across - column),
      mix(values[lower] as number, values[lower + 1] as number, across - column),
      down - row,
    )
  }

  /** A new grid whose values are averaged with their four neighbours, `times` in a row. */
  blurred(times: number): Grid {
    const { columns } = this.frame
    let grid: Grid = this
    for (let time = 0; time < times; time++) {
      const from = grid.values
      const blurred = Float32Array.from(from)
      for (let index = columns; index < from.length - columns; index++) {
        const aside = (from[index - 1] as number) + (from[index + 1] as number)
        const around = aside + (from[index - columns] as number) + (from[index + columns] as number)
        blurred[index] = ((from[index] as number) * 2 + around) / 6
      }
      grid = new Grid(blurred, this.frame)
    }
    return grid
  }
}
