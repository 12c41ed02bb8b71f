import type { Corners } from '../../map/box'
import { map } from '../../site/site'
import { ownPlateOf } from '../../site/table'

/** The box that the picture of a place shows, in map px. */
export const plateOf = (place: Corners) => ownPlateOf(place, map)
