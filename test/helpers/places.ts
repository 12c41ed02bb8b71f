import type { Place } from '../../src/map/place'

/** Six places to try the map with: they stay as they are, whatever becomes of the table. */
export const PLACES: readonly Place[] = [
  placeOf('Projects', [690, 930], [400, 630]),
  placeOf('Skills', [1062, 1250], [780, 955]),
  placeOf('Experience', [113, 380], [1414, 1703]),
  placeOf('Education', [595, 805], [1450, 1710]),
  placeOf('Contact', [827, 1037], [1550, 1780]),
  placeOf('About', [763, 967], [1115, 1310]),
]

function placeOf(name: string, [top, bottom]: [number, number], [left, right]: [number, number]): Place {
  return {
    name,
    href: `/${name.toLowerCase()}`,
    corners: [
      [top, left],
      [top, right],
      [bottom, right],
      [bottom, left],
    ],
  }
}
