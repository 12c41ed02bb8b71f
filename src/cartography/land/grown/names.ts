/** The names: each tries many lines beside what it names, and takes the one with most room, nearest to it. */
import type { Box } from '../../../panzoom/geometry.ts'
import { arc, pointAlong, sample } from '../../drawing/curves.ts'
import { contains, distance, grown, lengthOf, type Point } from '../../drawing/points.ts'
import type { Random } from '../../drawing/random.ts'
import { measureText } from '../../lettering/measure.ts'
import { namesBoxes } from '../../lettering/names.ts'
import type { NameKind, PlaceName, Wood } from '../geography.ts'
import { greatMountainAt } from '../mountain.ts'
import type { Oval } from '../oval.ts'
import { gapTo } from './distances.ts'
import { type Ground, rounded } from './ground.ts'
import type { Relief } from './ranges.ts'
import { anywhereIn, type Site } from './site.ts'

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

/** A name without its line, and how long it is, in map units. */
interface Lettering extends Omit<PlaceName, 'line'> {
  readonly length: number
}

/** A line that a name may stand on, and what it is worth: less, the farther it is from what it names. */
interface Attempt {
  readonly line: readonly Point[]
  readonly worth: number
}

/** How far a name is from others, from the shore, and from a river's middle, in map units. */
const APART = 9
const FROM_SHORE = 11
const FROM_RIVER = 21
const FROM_LAKE = 18

/** Writes the names; one for which there is no room is left out. */
export function writeNames(site: Site, named: Named): PlaceName[] {
  const { sheet, names: words } = site
  const random = site.chance('names')
  const { ground, relief, great, hills, marshes, islands } = named
  const taken = [...ground.places.map((box) => grown(box, 8)), ...named.keepOff, greatMountainAt(relief.summit)]
  const written: PlaceName[] = []
  const letters: Box[] = []

  /** Writes a name on the best of some lines; returns whether one has room. */
  function write(name: Lettering, attempts: readonly Attempt[]): boolean {
    const { text, kind, size, spacing } = name
    let best: { drawn: PlaceName; boxes: readonly Box[]; worth: number } | undefined
    for (const { line, worth } of attempts) {
      if (best && worth + 60 <= best.worth) continue
      const boxes = boxesAlong(name, line)
      if (!boxes.every((box) => contains(grown(sheet, -12), box))) continue
      if (boxes.some((box) => gapTo(taken, box) < APART)) continue
      const room = roomOf(name.kind, boxes)
      if (room === undefined) continue
      const total = worth + Math.min(room, 60)
      if (best && total <= best.worth) continue
      const drawn: PlaceName = { text, kind, size, spacing, line: line.map(rounded) }
      // Letters on a slope lean, and take more room than boxes along the line.
      if (namesBoxes([drawn]).some((letter) => gapTo(letters, letter) < 0)) continue
      best = { drawn, boxes, worth: total }
    }
    if (!best) return false
    taken.push(...best.boxes)
    letters.push(...namesBoxes([best.drawn]))
    written.push(best.drawn)
    return true
  }

  /** How far a name is from the next shore or river; undefined if it is not on its ground. */
  function roomOf(kind: NameKind, boxes: readonly Box[]): number | undefined {
    let room = Infinity
    for (const { left, top, right, bottom } of boxes) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const edge: Point[] = [
        [left, y],
        [right, y],
        [x, top],
        [x, bottom],
      ]
      for (const at of edge) {
        const inland = ground.inland(...at)
        if (kind !== 'land') room = Math.min(room, -inland - FROM_SHORE)
        else
          room = Math.min(room, inland - FROM_SHORE, ground.toRivers(at) - FROM_RIVER, ground.toLakes(at) - FROM_LAKE)
        if (room < 0) return undefined
      }
    }
    return room
  }

  const mountains = [words.ironspine, words.monoliths]
  for (const { spine, halfWidth } of [...relief.ranges].sort((a, b) => b.spine.length - a.spine.length).slice(0, 3)) {
    const text = mountains[0]
    if (text === undefined) break
    const isFirst = mountains.length === 2
    const name = isFirst ? lettering(text, 'land', 23, 5.5) : lettering(text, 'land', 17, 2)
    if (write(name, alongRange(name, spine, halfWidth))) mountains.shift()
  }
  const root = lettering(words.mountRoot, 'land', 16, 1)
  write(root, around(root, greatMountainAt(relief.summit), random))
  const wood = lettering(words.branchingWood, 'land', 21, 1.2)
  if (great.length > 0) write(wood, around(wood, boxOfOvals(great), random))
  const downs = lettering(words.amberDowns, 'land', 17, 1.4)
  for (const hill of [...hills].sort((a, b) => b.radius[0] - a.radius[0])) {
    if (write(downs, around(downs, boxOfOvals([hill]), random))) break
  }
  const fens = lettering(words.legacyFens, 'land', 17, 1)
  for (const marsh of marshes) if (write(fens, around(fens, boxOfOvals([marsh]), random))) break

  const isles = [words.isleOfNull, words.cacheIsles, words.wyrmHolm, words.lanternRocks]
  for (const isle of [...islands].sort((a, b) => Math.min(...b.radius) - Math.min(...a.radius))) {
    const text = isles[0]
    if (text === undefined || Math.min(...isle.radius) < 18) break
    const name = lettering(text, 'island', 15, 0.4)
    const grounds = grown(boxOfOvals([isle]), Math.min(...isle.radius) * 0.3)
    if (write(name, around(name, grounds, random))) isles.shift()
  }

  // The name, and how much it likes to have land around it.
  const seas = [
    [lettering(words.boundlessDeep, 'ocean', 36, 6), -2],
    [lettering(words.seaOfDrafts, 'sea', 28, 3.4), 0],
    [lettering(words.gulfOfEchoes, 'sea', 23, 2.4), 1],
    [lettering(words.bayOfQuills, 'sea', 18, 1.2), 1],
    [lettering(words.mergeSound, 'sea', 23, 3), 0.4],
  ] as const
  for (const [name, enclosed] of seas) {
    const others = written
      .filter(({ kind }) => kind === 'ocean' || kind === 'sea')
      .map(({ line }) => pointAlong(line, 0.5))
    const attempts = Array.from({ length: 420 }, (): Attempt => {
      const at = anywhereIn(sheet, random)
      const ring = arc(at, [210, 210], 0, 330, 11).filter((place) => ground.inland(...place) > 0).length / 12
      const lonely = others.reduce((least, other) => Math.min(least, distance(other, at)), 600)
      return {
        line: bowed(name, at, random.around(0.13), random.around(0.07)),
        worth: lonely * 0.16 + ring * 130 * enclosed + random.between(0, 20),
      }
    })
    write(name, attempts)
  }
  const cape = lettering(words.capeLatency, 'island', 15, 0.4)
  const capes = Array.from({ length: 500 }, () => anywhereIn(sheet, random)).flatMap((at): Attempt[] => {
    const inland = ground.inland(...at)
    if (inland > -16 || inland < -44) return []
    const land = arc(at, [90, 90], 0, 337.5, 15).filter((place) => ground.shore.isMainland(place)).length
    return land > 0 && land < 6 ? [{ line: bowed(cape, at, 0, 0), worth: -land * 6 }] : []
  })
  write(cape, capes)
  return written
}

function lettering(text: string, kind: NameKind, size: number, spacing: number): Lettering {
  return {
    text,
    kind,
    size,
    spacing,
    length: measureText(text, kind === 'land' ? 'capitals' : 'italic', size, spacing),
  }
}

/** Boxes along a name on a line, each about as wide as a letter or two. */
function boxesAlong(name: Lettering, line: readonly Point[]): Box[] {
  const { length } = name
  const walked = sample(line, 4)
  const start = (lengthOf(line) - length) / 2 / (lengthOf(line) || 1)
  const count = Math.ceil(length / (name.size * 0.9))
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = pointAlong(walked, start + ((1 - 2 * start) * (index + 0.5)) / count)
    const half = length / count / 2 + 2
    return { left: x - half, right: x + half, top: y - name.size * 0.78, bottom: y + name.size * 0.26 }
  })
}

/** A line for a name about a place: tilted by a slope, and bent by a part of its length. */
function bowed(name: Lettering, [x, y]: Point, slope: number, bend: number): Point[] {
  const half = name.length / 2 + 6
  return [-1, -0.4, 0.4, 1].map(
    (part): Point => [x + part * half, y + part * half * slope - (1 - part * part) * half * bend],
  )
}

/** Lines along a range, below the feet of its mountains and above their tops, over each part of it. */
function alongRange(name: Lettering, spine: readonly Point[], halfWidth: number): Attempt[] {
  const [first, last] = [spine[0] as Point, spine.at(-1) as Point]
  const line = sample(first[0] < last[0] ? spine : spine.toReversed(), 8)
  const half = name.length / 2 + 8
  const below = 26 + halfWidth * 0.8 + name.size
  return [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9].flatMap((part) => {
    const [x, y] = pointAlong(line, part)
    const slope = slopeOf(line, part)
    return [below, below + 14, below + 28, -78, -92, -108, below + 44, -126].flatMap((down) =>
      [slope, slope * 0.5, 0].flatMap((tilt): Attempt[] => {
        if (Math.abs(tilt) > 0.55) return []
        const points = [-1, -0.4, 0.4, 1].map((at): Point => [x + at * half, y + down + at * half * tilt])
        return [
          {
            line: points,
            worth: 80 - Math.abs(down - 20) * 0.5 - Math.abs(part - 0.5) * 60 - Math.abs(tilt - slope) * 60,
          },
        ]
      }),
    )
  })
}

function slopeOf(line: readonly Point[], part: number): number {
  const [from, to] = [pointAlong(line, part - 0.2), pointAlong(line, part + 0.2)]
  return (to[1] - from[1]) / (to[0] - from[0] || 1)
}

/** Level lines around a box: below it, above it, and to both sides. */
function around(name: Lettering, box: Box, random: Random): Attempt[] {
  const half = name.length / 2
  const middle = (box.left + box.right) / 2
  const attempts: Attempt[] = []
  for (const away of [4, 12, 22, 34, 48]) {
    for (const aside of [0, -24, 24, -52, 52, -84, 84]) {
      const bend = random.between(-0.03, 0.05)
      const worth = 60 - away - Math.abs(aside) * 0.35
      attempts.push({
        line: bowed(name, [middle + aside, box.bottom + away + name.size * 0.8], 0, bend),
        worth: worth + 10,
      })
      attempts.push({ line: bowed(name, [middle + aside, box.top - away - name.size * 0.3], 0, bend), worth })
    }
    for (const down of [0.2, 0.5, 0.8]) {
      const y = box.top + (box.bottom - box.top) * down
      attempts.push({ line: bowed(name, [box.left - away - half - 6, y], 0, 0), worth: 40 - away })
      attempts.push({ line: bowed(name, [box.right + away + half + 6, y], 0, 0), worth: 40 - away })
    }
  }
  return attempts
}

function boxOfOvals(ovals: readonly Oval[]): Box {
  return {
    left: Math.min(...ovals.map(({ centre, radius }) => centre[0] - radius[0])),
    top: Math.min(...ovals.map(({ centre, radius }) => centre[1] - radius[1])),
    right: Math.max(...ovals.map(({ centre, radius }) => centre[0] + radius[0])),
    bottom: Math.max(...ovals.map(({ centre, radius }) => centre[1] + radius[1])),
  }
}
