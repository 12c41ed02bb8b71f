/** How far everything is from the shore: an exact distance transform, after Felzenszwalb and Huttenlocher. */
import type { Grid } from './grid.ts'

const FAR = 1e12

type Hull = [heights: Float64Array, lowest: Float64Array, begins: Float64Array]

/** For a grid that is above 0 on land: the distance to the nearest shore in map units, below 0 at sea. */
export function shoreDistance(land: Grid): Grid {
  const toLand = squaredDistances(land, (value) => value > 0)
  const toSea = squaredDistances(land, (value) => value <= 0)
  // The shore runs half a cell beyond the last point of either side.
  return land.map((value, _x, _y, index) => {
    const cells = Math.sqrt((value > 0 ? toSea[index] : toLand[index]) as number) - 0.5
    return (value > 0 ? cells : -cells) * land.frame.cell
  })
}

/** For each point of the grid, the squared distance in cells to the nearest one that `counts`. */
function squaredDistances(grid: Grid, counts: (value: number) => boolean): Float64Array {
  const { columns, rows } = grid.frame
  const squares = new Float64Array(columns * rows)
  for (let index = 0; index < squares.length; index++)
    squares[index] = counts(grid.values[index] as number) ? 0 : FAR
  // For the values of a line, the lowest parabolas, and where each begins to be it: too slow to make anew
  // each time.
  const hull = [0, 1, 2].map(() => new Float64Array(Math.max(columns, rows))) as Hull
  for (let column = 0; column < columns; column++) sweep(squares, column, columns, rows, hull)
  for (let row = 0; row < rows; row++) sweep(squares, row * columns, 1, columns, hull)
  return squares
}

/**
 * Each value of a line becomes the lowest, over the line, of another value plus the squared distance to it.
 * Over each value stands a parabola; the lowest of them all is found by walking once along the line.
 */
function sweep(
  squares: Float64Array,
  start: number,
  step: number,
  count: number,
  [heights, lowest, begins]: Hull,
): void {
  let last = -1
  for (let index = 0; index < count; index++) {
    const height = squares[start + index * step] as number
    heights[index] = height
    let meets = -FAR
    for (; last >= 0; last--) {
      const before = lowest[last] as number
      meets = (height + index ** 2 - (heights[before] as number) - before ** 2) / (2 * (index - before))
      if (meets > (begins[last] as number)) break
    }
    last++
    begins[last] = last === 0 ? -FAR : meets
    lowest[last] = index
  }
  let at = 0
  for (let index = 0; index < count; index++) {
    while (at < last && (begins[at + 1] as number) < index) at++
    const nearest = lowest[at] as number
    squares[start + index * step] = (index - nearest) ** 2 + (heights[nearest] as number)
  }
}
