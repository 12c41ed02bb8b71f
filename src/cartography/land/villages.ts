/** Villages: the buildings of each are placed by hand, so that no two are alike. */

import { merged } from '../drawing/ink.ts'
import { onGrid } from '../drawing/path.ts'
import type { Mark, Standing } from '../drawing/pen.ts'
import { around } from '../drawing/pen.ts'
import { grown, type Point } from '../drawing/points.ts'
import { boxOfStamp, marksOfStamp } from '../drawing/stamps.ts'
import { type Building, glyphOf } from './buildings.ts'
import type { Ground } from './ground.ts'
import type { Misfit } from './misfit.ts'
import { placesAround } from './search.ts'

/** A village. */
export interface Village {
  readonly at: Point
  /** Its buildings and their places, from its middle: kind, right, down. */
  readonly buildings: readonly (readonly [kind: Building, right: number, down: number])[]
}

/** A village from a text such as `'chapel 0,-8 hut 14,2'`. */
function village(x: number, y: number, text: string): Village {
  const words = text.split(' ')
  const buildings = words.flatMap((word, index) => {
    if (index % 2 === 0) return []
    const [right, down] = word.split(',').map(Number) as [number, number]
    return [[words[index - 1] as Building, right, down] as const]
  })
  return { at: [x, y], buildings }
}

/** All villages. */
export const VILLAGES: readonly Village[] = [
  village(1000, 994, 'cottage 30,-12 inn -8,2 slate 22,6 cross 6,-2 hut -34,6 fence -20,14'),
  village(1258, 1036, 'inn -6,-10 cottage 20,-12 slate 26,4 hut -26,2 well 8,2 fence -4,12'),
  village(812, 560, 'barn -12,-8 hut 14,-10 cottage 4,6 haystack -26,4 haystack -18,7 fence 20,6'),
  village(806, 492, 'slate -14,-8 cottage 10,-12 longhouse 0,5 well 20,2'),
  village(1750, 582, 'watermill -14,-2 cottage 12,-12 cottage 20,4 hut -2,10 fence 34,-6'),
  village(1446, 1092, 'hut -18,-4 hut 2,-8 cottage 20,-2 boat -4,6 nets 34,6'),
  village(956, 1340, 'cottage -16,-8 slate 8,-12 hut 22,2 chapel -6,8'),
  village(452, 1048, 'longhouse -14,-4 cottage 10,-8 boat 28,2 nets -2,6'),
  village(1222, 668, 'chapel -10,-6 cottage 16,-8 hut 4,8 well 24,6'),
  village(340, 676, 'cottage -12,-8 slate 14,-4 longhouse 0,10 fence -26,4'),
  village(870, 1058, 'windmill -24,-8 barn 4,-8 hut 26,-2 haystack -6,4 haystack 2,7 scarecrow 40,4'),
  village(1010, 624, 'cottage -14,-6 hut 6,-10 longhouse 14,5 well -4,4'),
  village(1806, 712, 'slate -12,-6 cottage 8,-10 boat 2,6'),
  village(1100, 258, 'inn -10,-8 hut 14,-8 slate 18,6 cross -2,4 fence -24,4'),
  village(690, 730, 'windmill 0,-2 cottage -20,2 barn 24,4'),
  village(1310, 580, 'hut -8,-6 hut 10,-4 well 0,6'),
  village(1560, 470, 'cottage -14,-6 hut 8,-8 barn 0,8 fence 24,4'),
  village(560, 600, 'chapel 6,-8 cottage -18,-4 hut -6,8 slate 26,4'),
  village(1340, 1010, 'windmill 0,0 cottage 20,4'),
  village(660, 430, 'longhouse -12,-4 hut 12,-8 boat -16,6 nets 6,5'),
]

/** A village that is built, and where its middle has come to lie. */
export interface Settlement {
  readonly at: Point
  readonly standing: Standing
  /** The buildings for which there is no room. */
  readonly misfits: readonly Misfit[]
}

/** How far a village may move to find room for all of it, in map units. */
const FARTHEST = 60

/** Builds a village as near to its place as there is room for most of it; its ground is taken. */
export function buildVillage(village: Village, ground: Ground): Settlement {
  let { at, buildings }: Village = { at: village.at, buildings: [] }
  for (const place of placesAround(village.at, FARTHEST)) {
    const fitting = roomFor(village, place, ground)
    if (fitting.length > buildings.length) [at, buildings] = [place, fitting]
    if (buildings.length === village.buildings.length) break
  }
  const marks = buildings.toSorted((a, b) => a[2] - b[2]).flatMap((building) => placed(building, at))
  ground.takeBox(grown(around(marks), 5))
  return { at, standing: { foot: at[1], marks: merged(marks) }, misfits: leftOut(village, buildings) }
}

function leftOut({ at, buildings }: Village, built: Village['buildings']): Misfit[] {
  if (built.length === buildings.length) return []
  return [
    {
      what: 'a village',
      at,
      why: `has ${built.length} of its ${buildings.length} buildings, as within ${FARTHEST} px there is no room for more`,
      cure: 'Move a place in src/realm.ts away, or it in src/cartography/land/villages.ts.',
    },
  ]
}

/** The buildings of a village for which there is room if it lies there. */
function roomFor({ buildings }: Village, at: Point, ground: Ground): Village['buildings'] {
  return buildings.filter(([kind, right, down]) => {
    const box = boxOfStamp({ glyph: glyphOf(kind), at: [at[0] + right, at[1] + down] })
    const { left, right: end, bottom } = box
    return ground.hasRoom(
      { ...box, bottom: bottom + 3 },
      [
        [left, bottom],
        [end, bottom],
      ],
      6,
    )
  })
}

/** The marks of a building. Its foot is on the grid, so that the same building is the same text everywhere. */
function placed([kind, right, down]: Village['buildings'][number], at: Point): Mark[] {
  return marksOfStamp({ glyph: glyphOf(kind), at: [onGrid(at[0] + right), onGrid(at[1] + down)] })
}
