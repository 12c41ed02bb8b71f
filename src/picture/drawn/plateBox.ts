import { plateOf as drawnPlateOf } from '../../site/table'

/** The box that the picture of a place shows, in map px. */
export const plateOf = drawnPlateOf
