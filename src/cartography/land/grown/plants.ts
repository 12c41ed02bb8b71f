/** Woods, hills and marshes: one great wood, and smaller ones; hills around the mountains; reeds where rivers run slowly. */
import { pointAlong } from '../../drawing/curves.ts'
import { boxAt, clamp, distance, grown, inBox, type Point, smoothStep } from '../../drawing/points.ts'
import type { River, Wood } from '../geography.ts'
import type { Oval } from '../oval.ts'
import { gapTo } from './distances.ts'
import { type Ground, rounded } from './ground.ts'
import { anywhereIn, bestOf, type Site } from './site.ts'

/** How many woods there are besides the great one, and how many hilly grounds. */
const WOODS = 21
const HILLS = 17

/** The parts of the great wood around its middle: where each lies, of its radius, and how large it is. */
const GREAT_PARTS = [
  { at: [0, 0], size: 1 },
  { at: [-0.55, 0.85], size: 0.55 },
  { at: [0.75, -0.6], size: 0.5 },
  { at: [0.72, 0.74], size: 0.42 },
] as const

/** The woods: those of the great wood are the first four. */
export function plantWoods({ sheet, size, chance }: Site, ground: Ground, islands: readonly Oval[]): Wood[] {
  const random = chance('woods')
  const { inland, toRanges, toRivers, toLakes, places } = ground
  /** In the north and at the mountains, trees are conifers. */
  const conifersAt = (at: Point) =>
    clamp(
      smoothStep(size.height * 0.48, size.height * 0.24, at[1]) * 0.75 +
        smoothStep(100, 20, toRanges(at)) * 0.5 +
        random.around(0.12),
    )
  const fits = ([x, y]: Point, across: number, down: number) => {
    const box = boxAt([x, y], across, down + 26, down)
    return box.top > sheet.top + 4 && inBox(grown(sheet, -8), box.left, box.bottom) && box.right < sheet.right - 8
  }
  const great = bestOf(
    900,
    () => anywhereIn(sheet, random),
    (at) => {
      const gap = gapTo(places, boxAt(at, 150, 110, 130))
      if (inland(...at) < 110 || gap < 4 || toRanges(at) < 90 || !fits(at, 160, 140) || toLakes(at) < 100)
        return undefined
      return Math.min(gap, 60) + Math.min(toRivers(at), 130) * 1.2 + Math.min(inland(...at), 200) * 0.5 + at[1] * 0.05
    },
  )
  const woods: Wood[] = []
  if (great) {
    const [across, down] = [random.between(96, 122), random.between(74, 94)]
    const degrees = Math.round(random.around(22))
    for (const { at, size } of GREAT_PARTS) {
      woods.push({
        centre: rounded([great[0] + at[0] * across, great[1] + at[1] * down]),
        radius: rounded([across * size, down * size]),
        degrees,
        conifers: 0.08 + random.between(0, 0.1),
      })
    }
  }
  for (let attempt = 0; attempt < 4000 && woods.length < WOODS + 4; attempt++) {
    const at = anywhereIn(sheet, random)
    const across = woods.length < 12 ? random.between(44, 84) : random.between(22, 44)
    const down = across * random.between(0.34, 0.8)
    const room = Math.min(
      gapTo(places, boxAt(at, across, down, down)) - 4,
      inland(...at) - across * 0.55,
      toLakes(at) - across * 0.7,
    )
    if (room < 0 || !fits(at, across, down)) continue
    if (woods.some((other) => distance(other.centre, at) < Math.max(...other.radius) + across + 30)) continue
    const conifers = conifersAt(at)
    if (toRanges(at) < across * 0.5 || (toRanges(at) < across + 20 && conifers < 0.5)) continue
    if (toRivers(at) < down * 0.5) continue
    woods.push({
      centre: rounded(at),
      radius: rounded([across, down]),
      degrees: Math.round(random.around(24)),
      conifers,
    })
  }
  const wooded = islands.filter(
    ({ centre, radius }) => Math.min(...radius) > 24 && fits(centre, ...radius) && random.chance(0.6),
  )
  for (const { centre, radius } of wooded.slice(0, 4)) {
    woods.push({ centre, radius: rounded([radius[0] * 0.55, radius[1] * 0.55]), conifers: conifersAt(centre) })
  }
  return woods
}

/** Where hills stand: around the ranges, and a few in open land. */
export function raiseHills({ sheet, chance }: Site, ground: Ground, woods: readonly Wood[]): Oval[] {
  const random = chance('hills')
  const { inland, toPlaces, toRanges, toLakes, toRivers } = ground
  const hills: Oval[] = []
  for (let attempt = 0; attempt < 4000 && hills.length < HILLS; attempt++) {
    const at = anywhereIn(grown(sheet, -60), random)
    const away = toRanges(at)
    if (inland(...at) < 44 || toPlaces(at) < 40 || away < 24 || toLakes(at) < 50 || toRivers(at) < 26) continue
    if (away > 200 && hills.length % 4 !== 3) continue
    if (hills.some((other) => distance(other.centre, at) < other.radius[0] + 70)) continue
    if (woods.some((wood) => distance(wood.centre, at) < Math.max(...wood.radius) + 30)) continue
    hills.push({ centre: rounded(at), radius: rounded([random.between(30, 84), random.between(14, 30)]) })
  }
  return hills
}

/** Where reeds and pools lie: beside the lower courses of the widest rivers. */
export function soakMarshes(
  { chance }: Site,
  ground: Ground,
  rivers: readonly River[],
  woods: readonly Wood[],
): Oval[] {
  const random = chance('marshes')
  const marshes: Oval[] = []
  const lower = rivers.filter(({ joins, toLake }) => !joins && !toLake)
  for (const { course } of lower) {
    const spot = bestOf(
      40,
      (): Point => {
        const [x, y] = pointAlong(course, random.between(0.5, 0.92))
        return [x + random.around(84), y + random.around(50)]
      },
      (at) => {
        if (
          ground.inland(...at) < 46 ||
          ground.toPlaces(at) < 60 ||
          ground.toRivers(at) < 30 ||
          ground.toRanges(at) < 60
        )
          return undefined
        if (woods.some((wood) => distance(wood.centre, at) < wood.radius[0] + 50)) return undefined
        if (marshes.some((other) => distance(other.centre, at) < 300)) return undefined
        return -ground.toRivers(at) - ground.inland(...at) * 0.2
      },
    )
    if (spot && marshes.length < 2)
      marshes.push({ centre: rounded(spot), radius: [52, 21], degrees: Math.round(random.around(14)) })
  }
  return marshes
}
