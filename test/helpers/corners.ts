import type { Corner } from '../../src/table/area'

/** The corners of a box, in map px. */
export function corners(left: number, top: number, right: number, bottom: number): Corner[] {
  return [
    [top, left],
    [top, right],
    [bottom, right],
    [bottom, left],
  ]
}
