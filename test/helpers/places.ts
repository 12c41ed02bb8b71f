import type { Place } from '../../src/map/liveMap'
import { pathOf } from '../../src/site/pathOf'
import { regions } from './realm'

/** The six places of the tests' realm, as passed to the map. */
export const PLACES: readonly Place[] = regions.map(({ name, corners, epithet, heading }) => {
  return { name, corners, epithet, heading, href: pathOf({ name }) }
})
