/** The size of the drawing. */
import type { Size } from '../panzoom/geometry.ts'
import * as realm from '../realm.ts'
import { isOwn, type TableMap } from '../site/table.ts'

const stated: TableMap = realm.map

/** In map px, which are its units. Where the map is the owner's own picture, nothing is drawn in this size. */
export const map: Size = isOwn(stated) ? { width: 2048, height: 1536 } : stated
