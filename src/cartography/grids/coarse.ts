/** Fast approximations of slowly changing functions of the place. */
import type { Box, Size } from '../../panzoom/core/geometry.ts'
import { clamp } from '../drawing/points.ts'
import { frameOf, Grid } from './grid.ts'

/** A number for each place on the map. */
export type Field = (x: number, y: number) => number

/** How far outside the picture a field is sampled, in map units; farther out it keeps its last value. */
const BEYOND = 64

/** The same field, computed only every `step` map units, where it is asked for, and interpolated. */
export function coarse(size: Size, step: number, field: Field): Field {
  const frame = frameOf(size, step, BEYOND)
  const { columns, rows } = frame
  const values = new Float32Array(columns * rows).fill(Number.NaN)
  const known = new Grid(values, frame)
  return (x, y) => {
    const value = known.at(x, y)
    if (!Number.isNaN(value)) return value
    const column = clamp(Math.floor((x + BEYOND) / step), 0, columns - 2)
    const row = clamp(Math.floor((y + BEYOND) / step), 0, rows - 2)
    for (let corner = 0; corner < 4; corner++) {
      const [across, down] = [column + (corner & 1), row + (corner >> 1)]
      const index = down * columns + across
      if (Number.isNaN(values[index])) values[index] = field(across * step - BEYOND, down * step - BEYOND)
    }
    return known.at(x, y)
  }
}

/** A field that is above 0 only in a box: its values in a row of places. */
export interface Patch {
  readonly box: Box
  readonly rowAt: (y: number) => (x: number) => number
}

/** The highest of some patches at each place, 0 where there is none; computed as by `coarse`. */
export function patchwork(size: Size, step: number, patches: readonly Patch[]): Field {
  const frame = frameOf(size, step, BEYOND)
  const { columns, rows } = frame
  const values = new Float32Array(columns * rows)
  for (const { box, rowAt } of patches) {
    const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map(
      (edge) => (edge + BEYOND) / step,
    ) as [number, number, number, number]
    for (let row = Math.max(0, Math.floor(top)); row <= Math.min(rows - 1, bottom); row++) {
      const valueAt = rowAt(row * step - BEYOND)
      for (let column = Math.max(0, Math.floor(left)); column <= Math.min(columns - 1, right); column++) {
        const index = row * columns + column
        values[index] = Math.max(values[index] as number, valueAt(column * step - BEYOND))
      }
    }
  }
  const grid = new Grid(values, frame)
  return (x, y) => grid.at(x, y)
}
