/**
 * Rivers: rain falls on the mountains, and a priority flood from a few mouths says where it runs. Water never
 * climbs and never crosses other water, since every cell of the land drains to one other cell only; where two
 * ways meet, they join.
 */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { grown } from '../../../table/area.ts'
import { arc, simplify } from '../../drawing/curves.ts'
import { LAYERS, noise, roughNoise } from '../../drawing/noise.ts'
import { distance, inBox, lengthOf, type Point, rounded, smoothStep } from '../../drawing/points.ts'
import { greatMountainAt } from '../../extents/boxes.ts'
import { bestOf } from '../../grids/search.ts'
import { placeOf, type Spread, spread, wayBack } from '../../grids/spread.ts'
import type { River } from '../geography.ts'
import { watercourses } from '../watercourse.ts'
import { toBoxes, toLine } from './distances.ts'
import { flowsWell } from './flow.ts'
import type { Relief } from './ranges.ts'
import { RULES } from './rules.ts'
import type { Shore } from './shore.ts'
import type { Site } from './site.ts'

/** How many rivers reach the sea, and how many others join them. */
const MOUTHS = 6
const TRIBUTARIES = 5

/** How far a river keeps from the frame, in map units: it bends, and its source is seen. */
const FROM_FRAME = 30

/** How near to mountains rivers may rise, in map units. */
const RISING = 34

/** A river is at most so many times as long as the way is straight: it runs around nothing. */
const ROUNDABOUT = 1.75

/** The shortest river, in map units. */
const SHORTEST = 130

/** Where water runs: the mouths, and the cell to which each cell of the land drains. */
export interface Drainage {
  readonly mouths: readonly Point[]
  readonly drained: Spread
}

/** Drains the land: water rises from the mouths, and reaches each cell over the lowest ground. */
export function drain(
  site: Site,
  shore: Shore,
  { toRanges, summit }: Relief,
  keepOff: readonly Box[],
): Drainage {
  const { frame } = shore.distances
  const boxes = builtOn(site, summit)
  const mouths = mouthsOf(site, shore, [...boxes, ...keepOff])
  const offset = site.chance('rivers').below(5000)
  const heights = shore.distances.map((inland, x, y) => {
    const toMouth = mouths.reduce((least, mouth) => Math.min(least, distance(mouth, [x, y])), Infinity)
    const isBlocked =
      inland <= 0 ||
      (inland < RULES.river.inland && toMouth > 64) ||
      toBoxes(boxes, x, y) < RULES.river.places ||
      toRanges([x, y]) < RULES.river.ranges ||
      !inBox(site.sheet, x, y)
    if (isBlocked) return Infinity
    const rough =
      roughNoise(x / 150 + offset, y / 150, LAYERS.landRelief) * 62 +
      noise(x / 46, y / 46, LAYERS.landRelief, 1) * 12
    const coast = smoothStep(96, 30, inland) * smoothStep(30, 110, toMouth) * 110
    return 200 + toMouth * 0.42 + rough + coast + smoothStep(90, 0, toRanges([x, y])) * 90
  })
  const heightAt = (cell: number) => heights.values[cell] as number
  // The nearest cells that are not blocked.
  const starts = mouths.map((mouth) => {
    const away = (cell: number) => -distance(placeOf(frame, cell), mouth)
    return bestOf(heights.values.keys(), (cell) => (heightAt(cell) < Infinity ? away(cell) : undefined)) ?? 0
  })
  return {
    mouths,
    drained: spread(frame, starts, (cell, before, step) => Math.max(before + step * 0.05, heightAt(cell))),
  }
}

/** Lets the rivers run, the longest first. Each comes after the one that it joins. */
export function runRivers(
  site: Site,
  shore: Shore,
  { toRanges, summit }: Relief,
  { drained }: Drainage,
): River[] {
  const { frame } = shore.distances
  const boxes = builtOn(site, summit)
  const rivers: River[] = []
  const owners = new Map<number, string>()
  const tributaries = Math.round(TRIBUTARIES * site.plenty)
  for (const source of sourcesOf(drained, site, shore, toRanges)) {
    const toSea = rivers.filter(({ joins }) => !joins).length
    if (toSea >= MOUTHS && rivers.length - toSea >= tributaries) break
    const way = wayBack(drained, source)
    const met = way.findIndex((cell) => owners.has(cell))
    const own = met < 0 ? way : way.slice(0, met + 1)
    const joins = met < 0 ? undefined : owners.get(own.at(-1) as number)
    if (joins ? rivers.length - toSea >= tributaries : toSea >= MOUTHS) continue
    const line = own.map((cell) => placeOf(frame, cell))
    const length = lengthOf(line)
    const isRound = length > distance(line[0] as Point, line.at(-1) as Point) * ROUNDABOUT
    const isWithin = line.every((at) => inBox(grown(site.sheet, -FROM_FRAME), ...at))
    if (length < SHORTEST || isRound || !isWithin || isCrowded(line, rivers, joins ? 90 : 0)) continue
    const river: River = {
      name: `${joins ? 'brook' : 'river'} ${rivers.length}`,
      width: joins ? 4.5 : length > 330 ? 9.5 : length > 220 ? 7.5 : 6,
      course: courseOf(line, joins ? undefined : shore),
      ...(joins && { joins }),
    }
    const all = watercourses([...rivers, river], shore.inland)
    if (!flowsWell(all.at(-1), all.slice(0, -1), shore, boxes)) continue
    rivers.push(river)
    for (const cell of own.slice(0, -1)) owners.set(cell, river.name)
    if (met < 0) owners.set(own.at(-1) as number, river.name)
  }
  return rivers
}

/** The places with all that stands on them, and the highest mountain. */
const builtOn = ({ places }: Site, summit: Point): Box[] => [
  ...places.flatMap(({ box, grounds }) => [box, ...grounds]),
  greatMountainAt(summit),
]

/** Where rivers reach the sea: in bays, far from each other. */
function mouthsOf({ sheet, chance }: Site, shore: Shore, keepOff: readonly Box[]): Point[] {
  const random = chance('mouths')
  const { frame, values } = shore.distances
  const found: { at: Point; worth: number }[] = []
  values.forEach((inland, cell) => {
    const at = placeOf(frame, cell)
    if (inland <= 4 || inland > 13 || !shore.isMainland(landward(at, shore))) return
    if (toBoxes(keepOff, ...at) < RULES.mouth.places || !inBox(grown(sheet, -40), ...at)) return
    const ring = arc(at, [70, 70], 0, 337.5, 15)
    const land = ring.filter((place) => shore.inland(...place) > 0).length / ring.length
    // The sea before it is open, and there is land behind it for the river to come from.
    if (land > 0.82 || !ring.some(shore.isOpenSea)) return
    const behind = Math.max(...arc(at, [170, 170], 0, 337.5, 15).map((place) => shore.inland(...place)))
    found.push({ at, worth: land * 160 + Math.min(behind, 120) + random.between(0, 60) })
  })
  const mouths: Point[] = []
  for (const { at } of found.sort((a, b) => b.worth - a.worth)) {
    if (mouths.length >= MOUTHS + 1) break
    if (mouths.every((other) => distance(other, at) > RULES.mouth.apart)) mouths.push(at)
  }
  return mouths
}

/** A place a little farther from the shore. */
function landward([x, y]: Point, { inland }: Shore): Point {
  const [across, down] = slopeAt([x, y], inland)
  return [x + across * 30, y + down * 30]
}

/** The direction in which the shore lies farther and farther behind, of length 1. */
function slopeAt([x, y]: Point, inland: Shore['inland']): Point {
  const [across, down] = [inland(x + 10, y) - inland(x - 10, y), inland(x, y + 10) - inland(x, y - 10)]
  const steep = distance([across, down], [0, 0]) || 1
  return [across / steep, down / steep]
}

/** Cells in which rivers may rise, the farthest from the sea first: at the feet of mountains, or high up. */
function sourcesOf(
  drained: Spread,
  { chance }: Site,
  shore: Shore,
  toRanges: (at: Point) => number,
): number[] {
  const random = chance('sources')
  const { frame, values } = shore.distances
  const found: { cell: number; worth: number }[] = []
  drained.levels.forEach((level, cell) => {
    if (level === Infinity || drained.from[cell] === -1 || (values[cell] as number) < 60) return
    const rises = toRanges(placeOf(frame, cell)) < RISING
    if (!random.chance(rises ? 0.6 : 0.12)) return
    found.push({
      cell,
      worth: wayBack(drained, cell).length * frame.cell + (rises ? 260 : 0) + random.between(0, 80),
    })
  })
  return found.sort((a, b) => b.worth - a.worth).map(({ cell }) => cell)
}

/** Whether a line runs along another river, but for its last `joining` units. */
function isCrowded(line: readonly Point[], rivers: readonly River[], joining: number): boolean {
  const end = line.at(-1) as Point
  return line.some(
    (at) =>
      distance(at, end) > joining && rivers.some(({ course }) => toLine(course, at) < RULES.river.apart),
  )
}

/** A course through the places of cells, without their corners; on into the sea, if that is before it. */
function courseOf(line: readonly Point[], shore?: Shore): Point[] {
  const soft = line.map((at, index): Point => {
    const reach = Math.min(3, index, line.length - 1 - index)
    const near = line.slice(index - reach, index + reach + 1)
    const mean = (axis: 0 | 1) => near.reduce((sum, point) => sum + point[axis], 0) / near.length
    return near.length > 1 ? [mean(0), mean(1)] : at
  })
  const course = simplify(soft, 3)
  if (!shore) return course.map(rounded)
  const end = course.at(-1) as Point
  const [across, down] = slopeAt(end, shore.inland)
  return [
    ...course,
    [end[0] - across * 26, end[1] - down * 26] as Point,
    [end[0] - across * 62, end[1] - down * 62] as Point,
  ].map(rounded)
}
