import { cornersOf } from '../../src/table/area'
import { pathOf } from '../../src/table/paths'
import type { Place } from '../../src/table/siteOf'
import { landmarkOf } from '../../src/table/table'
import { polygon } from './corners'
import { regions } from './realm'

/** The six places of the tests' realm, as passed to the map. */
export const PLACES: readonly Place[] = regions.map((region) => {
  const { name, epithet, heading } = region
  return {
    name,
    corners: cornersOf(region),
    epithet,
    heading,
    href: pathOf({ name }),
    landmark: landmarkOf(region),
  }
})

/** The corners of a triangle, as wide and as high, with its tip at the top. */
export const TRIANGLE: Place['corners'] = polygon('150 100, 200 200, 100 200')
