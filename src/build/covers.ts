/** What places lie over on the land, in sentences with a cure: the same for `npm run draw`, the server and the build. */
import { type Area, shiftedArea } from '../map/area.ts'
import type { Cover } from '../site/drawn.ts'
import type { Region, Table } from '../site/table.ts'
import type { Mistake } from './validateTable.ts'

/** What a place lies over that is mostly at sea. */
const AT_SEA = 'the sea'

/** The places of a table that lie over something: no mistakes, but in the same form. */
export function coverMistakes({ regions, land }: Pick<Table, 'regions' | 'land'>, covers: readonly Cover[]): Mistake[] {
  return covers.flatMap((cover) => {
    // That is a mistake, with a sentence of its own, unless it is the fault of a land that has grown.
    if (cover.over.includes(AT_SEA) && !land) return []
    const index = regions.findIndex(({ name }) => name === cover.place)
    const region = regions[index]
    if (!region) return []
    const message = `lies over ${listed(cover.over)}. ${cureOf(region, cover, land)}`
    return [{ path: ['regions', index, region.box ? 'box' : 'corners'], message, isOfOwner: true }]
  })
}

/** What its owner can do about a place that lies over something; without a `cover`, the land is not known. */
export function cureOf(region: Region, cover: Pick<Cover, 'free'> | undefined, land?: string): string {
  const word = `choose ${land ? 'another' : 'a'} word for \`land\`, which then grows around your places`
  if (cover && !cover.free) return `${capitalised(word)}.`
  const spot = cover?.free ? areaText(shiftedArea(region, cover.free)) : 'where at least half of it is on land'
  return `Move it to ${spot}, or ${word}.`
}

/** An area as the table writes it. */
function areaText({ corners = [], box }: Area): string {
  const list = (numbers: readonly number[]) => `[${numbers.join(', ')}]`
  return box ? `box: ${list(box)}` : `corners: [${corners.map(list).join(', ')}]`
}

function listed(things: readonly string[]): string {
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} and ${things.at(-1)}` : String(things[0])
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
