/** Words of the table that are too long to be read at the size at which the map has room for them. */
import { areaBox } from '../../table/area.ts'
import type { Mistake } from '../../table/mistakes.ts'
import type { Table } from '../../table/table.ts'
import type { Face } from '../lettering/faces.ts'
import { BANNER, halfRibbon, measureText, nameSpacing, ON_RIBBON, TITLE } from '../lettering/measure.ts'

/** The smallest font sizes that can be read on the map, in map px: CSS px where it is not zoomed. */
const READABLE = { title: 32, line: 11, name: 17, epithet: 10.5 } as const

/** The words of a valid table that are too long, each with the number of letters that fit. */
export function lengthWarnings({ siteName, owner, regions }: Table): Mistake[] {
  const check = (text: string, face: Face, size: number, width: number, path: Mistake['path'], cure = '') => {
    const needed = measureText(text, face, size, face === 'capitals' ? nameSpacing(size) : 0)
    if (needed <= width) return []
    const fits = Math.floor(([...text].length * width) / needed)
    return [{ path, message: `is too long to be read on the map, where about ${fits} letters fit.${cure}` }]
  }
  return [
    ...check(siteName, 'title', READABLE.title, TITLE.width, ['siteName']),
    ...check(owner.line, 'italic', READABLE.line, BANNER.width, ['owner', 'line']),
    ...regions.flatMap((region, index) => {
      const { left, right } = areaBox(region)
      const roomFor = ({ margin }: { readonly margin: number }) =>
        2 * Math.max(1, halfRibbon(right - left) - margin)
      const cure = ` Or make its place wider than ${right - left}.`
      const path = (field: string) => ['regions', index, field]
      const { name, epithet } = ON_RIBBON
      return [
        ...check(region.name, 'capitals', READABLE.name, roomFor(name), path('name'), cure),
        ...check(region.epithet, 'italic', READABLE.epithet, roomFor(epithet), path('epithet'), cure),
      ]
    }),
  ]
}
