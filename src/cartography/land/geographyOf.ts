import type { Table } from '../../table/table.ts'
import { map } from '../map.ts'
import type { Geography } from './geography.ts'
import type { Shore } from './grown/shore.ts'
import { growLand } from './grown.ts'
import { handmade } from './handmade.ts'

/**
 * The land that the table asks for: the one of its word, or without a word the one that was made by hand. While it grows,
 * `onShore` is given its shore as soon as there is one.
 */
export function geographyOf(
  table: Pick<Table, 'land' | 'regions' | 'language'>,
  onShore?: (shore: Shore) => void,
): Geography {
  return table.land ? growLand(table.land, table, map, onShore).land : handmade
}
