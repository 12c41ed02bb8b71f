/** The size of the drawing. */
import * as realm from '../realm.ts'
import { type DrawnMap, isOwn, type TableMap } from '../table/table.ts'

const stated: TableMap = realm.map

/** In map px, which are its units. Where the map is the owner's own picture, nothing is drawn in this size. */
export const map: DrawnMap = isOwn(stated) ? { width: 2048, height: 1536, minZoom: -0.5, maxZoom: 1.5 } : stated
