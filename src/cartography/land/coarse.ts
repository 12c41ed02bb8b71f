/** Fast approximations of slowly changing functions of the place. */
import { map } from '../../realm.ts'
import { between } from './grid.ts'

/** A number for each place on the map. */
export type Field = (x: number, y: number) => number

/** How far outside the picture a field is sampled, in map units. Farther out, it keeps its value from there. */
const BEYOND = 64

/** The same field, computed only every `step` map units, and interpolated in between. */
export function coarse(step: number, field: Field): Field {
  const columns = Math.ceil((map.width + 2 * BEYOND) / step) + 1
  const rows = Math.ceil((map.height + 2 * BEYOND) / step) + 1
  const values = Float32Array.from({ length: columns * rows }, (_, index) =>
    field((index % columns) * step - BEYOND, Math.floor(index / columns) * step - BEYOND),
  )
  return (x, y) => between(values, columns, (x + BEYOND) / step, (y + BEYOND) / step)
}
