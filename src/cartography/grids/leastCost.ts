/** The way that costs least: Dijkstra's algorithm over a coarse grid of the map. */
import FlatQueue from 'flatqueue'
import type { Size } from '../../panzoom/core/geometry.ts'
import { hypotenuse, type Point } from '../drawing/points.ts'

/** The distance between two steps of a way, in map units. */
export const STRIDE = 8

/** The cost of a step at a place, per unit; infinite where there is no way. */
export type Cost = (x: number, y: number) => number

/** The grid over a map of a size. */
export class Ways {
  /** How many cells a row has. */
  readonly columns: number
  readonly #rows: number

  constructor({ width, height }: Size) {
    this.columns = Math.ceil(width / STRIDE)
    this.#rows = Math.ceil(height / STRIDE)
  }

  /** How many cells there are. */
  get cells(): number {
    return this.columns * this.#rows
  }

  /** The cell that a place lies in. */
  cellAt([x, y]: Point): number {
    return Math.floor(y / STRIDE) * this.columns + Math.floor(x / STRIDE)
  }

  /** The cheapest way from any of the starts to any of the goals; undefined if there is none. */
  cheapest(cost: Cost, starts: readonly Point[], goals: readonly Point[]): Point[] | undefined {
    const wanted = new Set(goals.map((goal) => this.cellAt(goal)))
    const { before, reached } = this.#spread(cost, starts, (cell) => wanted.has(cell))
    if (reached === undefined) return undefined
    const way: Point[] = []
    for (let cell = reached; cell >= 0; cell = before[cell] as number) way.push(this.#placeOf(cell))
    return way.reverse()
  }

  /** The cost of the cheapest way to each cell from any of the starts, in strides; infinite without one. */
  costsFrom(cost: Cost, starts: readonly Point[]): Float64Array {
    return this.#spread(cost, starts, () => false).best
  }

  /** Goes on from the starts to the cells that cost more and more, until one, `reached`, is a goal. */
  #spread(cost: Cost, starts: readonly Point[], isGoal: (cell: number) => boolean) {
    const { columns, cells } = this
    const best = new Float64Array(cells).fill(Infinity)
    const before = new Int32Array(cells).fill(-1)
    // Each cell is asked for from up to 16 others.
    const prices = new Float64Array(cells).fill(Number.NaN)
    const queue = new FlatQueue<number>()
    const reach = (cell: number, from: number, spent: number) => {
      if (spent >= (best[cell] as number)) return
      best[cell] = spent
      before[cell] = from
      queue.push(cell, spent)
    }
    for (const start of starts) reach(this.cellAt(start), -1, 0)
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      if (isGoal(cell)) return { best, before, reached: cell }
      const spent = best[cell] as number
      const column = cell % columns
      const row = (cell - column) / columns
      for (const { across, down, length } of NEIGHBOURS) {
        if (column + across < 0 || column + across >= columns || row + down < 0 || row + down >= this.#rows)
          continue
        const next = cell + down * columns + across
        let price = prices[next] as number
        if (Number.isNaN(price)) {
          const [x, y] = this.#placeOf(next)
          price = cost(x, y)
          prices[next] = price
        }
        if (price < Infinity) reach(next, cell, spent + price * length)
      }
    }
    return { best, before, reached: undefined }
  }

  #placeOf(cell: number): Point {
    return [((cell % this.columns) + 0.5) * STRIDE, (Math.floor(cell / this.columns) + 0.5) * STRIDE]
  }
}

/** The eight next cells and, so that ways do not turn by whole corners only, the eight at a knight's move. */
const NEIGHBOURS = [-2, -1, 0, 1, 2].flatMap((across) =>
  [-2, -1, 0, 1, 2]
    .filter((down) => Math.max(Math.abs(across), Math.abs(down)) === 1 || Math.abs(across * down) === 2)
    .map((down) => ({ across, down, length: hypotenuse(across, down) })),
)
