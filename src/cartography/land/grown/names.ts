/** The names: each tries many lines beside what it names, and takes the one with most room, nearest to it. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { arc, pointAlong } from '../../drawing/curves.ts'
import { distance, grown } from '../../drawing/points.ts'
import type { Random } from '../../drawing/random.ts'
import type { PlaceName, Wood } from '../geography.ts'
import { greatMountainAt } from '../mountain.ts'
import type { Oval } from '../oval.ts'
import type { Ground } from './ground.ts'
import { type Attempt, alongRange, around, bowed, type Lettering, lettering } from './nameLines.ts'
import { NameRoom } from './nameRoom.ts'
import type { Relief } from './ranges.ts'
import { anywhereIn, type Site, SMALLER } from './site.ts'

/** What can be named, and what names keep clear of. */
interface Named {
  readonly ground: Ground
  readonly relief: Relief
  /** The parts of the great wood. */
  readonly great: readonly Wood[]
  readonly hills: readonly Oval[]
  readonly marshes: readonly Oval[]
  readonly islands: readonly Oval[]
  readonly keepOff: readonly Box[]
}

/** Writes the names, the most important of each kind first; one for which there is no room is left out. */
export function writeNames(site: Site, named: Named): PlaceName[] {
  const random = site.chance('names')
  const places = named.ground.places.map((box) => grown(box, 8))
  const taken = [...places, ...named.keepOff, greatMountainAt(named.relief.summit)]
  const room = new NameRoom(site.sheet, named.ground, taken)
  for (const part of [nameRanges, nameLand, nameIslands, nameSeas, nameCape]) part(site, named, room, random)
  return room.written
}

/** Writes the names of one kind. */
type Part = (site: Site, named: Named, room: NameRoom, random: Random) => void

const nameRanges: Part = ({ names: words }, { relief }, room) => {
  const mountains = [words.ironspine, words.monoliths]
  for (const { spine, halfWidth } of [...relief.ranges]
    .sort((a, b) => b.spine.length - a.spine.length)
    .slice(0, 3)) {
    const text = mountains[0]
    if (text === undefined) break
    const isFirst = mountains.length === 2
    const name = isFirst ? lettering(text, 'land', 23, 5.5) : lettering(text, 'land', 17, 2)
    if (room.write(name, alongRange(name, spine, halfWidth))) mountains.shift()
  }
}

const nameLand: Part = ({ names: words }, { relief, great, hills, marshes }, room, random) => {
  const root = lettering(words.mountRoot, 'land', 16, 1)
  room.write(root, around(root, greatMountainAt(relief.summit), random))
  const wood = lettering(words.branchingWood, 'land', 21, 1.2)
  if (great.length > 0) room.write(wood, around(wood, boxOfOvals(great), random))
  const downs = lettering(words.amberDowns, 'land', 17, 1.4)
  for (const hill of [...hills].sort((a, b) => b.radius[0] - a.radius[0])) {
    if (room.write(downs, around(downs, boxOfOvals([hill]), random))) break
  }
  const fens = lettering(words.legacyFens, 'land', 17, 1)
  for (const marsh of marshes) if (room.write(fens, around(fens, boxOfOvals([marsh]), random))) break
}

const nameIslands: Part = ({ names: words }, { islands }, room, random) => {
  const isles = [words.isleOfNull, words.cacheIsles, words.wyrmHolm, words.lanternRocks]
  for (const isle of [...islands].sort((a, b) => Math.min(...b.radius) - Math.min(...a.radius))) {
    const text = isles[0]
    if (text === undefined || Math.min(...isle.radius) < 18) break
    const name = lettering(text, 'island', 15, 0.4)
    const grounds = grown(boxOfOvals([isle]), Math.min(...isle.radius) * 0.3)
    if (room.write(name, around(name, grounds, random))) isles.shift()
  }
}

const nameSeas: Part = ({ sheet, names: words }, { ground }, room, random) => {
  // The name, its size and spacing, and how much it likes to have land around it.
  const seas = [
    [words.boundlessDeep, 'ocean', 36, 6, -2],
    [words.seaOfDrafts, 'sea', 28, 3.4, 0],
    [words.gulfOfEchoes, 'sea', 23, 2.4, 1],
    [words.bayOfQuills, 'sea', 18, 1.2, 1],
    [words.mergeSound, 'sea', 23, 3, 0.4],
  ] as const
  for (const [text, kind, size, spacing, enclosed] of seas) {
    const others = room.written
      .filter((name) => name.kind === 'ocean' || name.kind === 'sea')
      .map(({ line }) => pointAlong(line, 0.5))
    const attempts = (name: Lettering) =>
      Array.from({ length: 420 }, (): Attempt => {
        const at = anywhereIn(sheet, random)
        const ring =
          arc(at, [210, 210], 0, 330, 11).filter((place) => ground.inland(...place) > 0).length / 12
        const lonely = others.reduce((least, other) => Math.min(least, distance(other, at)), 600)
        return {
          line: bowed(name, at, random.around(0.13), random.around(0.07)),
          worth: lonely * 0.16 + ring * 130 * enclosed + random.between(0, 20),
        }
      })
    const letterings = SMALLER.map((part) => lettering(text, kind, size * part, spacing * part))
    letterings.some((name) => room.write(name, attempts(name)))
  }
}

const nameCape: Part = ({ sheet, names: words }, { ground }, room, random) => {
  const cape = lettering(words.capeLatency, 'island', 15, 0.4)
  const capes = Array.from({ length: 500 }, () => anywhereIn(sheet, random)).flatMap((at): Attempt[] => {
    const inland = ground.inland(...at)
    if (inland > -16 || inland < -44) return []
    const land = arc(at, [90, 90], 0, 337.5, 15).filter((place) => ground.shore.isMainland(place)).length
    return land > 0 && land < 6 ? [{ line: bowed(cape, at, 0, 0), worth: -land * 6 }] : []
  })
  room.write(cape, capes)
}

function boxOfOvals(ovals: readonly Oval[]): Box {
  return {
    left: Math.min(...ovals.map(({ centre, radius }) => centre[0] - radius[0])),
    top: Math.min(...ovals.map(({ centre, radius }) => centre[1] - radius[1])),
    right: Math.max(...ovals.map(({ centre, radius }) => centre[0] + radius[0])),
    bottom: Math.max(...ovals.map(({ centre, radius }) => centre[1] + radius[1])),
  }
}
