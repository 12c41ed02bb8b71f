/** Where there is room on the map: on dry land where nothing else stands, in cells of 4 map units. */
import type { Box, Size } from '../../panzoom/core/geometry.ts'
import { boxAt, type Point } from '../drawing/points.ts'
import type { Land } from '../survey/field.ts'

const CELL = 4

/** The ground of the map, free at first. */
export class Ground {
  readonly #columns: number
  readonly #rows: number
  readonly #taken: Uint8Array
  /** The distance to the nearest shore in map units: above 0 on land, below 0 at sea. */
  readonly inland: Land['inland']
  /** The size of the map, and all of it within the frame. */
  readonly size: Size
  readonly sheet: Box

  constructor({ inland, sheet, geography: { size } }: Pick<Land, 'inland' | 'sheet' | 'geography'>) {
    this.inland = inland
    this.size = size
    this.sheet = sheet
    this.#columns = Math.ceil(size.width / CELL)
    this.#rows = Math.ceil(size.height / CELL)
    this.#taken = new Uint8Array(this.#columns * this.#rows)
  }

  /** Takes a whole box. */
  takeBox(box: Box): void {
    for (const index of this.#cellsOf(box)) this.#taken[index] = 1
  }

  /** Takes an upright oval. */
  takeOval([x, y]: Point, radiusX: number, radiusY = radiusX): void {
    for (const index of this.#cellsOf(boxAt([x, y], radiusX, radiusY, radiusY))) {
      const across = ((index % this.#columns) * CELL + CELL / 2 - x) / radiusX
      const down = (Math.floor(index / this.#columns) * CELL + CELL / 2 - y) / radiusY
      if (across ** 2 + down ** 2 < 1) this.#taken[index] = 1
    }
  }

  /** Takes the ground to both sides of a line whose points are near to each other. */
  takeLine(points: readonly Point[], toEachSide: number): void {
    for (const point of points) this.takeOval(point, toEachSide)
  }

  /** Whether nothing in a box is taken. */
  isFree(box: Box): boolean {
    for (const index of this.#cellsOf(box)) if (this.#taken[index]) return false
    return true
  }

  /** Whether a thing has room: nothing in its box is taken, and its feet are `inland` from the shore. */
  hasRoom(box: Box, feet: readonly Point[], inland: number): boolean {
    return feet.every(([x, y]) => this.inland(x, y) >= inland) && this.isFree(box)
  }

  /** The cells that a box touches, as indices from left to right and down. */
  #cellsOf({ left, top, right, bottom }: Box): number[] {
    const cells: number[] = []
    const lastColumn = Math.min(this.#columns - 1, Math.floor(right / CELL))
    const lastRow = Math.min(this.#rows - 1, Math.floor(bottom / CELL))
    for (let row = Math.max(0, Math.floor(top / CELL)); row <= lastRow; row++) {
      for (let column = Math.max(0, Math.floor(left / CELL)); column <= lastColumn; column++)
        cells.push(row * this.#columns + column)
    }
    return cells
  }
}
