import type { Size } from '../../panzoom/core/geometry.ts'
import { isOwn, type Table } from '../../table/table.ts'
import type { Geography } from './geography.ts'
import { growLand } from './grown.ts'
import { handmade } from './handmade.ts'
import { stretched } from './stretched.ts'

/** The part of a table that a land depends on. */
export type LandTable = Pick<Table, 'land' | 'regions' | 'language' | 'map' | 'mood'>

/** The size of a drawing in map px, its units; where the map is an owner's own picture, that of ours. */
export function sizeOf(map: Table['map']): Size {
  return isOwn(map) ? { width: 2048, height: 1536 } : { width: map.width, height: map.height }
}

/** The land that a table asks for, as large as its map: that of its word, or else the hand-made one. */
export function geographyOf(table: LandTable): Geography {
  const size = sizeOf(table.map)
  return table.land ? growLand(table.land, table, size).land : stretched(handmade(table.language), size)
}
