/** Numbers over the whole map: one every few units, and interpolated in between from the four around it. */
import type { Size } from '../../panzoom/core/geometry.ts'
import { clamp, mix } from '../drawing/points.ts'

/** The distance between two values, in map units. */
export const CELL = 2

/** Where the first column and row lie: the grid reaches beyond the picture, as the land may run off it. */
export const ORIGIN = -40

/** Where the points of a grid lie: `cell` map units apart, from {@link ORIGIN} on. */
export interface Frame {
  readonly cell: number
  readonly columns: number
  readonly rows: number
}

/** The frame of a grid over a map of a size. */
export function frameOf({ width, height }: Size, cell: number): Frame {
  const count = (length: number) => Math.ceil((length - 2 * ORIGIN) / cell) + 1
  return { cell, columns: count(width), rows: count(height) }
}

/** The value at a place in columns and rows, between the four around it; outside the grid, the nearest. */
export function between(values: Float32Array, columns: number, across: number, down: number): number {
  const x = clamp(across, 0, columns - 1.001)
  const y = clamp(down, 0, values.length / columns - 1.001)
  const column = Math.floor(x)
  const row = Math.floor(y)
  const upper = row * columns + column
  const lower = upper + columns
  return mix(
    mix(values[upper] as number, values[upper + 1] as number, x - column),
    mix(values[lower] as number, values[lower + 1] as number, x - column),
    y - row,
  )
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
    const { cell, columns, rows } = this.frame
    const changed = new Float32Array(columns * rows)
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const index = row * columns + column
        const [x, y] = [ORIGIN + column * cell, ORIGIN + row * cell]
        changed[index] = change(this.values[index] as number, x, y, index)
      }
    }
    return new Grid(changed, this.frame)
  }

  /** The value at a place in map units; beyond the grid, the nearest there is. */
  at(x: number, y: number): number {
    const { cell, columns } = this.frame
    return between(this.values, columns, (x - ORIGIN) / cell, (y - ORIGIN) / cell)
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
