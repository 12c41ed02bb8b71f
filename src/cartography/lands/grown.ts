/** A land that grows from a word, around the places of the table: the same on every machine. */
import type { Size } from '../../panzoom/core/geometry.ts'
import type { Point } from '../drawing/points.ts'
import { ornamentBoxes } from '../extents/boxes.ts'
import type { Oval } from '../grids/oval.ts'
import { namesBoxes } from '../lettering/names.ts'
import type { Geography } from './geography.ts'
import { climateOf } from './grown/climate.ts'
import { strewDiscoveries } from './grown/discoveries.ts'
import { type Bay, digBays, quayOf, shipOf } from './grown/harbours.ts'
import { strewIslands } from './grown/islands.ts'
import { fillLakes } from './grown/lake.ts'
import { growMainland, type Mainland } from './grown/mainland.ts'
import { writeNames } from './grown/names.ts'
import { nearnessOf } from './grown/nearness.ts'
import { placeOrnaments } from './grown/ornaments.ts'
import { plantGreatWood, plantWoods, raiseHills, soakMarshes } from './grown/plants.ts'
import { raiseRanges } from './grown/ranges.ts'
import { type Drainage, drain, runRivers } from './grown/rivers.ts'
import { fillSea } from './grown/seaLife.ts'
import { type Shore, surveyShore } from './grown/shore.ts'
import { type GrowthTable, type Site, siteOf } from './grown/site.ts'
import { settleVillages } from './grown/villages.ts'

/** A land, and what it no longer shows once it has grown. */
export interface Growth {
  readonly site: Site
  readonly bays: readonly Bay[]
  readonly mainland: Mainland
  readonly shore: Shore
  readonly drainage: Drainage
  readonly land: Geography
}

/** The land of a word for the places of a table, on a map of a size, with how it grew: in about a second. */
export function growLand(word: string, table: GrowthTable, size: Size): Growth {
  const site = siteOf(word, table, size)
  const ornaments = placeOrnaments(site)
  const framed = ornamentBoxes(ornaments)
  const { bays, mainland, islands, shore } = growShore(site, framed, ornaments.cartouche)
  const relief = raiseRanges(site, shore)
  const drainage = drain(site, shore, relief, framed)
  const { rivers, lakes } = fillLakes(site, runRivers(site, shore, relief, drainage), shore, relief)
  const nearness = nearnessOf(site, shore, relief, { rivers, lakes })
  const great = plantGreatWood(site, nearness)
  const hills = raiseHills(site, nearness, great)
  const marshes = soakMarshes(site, nearness, rivers, great)
  const woods = [...great, ...plantWoods(site, nearness, { great, hills, islands, keepOff: framed })]
  const { sea, boxes } = fillSea(site, shore, [...framed, ...nearness.places], ornaments.compass)
  const names = writeNames(site, {
    nearness,
    relief,
    woods,
    great: great.length,
    hills,
    marshes,
    lakes,
    islands,
    keepOff: [...framed, ...boxes],
  })
  const keepOff = [...framed, ...namesBoxes(names), ...boxes]
  const villages = settleVillages(site, nearness, woods, keepOff)
  const discoveries = strewDiscoveries(site, {
    nearness,
    woods,
    lakes,
    islands,
    villages,
    keepOff,
  })
  const land: Geography = {
    size,
    mainland: mainland.outline,
    islands,
    rivers,
    lakes,
    ranges: relief.ranges,
    summit: relief.summit,
    hills,
    woods,
    marshes,
    climate: { ...climateOf(site.mood, size), ground: site.theme.ground },
    villages,
    discoveries,
    names,
    sea,
    ornaments,
  }
  return { site, bays, mainland, shore, drainage, land }
}

/** How often the mainland is grown anew until it is a good one. */
const ATTEMPTS = 6

/** Grows the mainland and the islands until the places are on land and joined, and all water is sea. */
function growShore(site: Site, ornaments: ReturnType<typeof ornamentBoxes>, atSea: Point) {
  const harbours = site.places.filter(({ landmark }) => landmark === 'harbour')
  let shifts = harbours.map(() => 0)
  let broader = 0
  const filled: Point[] = []
  const areOpen = ({ isOpenSea }: Shore) => harbours.every((place) => isOpenSea(shipOf(place)))
  for (let attempt = 0; ; attempt++) {
    const bays = digBays(site, shifts, broader * 8)
    const mainland = growMainland(site, { ornaments, bays, filled, wider: broader * 14 })
    const bare = surveyShore(site, { mainland: mainland.outline, islands: [] }, atSea)
    const off = harbours.map((place) => offQuay(quayOf(place), bare))
    const isJoined = isDry(site, bare) && areOpen(bare) && off.every((distance) => Math.abs(distance) < 26)
    if (attempt === ATTEMPTS || (isJoined && bare.pools.length === 0)) {
      const withIslands = (islands: readonly Oval[]) => {
        return {
          bays,
          mainland,
          islands,
          shore: surveyShore(site, { mainland: mainland.outline, islands }, atSea),
        }
      }
      const islands = strewIslands(site, bare.inland, [...ornaments, ...site.places.map(({ box }) => box)])
      const grown = withIslands(islands)
      // An island may close the way out of a harbour.
      const isOff = ({ centre, radius }: Oval) =>
        bays.every(({ depth }) => depth(...centre) > Math.max(...radius))
      return areOpen(grown.shore) ? grown : withIslands(islands.filter(isOff))
    }
    if (isJoined) filled.push(...bare.pools)
    else {
      broader++
      shifts = shifts.map((shift, index) => shift + (off[index] as number) * 0.7)
    }
  }
}

/** The road to a harbour leaves its box so far above the lower edge, in map units. */
const GATE = 56

/** Whether all places but harbours are on dry ground, and all are on the same land. */
function isDry({ places }: Site, { inland, isMainland }: Shore): boolean {
  return places.every(({ box, grounds, landmark }) =>
    grounds.every(({ left, top, right, bottom }) => {
      if (landmark === 'harbour')
        return isMainland([left - 8, bottom]) && isMainland([box.left - 10, box.bottom - GATE])
      const edge = [left, (left + right) / 2, right].flatMap((x) =>
        [top, (top + bottom) / 2, bottom].map((y): Point => [x, y]),
      )
      return edge.every((at) => inland(...at) > 4) && isMainland([(left + right) / 2, bottom])
    }),
  )
}

/** How far the shore is to the left of a quay, on its level; below 0 to its right. */
function offQuay([x, y]: Point, { inland }: Shore): number {
  if (inland(x + 6, y) < 0) {
    let left = 0
    while (left < 160 && inland(x - left, y) < 0) left += 4
    return left
  }
  let right = 0
  while (right < 200 && inland(x + right, y) > 0) right += 4
  return -right
}
