/** Woods, hills and marshes: a great wood and smaller ones, hills at the mountains, reeds at slow rivers. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { contains, grown } from '../../../table/area.ts'
import { pointAlong } from '../../drawing/curves.ts'
import { boxAt, clamp, distance, type Point, rounded } from '../../drawing/points.ts'
import { strewn } from '../../drawing/random.ts'
import type { Oval } from '../../grids/oval.ts'
import { bestOf } from '../../grids/search.ts'
import type { River, Wood } from '../geography.ts'
import { conifersAt } from './climate.ts'
import { gapTo } from './distances.ts'
import type { Nearness } from './nearness.ts'
import { RULES, worthBy } from './rules.ts'
import { type Site, SMALLER } from './site.ts'

/** The parts of the great wood around its middle: where each lies, of its radius, and how large it is. */
const GREAT_PARTS = [
  { at: [0, 0], size: 1 },
  { at: [-0.55, 0.85], size: 0.55 },
  { at: [0.75, -0.6], size: 0.5 },
  { at: [0.72, 0.74], size: 0.42 },
] as const

/** The great wood, in four parts, where there is most room for it; none on a land without room. */
export function plantGreatWood({ sheet, mood, theme, chance }: Site, nearness: Nearness): Wood[] {
  const random = chance('great wood')
  for (const scale of SMALLER.map((part) => part * theme.great).filter((size) => size > 0.4)) {
    const [across, down] = [random.between(100, 124) * scale, random.between(76, 96) * scale]
    const middle = bestOf(strewn(random, 700, sheet), (at) => {
      const gap = gapTo(nearness.places, boxAt(at, across * 1.35, down * 1.3, down * 1.6))
      if (gap < 4 || !isWithin(sheet, at, across * 1.3, down * 1.4)) return undefined
      const worth = worthBy('great', nearness, at, across)
      return worth === undefined ? undefined : worth + Math.min(gap, 60)
    })
    if (!middle) continue
    const degrees = Math.round(random.around(22))
    return GREAT_PARTS.map(({ at, size }) => ({
      centre: rounded([middle[0] + at[0] * across, middle[1] + at[1] * down]),
      radius: rounded([across * size, down * size]),
      degrees,
      conifers: mood === 'arctic' ? 1 : 0.08 + random.between(0, 0.1),
    }))
  }
  return []
}

/** Whether a wood lies within the frame, with the tops of its trees. */
function isWithin(sheet: Box, at: Point, across: number, down: number): boolean {
  return contains(grown(sheet, -8), boxAt(at, across, down + 26, down))
}

/** The other woods, the larger first: conifers in the north and at the mountains. */
export function plantWoods(
  { sheet, size, mood, plenty, theme, chance }: Site,
  nearness: Nearness,
  { great, hills, islands, keepOff }: WoodsAround,
): Wood[] {
  const random = chance('woods')
  // Those of a forest run into each other.
  const apart = theme.great > 1 ? -18 : 26
  const conifersOf = (at: Point) => clamp(conifersAt(at, mood, nearness, size.height) + random.around(0.12))
  const woods: Wood[] = []
  for (const at of strewn(random, 5000, sheet)) {
    const across = woods.length < theme.woods * 0.35 ? random.between(50, 88) : random.between(24, 46)
    const down = across * random.between(0.36, 0.8)
    const box = boxAt(at, across, down, down)
    if (!isWithin(sheet, at, across, down) || worthBy('wood', nearness, at, across) === undefined) continue
    if (gapTo(nearness.places, box) < 4 || gapTo(keepOff, grown(box, -across * 0.25)) < 0) continue
    const conifers = conifersOf(at)
    if (mood !== 'desert' && nearness.toRanges(at) < across + 24 && conifers < 0.5) continue
    const isNear = (other: Oval) => distance(other.centre, at) < Math.max(...other.radius) + across + apart
    if ([...great, ...woods].some(isNear)) continue
    if (hills.some((hill) => distance(hill.centre, at) < hill.radius[0] * 0.6 + across)) continue
    woods.push({
      centre: rounded(at),
      radius: rounded([across, down]),
      degrees: Math.round(random.around(24)),
      conifers,
    })
    // Not at the next place: the woods of islands go on with these random numbers.
    if (woods.length >= theme.woods * plenty) break
  }
  const wooded = islands.filter(
    ({ centre, radius }) =>
      Math.min(...radius) > 27 && isWithin(sheet, centre, ...radius) && nearness.inland(...centre) > 20,
  )
  for (const { centre, radius } of wooded.slice(0, 3)) {
    woods.push({ centre, radius: rounded([radius[0] * 0.6, radius[1] * 0.6]), conifers: conifersOf(centre) })
  }
  return woods
}

/** What woods stand on, or keep off. */
interface WoodsAround {
  readonly great: readonly Wood[]
  readonly hills: readonly Oval[]
  readonly islands: readonly Oval[]
  readonly keepOff: readonly Box[]
}

/** Where hills stand: around the ranges, and a few in open land. */
export function raiseHills(
  { sheet, plenty, theme, chance }: Site,
  nearness: Nearness,
  woods: readonly Wood[],
): Oval[] {
  const random = chance('hills')
  const hills: Oval[] = []
  for (const at of strewn(random, 4000, grown(sheet, -60))) {
    if (hills.length >= theme.hills * plenty) break
    if (worthBy('hill', nearness, at) === undefined) continue
    if (nearness.toRanges(at) > 200 && hills.length < theme.hills * 0.4) continue
    if (hills.some((other) => distance(other.centre, at) < other.radius[0] + RULES.hill.apart)) continue
    if (woods.some((wood) => distance(wood.centre, at) < Math.max(...wood.radius) + 30)) continue
    hills.push({ centre: rounded(at), radius: rounded([random.between(30, 84), random.between(14, 30)]) })
  }
  return hills
}

/** Where reeds and pools lie: beside the lower courses of the widest rivers. */
export function soakMarshes(
  { theme, chance }: Site,
  nearness: Nearness,
  rivers: readonly River[],
  woods: readonly Wood[],
): Oval[] {
  const random = chance('marshes')
  const marshes: Oval[] = []
  const lower = rivers.filter(({ joins, toLake }) => !joins && !toLake)
  for (const { course } of lower) {
    const spots = Array.from({ length: 40 }, (): Point => {
      const [x, y] = pointAlong(course, random.between(0.5, 0.92))
      return [x + random.around(84), y + random.around(50)]
    })
    const spot = bestOf(spots, (at) => {
      if (woods.some((wood) => distance(wood.centre, at) < wood.radius[0] + 50)) return undefined
      if (marshes.some((other) => distance(other.centre, at) < RULES.marsh.apart)) return undefined
      return worthBy('marsh', nearness, at)
    })
    if (spot && marshes.length < theme.marshes)
      marshes.push({ centre: rounded(spot), radius: [52, 21], degrees: Math.round(random.around(14)) })
  }
  return marshes
}
