/** The lines along which a grid has a certain value: marching squares. */
import { linesOf } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { Grid } from './grid.ts'

/** A line of equal value, in map units, with the higher values on its left. */
export interface Contour {
  readonly points: readonly Point[]
  /** Whether its last point leads back to the first; else it ends at the grid's edge. */
  readonly closed: boolean
}

/** The sides of a cell: top, right, bottom, left. */
type Side = 0 | 1 | 2 | 3

/**
 * The lines through a cell, each from one side to another, by the sum of its corners above the level: 1 is
 * the top left, 2 the top right, 4 the bottom right, 8 the bottom left.
 */
const CROSSINGS = linesOf(
  ' / 3,0 / 0,1 / 3,1 / 1,2 / 3,2 1,0 / 0,2 / 3,2 / 2,3 / 2,0 / 0,3 2,1 / 2,1 / 1,3 / 1,0 / 0,3 / ',
) as (readonly [from: Side, to: Side])[][]

/** Every line along which the grid has the value `level`. */
export function contours(grid: Grid, level: number): Contour[] {
  const { cell, origin, columns, rows } = grid.frame
  const value = (column: number, row: number) => (grid.values[row * columns + column] as number) - level
  const places = new Map<number, Point>()
  const next = new Map<number, number>()

  /** Names the edge between two neighbours, so that the cells on both sides find the same point there. */
  function crossing(column: number, row: number, side: Side): number {
    if (side === 1) return crossing(column + 1, row, 3)
    if (side === 2) return crossing(column, row + 1, 0)
    const edge = (row * columns + column) * 2 + (side === 3 ? 1 : 0)
    if (!places.has(edge)) {
      const from = value(column, row)
      const part = from / (from - (side === 0 ? value(column + 1, row) : value(column, row + 1)))
      const [x, y] = side === 0 ? [column + part, row] : [column, row + part]
      places.set(edge, [origin + x * cell, origin + y * cell])
    }
    return edge
  }

  for (let row = 0; row < rows - 1; row++) {
    // The right side of a cell is the left one of the next.
    const side = (column: number) => (value(column, row) > 0 ? 1 : 0) + (value(column, row + 1) > 0 ? 8 : 0)
    let left = side(0)
    for (let column = 0; column < columns - 1; column++) {
      const right = side(column + 1)
      const above = left + (right % 8) * 2 + (right >> 3) * 4
      left = right
      if (above === 0 || above === 15) continue
      for (const [from, to] of CROSSINGS[above] ?? []) {
        next.set(crossing(column, row, from), crossing(column, row, to))
      }
    }
  }
  return chains(next).map(({ edges, closed }) => ({
    points: edges.map((edge) => places.get(edge) as Point),
    closed,
  }))
}

/** The outlines of all that is above a level; where it reaches the edge of the grid, they run along that. */
export function outlines({ values, frame }: Grid, level = 0): (readonly Point[])[] {
  const { columns, rows } = frame
  const closed = values.map((value, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return column === 0 || row === 0 || column === columns - 1 || row === rows - 1 ? level - 1 : value
  })
  return contours(new Grid(closed, frame), level).map(({ points }) => points)
}

/** Follows the links from edge to edge: first the chains that have a beginning, then the rings. */
function chains(next: ReadonlyMap<number, number>): { edges: number[]; closed: boolean }[] {
  const reached = new Set(next.values())
  const done = new Set<number>()
  const starts = [...next.keys()]
  return [...starts.filter((edge) => !reached.has(edge)), ...starts].flatMap((start) => {
    if (done.has(start)) return []
    const edges: number[] = []
    let edge: number | undefined = start
    while (edge !== undefined && !done.has(edge)) {
      done.add(edge)
      edges.push(edge)
      edge = next.get(edge)
    }
    return [{ edges, closed: edge === start }]
  })
}
