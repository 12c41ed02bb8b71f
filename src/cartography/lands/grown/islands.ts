/** Islands, in groups off the coast: a large one, and small ones around it. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { contains, grown } from '../../../table/area.ts'
import { direction, distance, type Point, rounded } from '../../drawing/points.ts'
import { anywhereIn } from '../../drawing/random.ts'
import { boxOfOval, type Oval } from '../../grids/oval.ts'
import { gapTo } from './distances.ts'
import { RULES } from './rules.ts'
import type { Site } from './site.ts'

/** How far from the mainland the middle of a group lies, in map units, before erosion. */
const NEAREST = 96
const FARTHEST = 300

/** Strews islands; `inland` is above 0 on the mainland, below 0 at sea. */
export function strewIslands(
  { sheet, plenty, theme, chance }: Site,
  inland: (x: number, y: number) => number,
  keepOff: readonly Box[],
): Oval[] {
  const random = chance('islands')
  const islands: Oval[] = []
  const middles: Point[] = []
  // Many groups are nearer to each other.
  const apart = RULES.island.apart * (theme.islands > 9 ? 0.6 : 1)
  const hasRoom = ({ centre, radius }: Oval, offshore: number) => {
    const box = boxOfOval({ centre, radius })
    return (
      -inland(...centre) > Math.max(...radius) + offshore &&
      contains(grown(sheet, -24), box) &&
      gapTo(keepOff, box) > 24 + Math.max(...radius) * 0.4 &&
      islands.every(
        (other) => distance(other.centre, centre) > Math.max(...other.radius) + Math.max(...radius) + 8,
      )
    )
  }
  for (let attempt = 0; attempt < 2400 && middles.length < theme.islands * plenty; attempt++) {
    const size = random.between(...theme.island)
    const island: Oval = {
      centre: anywhereIn(sheet, random),
      radius: [size, size * random.between(0.6, 1.05)],
    }
    const away = -inland(...island.centre)
    if (away < NEAREST || away > FARTHEST || !hasRoom(island, 48)) continue
    if (middles.some((other) => distance(other, island.centre) < apart)) continue
    middles.push(island.centre)
    islands.push(island)
    for (let small = random.below(4); small > 0; small--) {
      const [across, down] = direction(random.between(0, 2 * Math.PI))
      const radius: Point = [random.between(12, 20), random.between(10, 15)]
      const at: Point = [
        island.centre[0] + across * (island.radius[0] + radius[0] + 12),
        island.centre[1] + down * (island.radius[1] + radius[1] + 12),
      ]
      if (hasRoom({ centre: at, radius }, 40)) islands.push({ centre: at, radius })
    }
  }
  return islands.map(({ centre, radius }) => ({ centre: rounded(centre), radius: rounded(radius) }))
}
