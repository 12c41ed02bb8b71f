/** An index of everything painted so far, which finds the highest layer under a new box. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { overlap } from '../../table/area.ts'

/** The size of a cell in map units: a mark is mostly smaller. */
const CELL = 32

/** More rows than a drawing has, so that each cell has a number of its own. */
const ROWS = 1 << 16

interface Layer {
  readonly box: Box
  readonly index: number
}

/** Boxes by the cells of the map that they touch. */
export class Painted {
  readonly #cells = new Map<number, Layer[]>()

  /** Paints a box, as a part of the layer of that index. */
  add(box: Box, index: number): void {
    for (const cell of cellsOf(box)) {
      const layers = this.#cells.get(cell)
      if (layers) layers.push({ box, index })
      else this.#cells.set(cell, [{ box, index }])
    }
  }

  /** The index of the highest layer that a box overlaps; -1 if it overlaps none. */
  highestUnder(box: Box): number {
    let highest = -1
    for (const cell of cellsOf(box)) {
      for (const layer of this.#cells.get(cell) ?? []) {
        if (layer.index > highest && overlap(layer.box, box)) highest = layer.index
      }
    }
    return highest
  }
}

function* cellsOf({ left, top, right, bottom }: Box): Generator<number> {
  for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column++) {
    for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row++) yield column * ROWS + row
  }
}
