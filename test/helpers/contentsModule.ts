/** `virtual:contents` of the tests' realm, whose places have no texts, posts, or pictures in cards. */
import { pathOf } from '../../src/table/paths'
import { regions } from './realm'

export const sections = Object.fromEntries(
  regions.map(({ alt, text, cards, ...region }) => [
    pathOf(region),
    { text, ...(alt && { alt }), ...(cards && { cards }) },
  ]),
)
export const texts = {}
