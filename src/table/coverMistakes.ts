import { coverText } from './covers.ts'
import { AT_SEA, type Cover } from './drawn.ts'
import type { Table } from './table.ts'
import type { Mistake } from './validateTable.ts'

/** The places of a table that lie over something: no mistakes, but in the same form. */
export function coverMistakes(
  { regions, land }: Pick<Table, 'regions' | 'land'>,
  covers: readonly Cover[],
): Mistake[] {
  return covers.flatMap((cover) => {
    // That is a mistake, with a sentence of its own, unless it is the fault of a land that has grown.
    if (cover.over.includes(AT_SEA) && !land) return []
    const index = regions.findIndex(({ name }) => name === cover.place)
    const region = regions[index]
    if (!region) return []
    const path = ['regions', index, region.box ? 'box' : 'corners']
    return [{ path, message: coverText(region, cover, land), isOfOwner: true, free: cover.free }]
  })
}
