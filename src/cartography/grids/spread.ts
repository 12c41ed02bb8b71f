/** Growth over a grid from cell to cell, the lowest first: ways over the land, and water that rises. */
import FlatQueue from 'flatqueue'
import { hypotenuse, type Point } from '../drawing/points.ts'
import type { Frame } from './grid.ts'

/** What has been reached, by the index of the cell. */
export interface Spread {
  /** The level at which each cell was reached; infinite where none was. */
  readonly levels: Float64Array
  /** The cell from which each was reached; -1 for starts, and where none was. */
  readonly from: Int32Array
  /** The goal at which it ended, if there is one. */
  readonly reached?: number
}

/** A step from one cell to another: its columns, its rows and its length. */
interface Move {
  readonly across: number
  readonly down: number
  readonly step: number
}

/** The moves to the eight next cells. */
const KING = movesWhere((across, down) => Math.max(Math.abs(across), Math.abs(down)) === 1)

/** The same, and the eight of a knight, so that ways do not turn by whole corners only. */
export const KING_AND_KNIGHT = [...KING, ...movesWhere((across, down) => Math.abs(across * down) === 2)]

/**
 * Spreads from the starts to all neighbours, always from the lowest cell on, until that is a goal: after
 * Dijkstra if `levelOf` adds up costs, a priority flood if it takes the higher of the ground and the level
 * before. Infinity is where nothing spreads.
 */
export function spread(
  { columns, rows }: Pick<Frame, 'columns' | 'rows'>,
  starts: Iterable<number>,
  levelOf: (cell: number, before: number, step: number) => number,
  moves: readonly Move[] = KING,
  isGoal: (cell: number) => boolean = () => false,
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
    if (isGoal(cell)) return { levels, from, reached: cell }
    done[cell] = 1
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    for (const { across, down, step } of moves) {
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

function movesWhere(isMove: (across: number, down: number) => boolean): Move[] {
  const steps = [-2, -1, 0, 1, 2]
  const moves = steps.flatMap((down) => steps.map((across) => ({ across, down })))
  return moves
    .filter(({ across, down }) => isMove(across, down))
    .map(({ across, down }) => ({ across, down, step: hypotenuse(across, down) }))
}

/** The cells from one to the start from which it was reached, both included. */
export function wayBack({ from }: Spread, cell: number): number[] {
  const way: number[] = []
  for (let at = cell; at >= 0; at = from[at] as number) way.push(at)
  return way
}

/** The cell that is nearest to a place. */
export function cellNear({ cell, origin, columns, rows }: Frame, [x, y]: Point): number {
  const nearest = (length: number, count: number) =>
    Math.max(0, Math.min(count - 1, Math.round((length - origin) / cell)))
  return nearest(y, rows) * columns + nearest(x, columns)
}

/** Where a cell is. */
export function placeOf({ cell, origin, columns }: Frame, index: number): Point {
  return [origin + (index % columns) * cell, origin + Math.floor(index / columns) * cell]
}
