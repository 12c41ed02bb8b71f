/** Functions of the place that change slowly, made quick. */
import { map } from '../../realm.ts'
import { clamp, mix } from '../drawing/points.ts'

/** A number for each place on the map. */
export type Field = (x: number, y: number) => number

/** How far beyond the picture a field is known, in map units; farther out, it stays as it is there. */
const BEYOND = 64

/** The same field, worked out every `step` map units alone and mixed in between. */
export function coarse(step: number, field: Field): Field {
  const columns = Math.ceil((map.width + 2 * BEYOND) / step) + 1
  const rows = Math.ceil((map.height + 2 * BEYOND) / step) + 1
  const values = Float32Array.from({ length: columns * rows }, (_, index) =>
    field((index % columns) * step - BEYOND, Math.floor(index / columns) * step - BEYOND),
  )
  return (x, y) => {
    const across = clamp((x + BEYOND) / step, 0, columns - 1.001)
    const down = clamp((y + BEYOND) / step, 0, rows - 1.001)
    const [column, row] = [Math.floor(across), Math.floor(down)]
    const value = (right: number, below: number) => values[(row + below) * columns + column + right] as number
    return mix(
      mix(value(0, 0), value(1, 0), across - column),
      mix(value(0, 1), value(1, 1), across - column),
      down - row,
    )
  }
}
