import { plateOf as drawnPlateOf } from '../../../../table/table'

/** The box that the picture of a place shows, in map px. */
export const plateOf = drawnPlateOf
