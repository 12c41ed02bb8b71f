import type { Corners } from '../../../../table/box'
import { ownPlateOf } from '../../../../table/table'
import { map } from '../../../site'

/** The box that the picture of a place shows, in map px. */
export const plateOf = (place: Corners) => ownPlateOf(place, map)
