/** Where there is room on the map: on dry land, and where nothing else stands. It is kept in cells of 4 map units. */

import type { Box } from '../../panzoom/geometry.ts'
import { boxAt, type Point } from '../drawing/points.ts'
import { map } from '../map.ts'
import type { Land } from './field.ts'

const CELL = 4
const COLUMNS = Math.ceil(map.width / CELL)
const ROWS = Math.ceil(map.height / CELL)

/** The ground of the map, free at first. */
export class Ground {
  readonly #taken = new Uint8Array(COLUMNS * ROWS)
  /** The distance to the nearest shore in map units: above 0 on land, below 0 at sea. */
  readonly inland: Land['inland']

  constructor({ inland }: Pick<Land, 'inland'>) {
    this.inland = inland
  }

  /** Takes a whole box. */
  takeBox(box: Box): void {
    for (const index of cellsOf(box)) this.#taken[index] = 1
  }

  /** Takes an upright oval. */
  takeOval([x, y]: Point, radiusX: number, radiusY = radiusX): void {
    for (const index of cellsOf(boxAt([x, y], radiusX, radiusY, radiusY))) {
      const across = ((index % COLUMNS) * CELL + CELL / 2 - x) / radiusX
      const down = (Math.floor(index / COLUMNS) * CELL + CELL / 2 - y) / radiusY
      if (across ** 2 + down ** 2 < 1) this.#taken[index] = 1
    }
  }

  /** Takes the ground to both sides of a line whose points are near to each other. */
  takeLine(points: readonly Point[], toEachSide: number): void {
    for (const point of points) this.takeOval(point, toEachSide)
  }

  /** Whether nothing in a box is taken. */
  isFree(box: Box): boolean {
    for (const index of cellsOf(box)) if (this.#taken[index]) return false
    return true
  }

  /** Whether a thing has room: nothing in its box is taken, and all its feet are at least `inland` from the shore. */
  hasRoom(box: Box, feet: readonly Point[], inland: number): boolean {
    return feet.every(([x, y]) => this.inland(x, y) >= inland) && this.isFree(box)
  }
}

/** The cells that a box touches, as indices from left to right and down. */
function* cellsOf({ left, top, right, bottom }: Box): Generator<number> {
  const lastColumn = Math.min(COLUMNS - 1, Math.floor(right / CELL))
  const lastRow = Math.min(ROWS - 1, Math.floor(bottom / CELL))
  for (let row = Math.max(0, Math.floor(top / CELL)); row <= lastRow; row++) {
    for (let column = Math.max(0, Math.floor(left / CELL)); column <= lastColumn; column++) yield row * COLUMNS + column
  }
}
