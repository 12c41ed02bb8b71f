/** How far everything is from the shore: an exact distance transform, after Felzenszwalb and Huttenlocher. */
import { Grid } from './grid.ts'

const FAR = 1e12

/** For a grid that is above 0 on land: the distance to the nearest shore in map units, below 0 at sea. */
export function shoreDistance(land: Grid): Grid {
  const toLand = squaredDistances(land, (value) => value > 0)
  const toSea = squaredDistances(land, (value) => value <= 0)
  // The shore runs half a cell beyond the last point of either side.
  const signed = land.values.map((value, index) => {
    const cells = Math.sqrt((value > 0 ? toSea[index] : toLand[index]) as number) - 0.5
    return (value > 0 ? cells : -cells) * land.frame.cell
  })
  return new Grid(signed, land.frame)
}

/** For each point of the grid, the squared distance in cells to the nearest one that `counts`. */
function squaredDistances(grid: Grid, counts: (value: number) => boolean): Float64Array {
  const { columns, rows } = grid.frame
  const squares = Float64Array.from(grid.values, (value) => (counts(value) ? 0 : FAR))
  for (let column = 0; column < columns; column++) sweep(squares, column, columns, rows)
  for (let row = 0; row < rows; row++) sweep(squares, row * columns, 1, columns)
  return squares
}

/**
 * Each value of a line becomes the lowest, over the line, of another value plus the squared distance to it.
 * Over each value stands a parabola; the lowest of them all is found by walking once along the line.
 */
function sweep(squares: Float64Array, start: number, step: number, count: number): void {
  const heights = Float64Array.from({ length: count }, (_, index) => squares[start + index * step] as number)
  const height = (index: number) => heights[index] as number
  const lowest: number[] = [0]
  const begins: number[] = [-FAR]
  for (let index = 1; index < count; index++) {
    let meets = -FAR
    while (lowest.length > 0) {
      const before = lowest.at(-1) as number
      meets = (height(index) + index ** 2 - height(before) - before ** 2) / (2 * (index - before))
      if (meets > (begins.at(-1) as number)) break
      lowest.pop()
      begins.pop()
    }
    begins.push(lowest.length === 0 ? -FAR : meets)
    lowest.push(index)
  }
  let at = 0
  for (let index = 0; index < count; index++) {
    while (at + 1 < lowest.length && (begins[at + 1] as number) < index) at++
    const nearest = lowest[at] as number
    squares[start + index * step] = (index - nearest) ** 2 + height(nearest)
  }
}
