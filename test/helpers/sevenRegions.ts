import { places } from 'virtual:site'
import { pathOf } from '../../src/table/paths'
import type { Site } from '../../src/table/siteOf'
import { landmarkOf, type Region } from '../../src/table/table'
import { corners } from './corners'
import { PLACES } from './places'
import { regions } from './realm'

const SCRIPTORIUM = { name: 'Writings', corners: corners(750, 295, 910, 490) }

/** A table of seven regions. */
const SEVEN = [...PLACES, SCRIPTORIUM].map(({ name, corners }) => ({
  name,
  corners,
  epithet: `the House of ${name}`,
  heading: `All the ${name}`,
  text: `A text about ${name}.`,
}))

/** Replaces the table by one of seven regions, for the rest of a test file. */
export function useSevenRegions(): void {
  const table = regions as Region[]
  table.splice(0, table.length, ...SEVEN)
  const shown = places as Site['places']
  const added = SEVEN.map((region) => ({ ...region, href: pathOf(region), landmark: landmarkOf(region) }))
  shown.splice(0, shown.length, ...added)
}
