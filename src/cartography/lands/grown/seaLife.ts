/** The life of the sea: the largest creatures in the widest waters, gulls and streams along the shore. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { contains, grown } from '../../../table/area.ts'
import { boxAt, distance, type Point, rounded, shifted } from '../../drawing/points.ts'
import { type Random, strewn } from '../../drawing/random.ts'
import { swimmerBox } from '../../extents/boxes.ts'
import { contours } from '../../grids/contour.ts'
import { bestOf } from '../../grids/search.ts'
import type { SeaLife, Swimmer } from '../geography.ts'
import { gapOf, gapTo } from './distances.ts'
import { RULES } from './rules.ts'
import type { Shore } from './shore.ts'
import { type Site, SMALLER } from './site.ts'

/** All that may swim or sail, the largest first: one without room, even when small, stays away. */
const CREW: readonly Pick<Swimmer, 'creature' | 'scale'>[] = [
  { creature: 'serpent', scale: 0.94 },
  { creature: 'kraken', scale: 0.86 },
  { creature: 'ship', scale: 1.15 },
  { creature: 'whale', scale: 0.92 },
  { creature: 'longship', scale: 0.9 },
  { creature: 'caravel', scale: 0.9 },
  { creature: 'narwhal', scale: 0.9 },
  { creature: 'school', scale: 0.9 },
  { creature: 'mermaid', scale: 0.8 },
  { creature: 'fisher', scale: 0.9 },
  { creature: 'narwhal', scale: 0.62 },
]

const FLOCKS = 7

/** How far a box at sea is from the shore, in map units. */
const OFFSHORE = 12

/** How much worse moonlight is without a shore below it, as a distance in map units. */
const NO_PATH = 400

/** Where the life of a sea may be. */
interface Waters {
  readonly site: Site
  readonly shore: Shore
  readonly random: Random
  /** The boxes that are taken; those of the sea's life are added. */
  readonly taken: Box[]
}

/** The sea's life around a land, and the boxes that it takes. */
export function fillSea(
  site: Site,
  shore: Shore,
  keepOff: readonly Box[],
  compass: Point,
): { readonly sea: SeaLife; readonly boxes: readonly Box[] } {
  const random = site.chance('sea')
  const taken = [...keepOff]
  const waters = { site, shore, random, taken }
  const swimmers = swimmersIn(waters)
  const flocks = flocksOver(waters)
  const { width, height } = site.size
  const openSea = (worth: (at: Point) => number) =>
    bestOf(strewn(random, 200, site.sheet), (at) => (shore.inland(...at) < -40 ? worth(at) : undefined)) ??
    ([0, height] as Point)
  const sea: SeaLife = {
    swimmers,
    flocks,
    streams: streamsOf(shore, site.sheet),
    rose: rounded(openSea((at) => distance(at, compass))),
    moonlight: rounded(
      openSea((at) => {
        const lack = isAboveShore(at, site, shore) ? 0 : NO_PATH
        return -shore.inland(...at) - distance(at, [width * 0.22, height * 0.3]) * 0.4 - lack
      }),
    ),
  }
  return { sea, boxes: taken.slice(keepOff.length) }
}

/** Whether there is land below a place: down to there, its light glitters. */
function isAboveShore([x, y]: Point, { sheet }: Site, { inland }: Shore): boolean {
  const below = Array.from({ length: Math.ceil((sheet.bottom - y) / 20) }, (_, step) => y + step * 20)
  return below.some((down) => inland(x, down) > 0)
}

/** The crew of the sea, between the coast and the frame, each away from its like. */
function swimmersIn({ site, shore, random, taken }: Waters): Swimmer[] {
  const swimmers: Swimmer[] = []
  // The first costs the most ink.
  const crew = CREW.slice(site.plenty < 0.5 ? 1 : 0).slice(0, Math.round(CREW.length * site.plenty))
  for (const { creature, scale: full } of crew) {
    for (const scale of SMALLER.map((part) => full * part)) {
      const shape = grown(swimmerBox({ creature, at: [0, 0], scale }), 2)
      const at = bestOf(strewn(random, 900, grown(site.sheet, -20)), (at) => {
        const box = shifted(shape, at)
        if (
          !contains(grown(site.sheet, -6), box) ||
          !isWet(box, shore) ||
          gapTo(taken, box) < RULES.swimmer.apart
        )
          return undefined
        const lonely = swimmers.reduce((least, other) => Math.min(least, distance(other.at, at)), 420)
        return lonely + random.between(0, 150) - Math.abs(-shore.inland(...at) - 110) * 0.3
      })
      if (!at) continue
      swimmers.push({ creature, at: rounded(at), scale })
      taken.push(shifted(shape, rounded(at)))
      break
    }
  }
  return swimmers
}

/** Flocks of gulls, two or three together, near the shore and apart from each other. */
function flocksOver({ site: { sheet, plenty }, shore, random, taken }: Waters): Point[][] {
  const flocks: Point[][] = []
  for (let flock = 0; flock < FLOCKS * plenty; flock++) {
    const turn = random.pick([-1, 1])
    const shape = (at: Point): Point[] => [
      at,
      [at[0] + turn * 18, at[1] + 13],
      [at[0] - turn * 10, at[1] + 22],
    ]
    const at = bestOf(strewn(random, 60, grown(sheet, -40)), (at) => {
      const box = boxOfFlock(at)
      if (!contains(sheet, box) || !isWet(box, shore) || gapTo(taken, box) < 8) return undefined
      const lonely = flocks.reduce((least, [first]) => Math.min(least, distance(first as Point, at)), 300)
      return shore.inland(...at) + lonely * 0.5
    })
    if (!at) continue
    const birds = shape(at)
      .slice(0, 2 + (flock % 2))
      .map(rounded)
    flocks.push(birds)
    taken.push(boxOfFlock(at))
  }
  return flocks
}

/** Whether a box is in the sea, and well off the shore. */
function isWet(box: Box, shore: Shore): boolean {
  for (let y = box.top; y < box.bottom + 12; y += 12) {
    for (let x = box.left; x < box.right + 12; x += 12) {
      if (shore.inland(Math.min(x, box.right), Math.min(y, box.bottom)) > -OFFSHORE) return false
    }
  }
  return true
}

/** The ground of a flock, its first bird at a place. */
const boxOfFlock = (at: Point) => boxAt(at, 34, 20, 38)

/** How far off the coast the streams run, and how long each is, in map units. */
const OFF_COAST = 96
const LONG = 1100

/** Streams along the coast. */
function streamsOf({ distances }: Shore, sheet: Box): Point[][] {
  return contours(distances, -OFF_COAST)
    .flatMap(({ points }) => {
      const count = Math.ceil((points.length * 6) / LONG)
      const each = Math.ceil(points.length / count)
      return Array.from({ length: count }, (_, part) => points.slice(part * each, (part + 1) * each))
    })
    .map((line) => line.filter((_, index) => index % 12 === 0).map(rounded))
    .filter(
      (line) =>
        line.length > 5 && line.some(([x, y]) => gapOf({ left: x, right: x, top: y, bottom: y }, sheet) < 0),
    )
    .slice(0, 6)
}
