import type { Region } from '../../src/site/table'

/** The corners of a box, in map px. */
export function corners(left: number, top: number, right: number, bottom: number): Region['corners'] {
  return [
    [top, left],
    [top, right],
    [bottom, right],
    [bottom, left],
  ]
}
