import type { Place } from '../../src/map/liveMap'
import { pathOf } from '../../src/site/paths'
import { regions } from './realm'

/** The six places of the tests' realm, as passed to the map. */
export const PLACES: readonly Place[] = regions.map(({ name, heading, corners }) => ({
  ...{ name, heading, corners },
  href: pathOf({ name }),
}))
