/** Small discoveries, far from the regions, for visitors who look closely. */

import { arc } from '../drawing/curves.ts'
import { merged } from '../drawing/ink.ts'
import { around, type Mark, Pen, type Standing } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import { camp, duck, hermit, hollowOak, sheep, signpost, stag } from './discoveries/dwellers.ts'
import { bones, cave, ruin, stoneRing, sword, watchtower } from './discoveries/relics.ts'
import { lighthouse, palms, rocks, treasure, wreck } from './discoveries/shore.ts'
import { LAKE } from './geography.ts'
import type { Ground } from './ground.ts'
import type { Misfit } from './misfit.ts'
import { outOf } from './oval.ts'
import { findPlace } from './search.ts'

/** What a discovery needs around it, whether it is free or not. */
interface Habitat {
  readonly name: string
  readonly suits: (ground: Ground, at: Point) => boolean
}

/** How far a foot reaches to each side, its least distance from the water, and how far inland the shore reaches. */
const FOOT = 8
const DRY = 4
const SHORE = 26

/** How far a cape reaches out, in map units, and in how many of eight directions it has the sea. */
const CAPE = 34
const SEAWARD = 4

const land: Habitat = {
  name: 'dry land',
  suits: (ground, [x, y]) => [-FOOT, 0, FOOT].every((aside) => ground.inland(x + aside, y) >= DRY),
}
const shore: Habitat = {
  name: 'shore',
  suits: (ground, at) => land.suits(ground, at) && ground.inland(...at) < SHORE,
}
const cape: Habitat = {
  name: 'cape',
  suits: (ground, at) => shore.suits(ground, at) && seawardWays(ground, at) >= SEAWARD,
}
const sea: Habitat = { name: 'sea', suits: (ground, at) => ground.inland(...at) < -8 }
const lake: Habitat = { name: 'lake', suits: (_, at) => outOf(LAKE)(...at) < 0.5 }

/** In how many of eight directions the sea is near. */
function seawardWays(ground: Ground, at: Point): number {
  return arc(at, [CAPE, CAPE], 0, 315, 7).filter((place) => ground.inland(...place) < 0).length
}

/** A kind of discovery: its name, how it is drawn, what ground it needs, and its places. */
interface Discovery {
  readonly name: string
  readonly draw: (pen: Pen) => void
  readonly habitat: Habitat
  readonly places: readonly Point[]
}

function discovery(name: string, draw: Discovery['draw'], habitat: Habitat, places: string): Discovery {
  return { name, draw, habitat, places: pointsOf(places) }
}

/** All discoveries. */
const DISCOVERIES: readonly Discovery[] = [
  discovery('lighthouse', lighthouse, cape, '1700,1076 262,942 968,1392 1862,664 1932,478'),
  discovery('ruin', ruin, land, '704,640 1168,284 176,812 1620,560'),
  discovery('ring of stones', stoneRing, land, '640,1044 1868,1196'),
  discovery('hermit', hermit, land, '1296,1246 824,140'),
  discovery('wreck', wreck, sea, '1924,1238'),
  discovery('treasure', treasure, land, '560,1232'),
  discovery('palms', palms, shore, '544,1220 584,1216 1270,1254 1316,1240 1842,1188 1884,1206'),
  discovery('rocks', rocks, sea, '222,1010 1890,560 1180,1360 660,1330 560,470 1424,1160 1884,958 700,230'),
  discovery('sword in the stone', sword, land, '1440,756'),
  discovery('bones', bones, land, '1060,348'),
  discovery('camp', camp, land, '1146,580'),
  discovery('duck', duck, lake, '1402,672'),
  discovery('stag', stag, land, '926,812'),
  discovery('sheep', sheep, land, '1290,700 1150,690 930,1040'),
  discovery('signpost', signpost, land, '1350,890 700,1010'),
  discovery('watchtower', watchtower, land, '1452,456 330,760'),
  discovery('cave', cave, land, '1296,436'),
  discovery('hollow oak', hollowOak, land, '884,812'),
]

/** How far a discovery may move to find room, in map units. */
const FARTHEST = 60

/** The discoveries, each as near to its place as it has room. The ground of each is taken. */
export function hideDiscoveries(ground: Ground): { standing: Standing[]; misfits: Misfit[] } {
  const standing: Standing[] = []
  const misfits: Misfit[] = []
  for (const discovery of DISCOVERIES) {
    for (const wanted of discovery.places) {
      const at = findPlace(wanted, FARTHEST, (place) => hasRoom(discovery, place, ground))
      if (at) standing.push(hide(discovery, at, ground))
      else misfits.push(leftOut(discovery, wanted))
    }
  }
  return { standing, misfits }
}

function hasRoom({ habitat, draw, name }: Discovery, at: Point, ground: Ground): boolean {
  if (!habitat.suits(ground, at)) return false
  // The lake is taken, but not by anything on it.
  return habitat === lake || ground.isFree(around(drawn({ name, draw }, at)))
}

/** Draws a discovery, and takes its ground. */
function hide(discovery: Discovery, at: Point, ground: Ground): Standing {
  const marks = drawn(discovery, at)
  const { left, right } = around(marks)
  ground.takeOval([(left + right) / 2, at[1] - 6], (right - left) / 2 + 8, 16)
  return { foot: at[1], marks: merged(marks) }
}

function drawn({ name, draw }: Pick<Discovery, 'name' | 'draw'>, at: Point): readonly Mark[] {
  return new Pen(randomStream(`wonder ${name}`)).at(at, 1, draw).marks
}

function leftOut({ name, habitat }: Discovery, at: Point): Misfit {
  return {
    what: `the ${name}`,
    at,
    why: `left out, as no ${habitat.name} within ${FARTHEST} px is free`,
    cure: 'Move a place in src/realm.ts away, or it in src/cartography/land/discoveries.ts.',
  }
}
