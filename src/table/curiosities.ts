/** What visitors can find on the map, by the table and the record of the drawing. */

import type { Size } from '../panzoom/core/geometry.ts'
import { wordsIn } from '../words/lists.ts'
import { areaBox, cornersOf, depthIn, middleOf } from './area.ts'
import { BANNER, type Drawn, type DrawnCuriosity, type Leg, NAME, OTHER_SEA } from './drawn.ts'
import { mapOf, siteOf } from './siteOf.ts'
import { isOwn, type Table } from './table.ts'

/** What visitors can find: everything of a kind that is drawn, or one thing of the owner's. */
export interface Curiosity {
  /** What it is. No two have the same name. */
  readonly name: string
  /** A dry line about it. */
  readonly says?: string
  /** Where its name leads: as in the table or, on pages, as an address. */
  readonly link?: string
  /** Of the largest, in px of pages. */
  readonly size: readonly [width: number, height: number]
  /** The middles of all, in px of pages. */
  readonly at: readonly (readonly [x: number, y: number])[]
}

/** `[x, y, width, height]`, in px of pages. */
export type Rect = DrawnCuriosity['box']

/** All that the build knows of finds. */
export interface Finds {
  readonly curiosities: readonly Curiosity[]
  /** What is on a drawn map alone: names, which a slip spares. */
  readonly names: readonly Rect[]
  /** The banner below its title. */
  readonly banner: Rect | null
  /** Where the serpent is, and where else it may come up. */
  readonly dive: Readonly<Record<'from' | 'to', Rect>> | null
  readonly legs: readonly Leg[]
}

/** Where nothing can be found. */
export const NO_FINDS: Finds = { curiosities: [], names: [], banner: null, dive: null, legs: [] }

/** What there is by the table and the record of its drawing; see {@link curiositiesOn}. */
export function findsOn(
  table: Table,
  record: Partial<Pick<Drawn, 'curiosities' | 'legs' | 'places'>>,
  picture?: Size,
): Finds {
  const { curiosities: drawn = [], legs = [], places = [] } = isOwn(table.map) ? {} : record
  const curiosities = curiositiesOn(table, drawn, picture)
  if (curiosities.length === 0) return NO_FINDS
  const of = (wanted: string) => drawn.filter(({ kind }) => kind === wanted).map(({ box }) => box)
  const [[banner = null], [from], [to]] = [of(BANNER), of('serpent'), of(OTHER_SEA)]
  // The table may have another order since it was drawn.
  const indexOf = (drawn: number) => table.regions.findIndex(({ name }) => name === places[drawn]?.name)
  const ordered = legs.map(({ between: [one, other], path }) => {
    return { between: [indexOf(one), indexOf(other)] as const, path }
  })
  // A slip need not be so near.
  const names = of(NAME).map((box) => box.map((px) => rounded(px, 20)) as unknown as Rect)
  return { curiosities, names, banner, dive: from && to ? { from, to } : null, legs: ordered }
}

/** How wide and high what an owner adds is, as a part of the map's width: its drawing is not known. */
const OWN_SIZE = 1 / 40

/**
 * Lists them: those of the drawn map in the order of their captions, then the owner's. `picture` is the size
 * of the owner's own picture of the map, on which nothing else can be found.
 */
export function curiositiesOn(table: Table, drawn: readonly DrawnCuriosity[], picture?: Size): Curiosity[] {
  const { curiosities, map } = table
  if (curiosities === false) return []
  return [...(isOwn(map) ? [] : drawnOn(table, drawn)), ...ownOn(table, picture)]
}

/** To 4 px, which nobody sees in a ring: such numbers are shorter after compression. */
const rounded = (px: number, to = 4) => to * Math.round(px / to)

/** The drawn ones. What lies in a place is left out: a press there opens its page. */
function drawnOn({ regions, language }: Table, drawn: readonly DrawnCuriosity[]): Curiosity[] {
  const isInPlace = (one: DrawnCuriosity) =>
    regions.some((region) => depthIn(cornersOf(region), middleOf(areaBox(one))) > 0)
  return Object.entries(wordsIn(language).curiosities).flatMap(([kind, [name = '', says = '']]) => {
    const boxes = drawn.flatMap((one) => (one.kind === kind && !isInPlace(one) ? [one.box] : []))
    if (boxes.length === 0) return []
    const longest = (side: 2 | 3) => rounded(Math.max(...boxes.map((box) => box[side])))
    const size = [longest(2), longest(3)] as const
    const at = boxes.map(([x, y, w, h]) => [rounded(x + w / 2), rounded(y + h / 2)] as const)
    return { name, says, size, at }
  })
}

function ownOn(table: Table, picture: Size | undefined): Curiosity[] {
  const { width } = siteOf(table, picture).map
  const toPages = (px: number) => Math.round((px * width) / mapOf(table, picture).width)
  const side = Math.round(width * OWN_SIZE)
  return (table.curiosities || []).map(({ at: [y, x], ...others }) => ({
    ...others,
    size: [side, side],
    at: [[toPages(x), toPages(y)]],
  }))
}
