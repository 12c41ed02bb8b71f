import type { Table } from '../../site/table.ts'
import { map } from '../map.ts'
import type { Geography } from './geography.ts'
import { grownLand } from './grown.ts'
import { handmade } from './handmade.ts'

/** The land that the table asks for: the one of its word, or without a word the one that was made by hand. */
export function geographyOf(table: Pick<Table, 'land' | 'regions' | 'language'>): Geography {
  return table.land ? grownLand(table.land, table, map) : handmade
}
