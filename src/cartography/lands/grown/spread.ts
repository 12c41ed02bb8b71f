/** Growth over a grid from cell to cell, the lowest first: ways over the land, and water that rises. */
import FlatQueue from 'flatqueue'
import { hypotenuse, type Point } from '../../drawing/points.ts'
import { type Frame, ORIGIN } from '../../grids/grid.ts'

/** What has been reached, by the index of the cell. */
export interface Spread {
  /** The level at which each cell was reached; infinite where none was. */
  readonly levels: Float64Array
  /** The cell from which each was reached; -1 for starts, and where none was. */
  readonly from: Int32Array
}

/**
 * Spreads from the starts to all neighbours, always from the lowest cell on: after Dijkstra if `levelOf` adds
 * up costs, a priority flood if it takes the higher of the ground and the level before. Infinity is where
 * nothing spreads.
 */
export function spread(
  { columns, rows }: Frame,
  starts: readonly number[],
  levelOf: (cell: number, before: number, step: number) => number,
): Spread {
  const levels = new Float64Array(columns * rows).fill(Infinity)
  const from = new Int32Array(columns * rows).fill(-1)
  const done = new Uint8Array(columns * rows)
  const queue = new FlatQueue<number>()
  for (const start of starts) {
    levels[start] = 0
    queue.push(start, 0)
  }
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    if (done[cell]) continue
    done[cell] = 1
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    for (const { across, down, step } of NEIGHBOURS) {
      if (column + across < 0 || column + across >= columns || row + down < 0 || row + down >= rows) continue
      const next = cell + down * columns + across
      if (done[next]) continue
      const level = levelOf(next, levels[cell] as number, step)
      if (level >= (levels[next] as number)) continue
      levels[next] = level
      from[next] = cell
      queue.push(next, level)
    }
  }
  return { levels, from }
}

const NEIGHBOURS = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1]
    .filter((across) => across !== 0 || down !== 0)
    .map((across) => ({ across, down, step: hypotenuse(across, down) })),
)

/** The cells from one to the start from which it was reached, both included. */
export function wayBack({ from }: Spread, cell: number): number[] {
  const way: number[] = []
  for (let at = cell; at >= 0; at = from[at] as number) way.push(at)
  return way
}

/** The cell that is nearest to a place. */
export function cellNear({ cell, columns, rows }: Frame, [x, y]: Point): number {
  const nearest = (length: number, count: number) =>
    Math.max(0, Math.min(count - 1, Math.round((length - ORIGIN) / cell)))
  return nearest(y, rows) * columns + nearest(x, columns)
}

/** Where a cell is. */
export function placeOf({ cell, columns }: Frame, index: number): Point {
  return [ORIGIN + (index % columns) * cell, ORIGIN + Math.floor(index / columns) * cell]
}
