/** The names: each thing tries many lines for one, and takes that with most room, nearest to it. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { boxAround, grown } from '../../../table/area.ts'
import { arc, pointAlong, sample } from '../../drawing/curves.ts'
import { boxAt, distance, type Point } from '../../drawing/points.ts'
import { strewn } from '../../drawing/random.ts'
import { greatMountainAt } from '../../extents/boxes.ts'
import { boxOfOval, type Oval } from '../../grids/oval.ts'
import type { PlaceName, Wood } from '../geography.ts'
import { type Named, Names } from '../naming.ts'
import { gapOf, toBoxes } from './distances.ts'
import { type Attempt, alongRange, around, bowed, type Lettering, lettering } from './nameLines.ts'
import { NameRoom } from './nameRoom.ts'
import type { Nearness } from './nearness.ts'
import type { Relief } from './ranges.ts'
import { type Site, SMALLER } from './site.ts'

/** What can be named, and what names keep clear of. */
interface Nameable {
  readonly nearness: Nearness
  readonly relief: Relief
  readonly woods: readonly Wood[]
  /** How many of them, the first, are parts of the great one. */
  readonly great: number
  readonly hills: readonly Oval[]
  readonly marshes: readonly Oval[]
  readonly lakes: readonly Oval[]
  readonly islands: readonly Oval[]
  readonly keepOff: readonly Box[]
}

/** A thing without a name, or some water: the lines on which its name may stand. */
interface Thing {
  readonly of: Named
  readonly lines: (name: Lettering) => readonly Attempt[]
}

/** How many things of each kind have names at most. */
const MOST: Readonly<Record<Named, number>> = {
  range: 4,
  mount: 1,
  wood: 3,
  downs: 2,
  fens: 2,
  lake: 2,
  isles: 3,
  isle: 4,
  ocean: 1,
  sea: 2,
  bay: 2,
  cape: 2,
}

/** The smallest letters that a name is set in to find room, and the least radius of what has one. */
const LEGIBLE = 14
const LARGE = { wood: 60, hill: 40, island: 18 }

/** The greatest distance of a name from what it names, in map units. */
const BESIDE = 50

/** A land with fewer names gets more than its share. */
const FEW = 8

/** Writes the names, the most important first; one for which there is no room is left out. */
export function writeNames(site: Site, nameable: Nameable): PlaceName[] {
  const { nearness, relief, woods, keepOff } = nameable
  const places = nearness.places.map((box) => grown(box, 8))
  const planted = woods.map(({ centre, radius: [across, down] }) =>
    boxAt(centre, across * 0.85, down * 0.85, down * 0.7),
  )
  const taken = [...places, ...keepOff, ...planted, greatMountainAt(relief.summit)]
  const room = new NameRoom(site.sheet, nearness, taken)
  const names = new Names(site.names, site.chance('words'))
  const write = ({ of, lines }: Thing, plenty: number) => {
    const next = names.next(of)
    if (!next || names.count(of) >= Math.ceil(MOST[of] * plenty)) return false
    const sizes = SMALLER.filter((part) => part === 1 || next.size * part >= LEGIBLE)
    const settings = sizes.map((part) => lettering(next, part))
    if (!settings.some((name) => room.write(name, lines(name)))) return false
    names.give(of)
    return true
  }
  const things = [...thingsOf(site, nameable), ...watersOf(site, nearness, room)]
  const others = things.filter((thing) => !write(thing, site.plenty))
  for (const thing of others) if (room.written.length < FEW) write(thing, 1)
  return room.written
}

/** What stands on the land and in the sea, the largest of each kind first. */
function thingsOf(
  { chance }: Site,
  { relief, great, woods, hills, marshes, lakes, islands }: Nameable,
): Thing[] {
  const random = chance('names')
  const beside = (of: Named, ...ovals: Oval[]): Thing => {
    const boxes = ovals.map(boxOfOval)
    // In a corner around all of them, none may be near.
    const isNear = ({ line }: Attempt) => sample(line, 6).some((at) => toBoxes(boxes, ...at) < BESIDE)
    return { of, lines: (name) => around(name, boxAround(boxes), random).filter(isNear) }
  }
  const each = (of: Named, ovals: readonly Oval[], least = 0) =>
    ovals
      .filter(({ radius }) => Math.min(radius[0], of === 'isle' ? radius[1] : Infinity) >= least)
      .sort((a, b) => b.radius[0] - a.radius[0])
      .map((oval) => beside(of, oval))
  const ranges = [...relief.ranges].sort((a, b) => b.spine.length - a.spine.length)
  const groups = groupsOf(islands)
  return [
    ...ranges.map(({ spine, halfWidth }): Thing => {
      return { of: 'range', lines: (name) => alongRange(name, spine, halfWidth) }
    }),
    { of: 'mount', lines: (name) => around(name, greatMountainAt(relief.summit), random) },
    ...(great > 0 ? [beside('wood', ...woods.slice(0, great))] : []),
    ...each('lake', lakes),
    ...each('wood', woods.slice(great), LARGE.wood),
    ...each('downs', hills, LARGE.hill),
    ...each('fens', marshes),
    ...groups.filter(({ length }) => length > 1).map((group) => beside('isles', ...group)),
    ...each(
      'isle',
      groups.flatMap((group) => (group.length > 1 ? [] : group)),
      LARGE.island,
    ),
  ]
}

/** Islands, together with those that are near. */
function groupsOf(islands: readonly Oval[]): Oval[][] {
  const groups: Oval[][] = []
  for (const island of islands) {
    const near = groups.find((group) =>
      group.some((other) => gapOf(boxOfOval(other), boxOfOval(island)) < 26),
    )
    if (near) near.push(island)
    else groups.push([island])
  }
  return groups
}

/** How much of a ring around a place is land, and how much of it the name of a bay or an ocean wants. */
const RING = 210
const ENCLOSED: Readonly<Record<'ocean' | 'sea' | 'bay', { readonly likes: number; readonly of: Point }>> = {
  ocean: { likes: -2, of: [0, 0.3] },
  sea: { likes: 0, of: [0, 1] },
  bay: { likes: 1, of: [0.4, 1] },
}

/** The waters, and the capes that reach into them: each is wherever there is most room for its name. */
function watersOf({ sheet, chance }: Site, { inland, shore }: Nearness, room: NameRoom): Thing[] {
  const random = chance('waters')
  const land = (at: Point, radius: number, isLand = (place: Point) => inland(...place) > 0) =>
    arc(at, [radius, radius], 0, 337.5, 15).filter(isLand).length / 16
  const water = (of: keyof typeof ENCLOSED): Thing => ({
    of,
    lines: (name) => {
      const { likes, of: wanted } = ENCLOSED[of]
      const others = room.written.filter(({ kind }) => kind === 'ocean' || kind === 'sea')
      return [...strewn(random, 420, sheet)].flatMap((at): Attempt[] => {
        const ring = inland(...at) < 0 ? land(at, RING) : -1
        if (ring < wanted[0] || ring > wanted[1]) return []
        const lonely = Math.min(600, ...others.map(({ line }) => distance(pointAlong(line, 0.5), at)))
        const worth = lonely * 0.16 + ring * 130 * likes + random.between(0, 20)
        return [{ line: bowed(name, at, random.around(0.13), random.around(0.07)), worth }]
      })
    },
  })
  const cape: Thing = {
    of: 'cape',
    lines: (name) =>
      [...strewn(random, 500, sheet)].flatMap((at): Attempt[] => {
        if (inland(...at) > -16 || inland(...at) < -44) return []
        const share = land(at, 90, shore.isMainland)
        return share > 0 && share < 0.36 ? [{ line: bowed(name, at, 0, 0), worth: -share * 96 }] : []
      }),
  }
  return [water('ocean'), water('sea'), water('bay'), water('sea'), water('bay'), cape]
}
