/** The sections of the tests' realm, none of whose cards has a picture. */
import { pathOf } from '../../src/table/pathOf'
import { regions } from './realm'

const sections = regions.map(({ epithet, text, cards, ...region }) => [pathOf(region), { epithet, text, cards }])

export default Object.fromEntries(sections)
