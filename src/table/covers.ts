/** What a place lies over on the land, in words with a cure: the same wherever its owner reads them. */
import { type Area, shiftedArea } from './area.ts'
import type { Cover } from './drawn.ts'
import type { Region } from './table.ts'

/** What a place lies over, as the end of a sentence about it, and the cure. */
export function coverText(region: Region, cover: Cover, land?: string): string {
  return `lies over ${listed(cover.over)}. ${cureOf(region, cover, land)}`
}

/** What its owner can do about a place that lies over something; without a `cover`, the land is not known. */
export function cureOf(region: Region, cover: Pick<Cover, 'free'> | undefined, land?: string): string {
  const word = `choose ${land ? 'another' : 'a'} word for \`land\`, which then grows around your places`
  if (cover && !cover.free) return `${capitalised(word)}.`
  const spot = cover?.free
    ? areaText(shiftedArea(region, cover.free))
    : 'where at least half of it is on land'
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
