/** The addresses of places, for the build and the drawing: pages get them from the build. */
import slugify from '@sindresorhus/slugify'

/** What an address is made of. */
interface Addressed {
  readonly name: string
  readonly address?: string
}

/**
 * The path of a place's page: its `address`, else its name in small letters from a to z, digits and hyphens,
 * as '/ueber-mich' for 'Über mich'. It is '/' for a name with no letter that can be written so.
 */
export function pathOf({ name, address }: Addressed): string {
  return `/${address ?? slugify(name, { decamelize: false, customReplacements: [['&', ' ']] })}`
}

/** The picture for shared links to a place's page, as a file in `public`. */
export function cardFileOf(place: Addressed): string {
  return `map/cards${pathOf(place)}.jpg`
}
