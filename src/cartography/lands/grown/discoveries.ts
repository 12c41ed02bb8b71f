/** Discoveries, each in its habitat, far from the places and from each other. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { contains, grown } from '../../../table/area.ts'
import type { Mood } from '../../../table/palette.ts'
import { arc } from '../../drawing/curves.ts'
import { boxAt, distance, type Point, rounded } from '../../drawing/points.ts'
import { type Random, strewn } from '../../drawing/random.ts'
import type { Oval } from '../../grids/oval.ts'
import { bestOf } from '../../grids/search.ts'
import type { DiscoveryName } from '../discoveryKinds.ts'
import type { Discovery, Village, Wood } from '../geography.ts'
import { gapTo } from './distances.ts'
import type { Nearness } from './nearness.ts'
import { RULES, worthBy } from './rules.ts'
import type { Site } from './site.ts'

/** What lies around: the things that a discovery wants to be near, or off. */
interface Surroundings {
  readonly nearness: Nearness
  readonly woods: readonly Wood[]
  readonly lakes: readonly Oval[]
  readonly islands: readonly Oval[]
  readonly villages: readonly Village[]
  /** Names, ornaments, and the life of the sea. */
  readonly keepOff: readonly Box[]
}

/** What a place is worth to a discovery; undefined where it cannot be. */
type Wish = (at: Point, around: Surroundings) => number | undefined

const onLand: Wish = (at, { nearness }) => worthBy('discovery', nearness, at)

/** On open land, out of the woods. */
const inTheOpen: Wish = (at, around) =>
  around.woods.some(({ centre, radius }) => distance(centre, at) < radius[0] + 26)
    ? undefined
    : onLand(at, around)

const near =
  (wish: Wish, away: (at: Point, around: Surroundings) => number, best: number): Wish =>
  (at, around) => {
    const worth = wish(at, around)
    return worth === undefined ? undefined : worth - Math.abs(away(at, around) - best)
  }

/** On a small height of the coast, with the sea to most sides. */
const onCape: Wish = (at, { nearness: { inland } }) => {
  const shore = inland(...at)
  if (shore < 9 || shore > 20) return undefined
  const seaward = arc(at, [34, 34], 0, 315, 7).filter((place) => inland(...place) < -4).length
  return seaward < 4 ? undefined : seaward * 40 - Math.abs(shore - 12)
}

const atSea: Wish = (at, { nearness: { inland } }) => {
  const offshore = -inland(...at)
  return offshore > 22 && offshore < 74 ? -Math.abs(offshore - 34) : undefined
}

const toRanges = (at: Point, { nearness }: Surroundings) => nearness.toRanges(at)
const toVillages = (at: Point, { villages }: Surroundings) =>
  villages.reduce((least, village) => Math.min(least, distance(village.at, at)), 900)

/** On an island that is large enough. */
const onIsland: Wish = (at, { nearness: { inland, shore } }) =>
  inland(...at) > 12 && !shore.isMainland(at) ? inland(...at) : undefined

/** How many there are of each kind, and where each would be. The rest finds its own place: see below. */
const WISHES: readonly (readonly [name: DiscoveryName, count: number, wish: Wish])[] = [
  ['lighthouse', 5, onCape],
  ['treasure', 1, onIsland],
  ['hermit', 1, onIsland],
  ['cave', 1, near(inTheOpen, toRanges, 30)],
  ['watchtower', 2, near(inTheOpen, toRanges, 44)],
  ['bones', 1, near(inTheOpen, toRanges, 70)],
  ['ruin', 3, inTheOpen],
  ['ring of stones', 2, inTheOpen],
  ['sword in the stone', 1, inTheOpen],
  ['camp', 1, near(inTheOpen, toRanges, 90)],
  ['sheep', 3, near(inTheOpen, toVillages, 90)],
  ['signpost', 2, near(inTheOpen, toVillages, 80)],
  ['rocks', 7, atSea],
  ['wreck', 1, atSea],
]

/** Where discoveries are hidden. */
export function strewDiscoveries({ sheet, mood, plenty, chance }: Site, around: Surroundings): Discovery[] {
  const random = chance('discoveries')
  const taken: Point[] = []
  const find = (wish: Wish) =>
    bestOf(strewn(random, 500, grown(sheet, -30)), (at) => {
      const box = boxAt(at, 22, 42, 10)
      if (!contains(sheet, box) || gapTo(around.keepOff, box) < 4 || toVillages(at, around) < 66)
        return undefined
      if (around.nearness.toPlaces(at) < RULES.discovery.places) return undefined
      if (taken.some((other) => distance(other, at) < RULES.discovery.apart)) return undefined
      const worth = wish(at, around)
      return worth === undefined ? undefined : worth + random.between(0, 30)
    })
  const found = WISHES.map(([name, count, wish]): Discovery => {
    const places: Point[] = []
    for (let index = 0; index < Math.round(count * plenty); index++) {
      const at = find(wish)
      if (!at) break
      taken.push(at)
      places.push(rounded(at))
    }
    return { name, places }
  })
  return [
    ...found,
    ...inTheWood(around.woods),
    ...onLakes(around.lakes),
    ...onBeaches(around, PALMS[mood], random),
  ].filter(({ places }) => places.length > 0)
}

/** A stag and a hollow oak in the great wood. */
function inTheWood([wood]: readonly Wood[]): Discovery[] {
  if (!wood || wood.radius[0] < 90) return []
  const [x, y] = wood.centre
  return [
    { name: 'stag', places: [[x + 30, y + 24]] },
    { name: 'hollow oak', places: [[x - 34, y + 20]] },
  ]
}

function onLakes(lakes: readonly Oval[]): Discovery[] {
  return [{ name: 'duck', places: lakes.map(({ centre: [x, y] }): Point => [x + 12, y + 6]) }]
}

/** On how many islands there are palms. */
const PALMS: Readonly<Record<Mood, number>> = { parchment: 3, plain: 3, arctic: 0, desert: 6 }

/** Palms on the southern islands. */
function onBeaches({ nearness, islands }: Surroundings, count: number, random: Random): Discovery[] {
  const warm = islands
    .filter(({ radius }) => Math.min(...radius) > 22)
    .sort((a, b) => b.centre[1] - a.centre[1])
  const places = warm.slice(0, count).flatMap(({ centre, radius }) =>
    [-1, 1].flatMap((side): Point[] => {
      const at = rounded([
        centre[0] + side * radius[0] * random.between(0.4, 0.6),
        centre[1] + radius[1] * 0.2,
      ])
      return nearness.inland(...at) > 6 ? [at] : []
    }),
  )
  return [{ name: 'palms', places }]
}
