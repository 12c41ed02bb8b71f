import { regions } from '../../src/realm'
import { landmarkOf } from '../../src/site/landmark'
import { pathOf } from '../../src/site/paths'
import { places } from '../../src/site/site'
import type { Region, Site } from '../../src/site/table'
import { PLACES } from './places'

const SCRIPTORIUM = {
  name: 'Writings',
  corners: [
    [295, 750],
    [295, 910],
    [490, 910],
    [490, 750],
  ],
} as const

/** A table of seven regions, whatever the real one holds. */
const SEVEN = [...PLACES, SCRIPTORIUM].map(({ name, corners }) => ({
  name,
  corners: corners as Region['corners'],
  epithet: `the House of ${name}`,
  heading: `All the ${name}`,
  text: `What there is to tell of ${name}.`,
}))

/** Puts seven regions into the table, for the test file that asks for them. */
export function tableSeven(): void {
  const table = regions as Region[]
  table.splice(0, table.length, ...SEVEN)
  const shown = places as Site['places']
  shown.splice(
    0,
    shown.length,
    ...SEVEN.map((region) => ({ ...region, href: pathOf(region), landmark: landmarkOf(region) })),
  )
}
