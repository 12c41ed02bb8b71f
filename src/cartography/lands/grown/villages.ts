/** Villages: near water, apart from each other; those with boats and mills stand right beside it. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { contains, grown } from '../../../table/area.ts'
import { boxAt, distance, inBox, rounded } from '../../drawing/points.ts'
import { strewn } from '../../drawing/random.ts'
import type { Oval } from '../../grids/oval.ts'
import { bestOf } from '../../grids/search.ts'
import type { Building, Village, Wood } from '../geography.ts'
import { villages as handmade } from '../handmade/villages.ts'
import { gapTo } from './distances.ts'
import type { Nearness } from './nearness.ts'
import { RULES, worthBy } from './rules.ts'
import type { Site } from './site.ts'

/** How many there are at most. */
const VILLAGES = 20

/** The buildings that stand at the water. */
const WATERSIDE: ReadonlySet<Building> = new Set(['boat', 'nets', 'watermill'])

/** Settles the villages; each has the buildings of one that was placed by hand. */
export function settleVillages(
  { sheet, plenty, chance }: Site,
  nearness: Nearness,
  woods: readonly Wood[],
  keepOff: readonly Box[],
): Village[] {
  const random = chance('villages')
  const kinds = handmade
    .map(({ buildings }) => ({ buildings, order: random.unit() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, VILLAGES * plenty)
  const settled: Village[] = []
  const { inland, toRivers, toLakes } = nearness
  for (const { buildings } of kinds) {
    const atWater = buildings.some(([kind]) => WATERSIDE.has(kind))
    const at = bestOf(strewn(random, 260, grown(sheet, -44)), (at) => {
      const box = boxAt(at, 46, 34, 24)
      if (!contains(grown(sheet, -6), box) || gapTo(keepOff, box) < 4) return undefined
      if (worthBy('village', nearness, at) === undefined) return undefined
      const isIn = ({ centre, radius: [across, down] }: Oval) =>
        inBox(boxAt(centre, across + 30, down + 24, down + 24), ...at)
      if (woods.some(isIn)) return undefined
      const apart = settled.reduce((least, other) => Math.min(least, distance(other.at, at)), 600)
      if (apart < RULES.village.apart || !nearness.shore.isMainland(at)) return undefined
      const toWater = Math.min(inland(...at), toRivers(at), toLakes(at))
      return -Math.abs(toWater - (atWater ? 32 : 60)) * (atWater ? 2 : 1) + Math.min(apart, 300) * 0.3
    })
    if (at) settled.push({ at: rounded(at), buildings })
  }
  return settled
}
