/** The places of the tests' realm, with their addresses and middles. */
import { boxOf } from '../../src/map/box.ts'
import { pathOf } from '../../src/site/paths.ts'
import { regions } from '../helpers/realm.ts'

export const places = regions.map((region) => {
  const { left, right, top, bottom } = boxOf(region)
  const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
  return { ...region, href: pathOf(region), middle }
})

/** The place with a name. */
export function placeNamed(name: string): (typeof places)[number] {
  const place = places.find((one) => one.name === name)
  if (!place) throw new Error(`the table has no ${name}`)
  return place
}
