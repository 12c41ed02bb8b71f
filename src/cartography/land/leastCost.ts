/** The way that costs least: Dijkstra's algorithm over a coarse grid of the map. */
import FlatQueue from 'flatqueue'
import { hypotenuse, type Point } from '../drawing/points.ts'
import { map } from '../map.ts'

/** The distance between two steps of a way, in map units. */
export const STRIDE = 8

/** How many cells a row of the grid has. */
export const COLUMNS = Math.ceil(map.width / STRIDE)
const ROWS = Math.ceil(map.height / STRIDE)

/** How many cells the grid has. */
export const CELLS = COLUMNS * ROWS

/** The cost of a step at a place, per unit; infinite where there is no way. */
export type Cost = (x: number, y: number) => number

/** The cheapest way from any of the starts to any of the goals, from start to goal; undefined if there is none. */
export function cheapestWay(cost: Cost, starts: readonly Point[], goals: readonly Point[]): Point[] | undefined {
  const wanted = new Set(goals.map(cellAt))
  const { before, reached } = spread(cost, starts, (cell) => wanted.has(cell))
  return reached === undefined ? undefined : wayTo(reached, before)
}

/** For each cell, the cost of the cheapest way to it from any of the starts, in strides; infinite if there is none. */
export function costsFrom(cost: Cost, starts: readonly Point[]): Float64Array {
  return spread(cost, starts, () => false).best
}

/** Goes on from the starts to the cells that cost more and more, until one is a goal: `reached`, if there is one. */
function spread(cost: Cost, starts: readonly Point[], isGoal: (cell: number) => boolean) {
  const best = new Float64Array(CELLS).fill(Infinity)
  const before = new Int32Array(CELLS).fill(-1)
  // Each cell is asked for from up to 16 others.
  const prices = new Float64Array(CELLS).fill(Number.NaN)
  const queue = new FlatQueue<number>()
  const reach = (cell: number, from: number, spent: number) => {
    if (spent >= (best[cell] as number)) return
    best[cell] = spent
    before[cell] = from
    queue.push(cell, spent)
  }
  for (const start of starts) reach(cellAt(start), -1, 0)
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    if (isGoal(cell)) return { best, before, reached: cell }
    const spent = best[cell] as number
    const column = cell % COLUMNS
    const row = (cell - column) / COLUMNS
    for (const { across, down, length } of NEIGHBOURS) {
      if (column + across < 0 || column + across >= COLUMNS || row + down < 0 || row + down >= ROWS) continue
      const next = cell + down * COLUMNS + across
      if (Number.isNaN(prices[next])) prices[next] = cost(...placeOf(next))
      const price = prices[next] as number
      if (price < Infinity) reach(next, cell, spent + price * length)
    }
  }
  return { best, before, reached: undefined }
}

/** The eight next cells and, so that ways do not turn by whole corners only, the eight at a knight's move. */
const NEIGHBOURS = [-2, -1, 0, 1, 2].flatMap((across) =>
  [-2, -1, 0, 1, 2]
    .filter((down) => Math.max(Math.abs(across), Math.abs(down)) === 1 || Math.abs(across * down) === 2)
    .map((down) => ({ across, down, length: hypotenuse(across, down) })),
)

function wayTo(goal: number, before: Int32Array): Point[] {
  const way: Point[] = []
  for (let cell = goal; cell >= 0; cell = before[cell] as number) way.push(placeOf(cell))
  return way.reverse()
}

/** The cell of the grid that a place lies in. */
export function cellAt([x, y]: Point): number {
  return Math.floor(y / STRIDE) * COLUMNS + Math.floor(x / STRIDE)
}

function placeOf(cell: number): Point {
  return [((cell % COLUMNS) + 0.5) * STRIDE, (Math.floor(cell / COLUMNS) + 0.5) * STRIDE]
}
