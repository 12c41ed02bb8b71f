/** Ranges of mountains: beside each keep and forge, then where there is most room, along the same grain. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { grown } from '../../../table/area.ts'
import { sample } from '../../drawing/curves.ts'
import { clamp, direction, type Point, rounded } from '../../drawing/points.ts'
import { type Random, strewn } from '../../drawing/random.ts'
import { greatMountainAt } from '../../extents/boxes.ts'
import { bestOf, latticeIn } from '../../grids/search.ts'
import { cellNear, placeOf, type Spread, spread, wayBack } from '../../grids/spread.ts'
import type { Range } from '../geography.ts'
import { gapTo, toBox, toLine } from './distances.ts'
import { RULES } from './rules.ts'
import type { Shore } from './shore.ts'
import type { Site } from './site.ts'
import type { RangePlan } from './theme.ts'

/** Ranges and their highest mountain. */
export interface Relief {
  readonly ranges: readonly Range[]
  readonly summit: Point
  /** How far a place is from the ground of the mountains; below 0 among them. */
  readonly toRanges: (at: Point) => number
}

/** What a range should be like. */
interface Plan extends RangePlan {
  /** The box that it should stand beside, if any. */
  readonly beside?: Box
}

const PIECE = 80

/** Mountains stand this far below the line of their peaks, in map units. */
const FEET = 26

/** Raises the ranges and the summit. */
export function raiseRanges({ sheet, places, theme, chance }: Site, shore: Shore): Relief {
  const random = chance('ranges')
  const grain = random.around(0.7)
  const boxes = places.map(({ box }) => box)
  const ranges: Range[] = []
  const beside = places
    .filter(({ landmark }) => landmark === 'keep' || landmark === 'forge')
    .map(({ box }): Plan => ({ halfWidth: 44, height: 0.9, pieces: 3, beside: box }))
  const [main, ...others] = theme.ranges as [Plan, ...Plan[]]
  for (const plan of [main, ...beside, ...others]) {
    if (ranges.length >= 7) break
    const start = plan.beside ? grown(plan.beside, 190) : sheet
    const spine =
      plan.pieces > LONG
        ? longWay(shore, (at) => roomOf(at, plan) !== undefined, strewn(random, 400, start))
        : bestOf(spinesFrom(strewn(random, 700, start), plan, grain, random), (line) => worthOf(line, plan))
    if (spine)
      ranges.push({ name: `range ${ranges.length}`, spine, halfWidth: plan.halfWidth, height: plan.height })
  }

  /** How much room mountains have at a place of a spine; undefined where they have none. */
  function roomOf([x, y]: Point, { halfWidth }: Plan): number | undefined {
    const ground: Box = {
      left: x - halfWidth - 18,
      top: y - 84,
      right: x + halfWidth + 18,
      bottom: y + FEET + halfWidth * 0.8,
    }
    const toPlaces = gapTo(boxes, ground)
    const inland = Math.min(shore.inland(x, y + FEET), shore.inland(x, y - 10))
    if (toPlaces < RULES.range.places || inland < RULES.range.inland + halfWidth * 0.5) return undefined
    if (ground.top < sheet.top) return undefined
    if (x < sheet.left + 50 || x > sheet.right - 50 || ground.bottom > sheet.bottom - 20) return undefined
    if (!shore.isMainland([x, y + FEET])) return undefined
    if (ranges.some((other) => toLine(other.spine, [x, y]) < RULES.range.apart + halfWidth)) return undefined
    return clamp(toPlaces / 60) * 60 + Math.min(inland, 120)
  }

  /** How good a spine is; undefined where it has no room. */
  function worthOf(spine: readonly Point[], plan: Plan): number | undefined {
    const { beside } = plan
    let room = 0
    for (const at of sample(spine, 40)) {
      const here = roomOf(at, plan)
      if (here === undefined) return undefined
      room += here
    }
    const near = beside ? Math.min(...spine.map(([x, y]) => toBox(beside, x, y))) : 0
    const apart = Math.min(
      ...ranges.map((other) => Math.min(...spine.map((at) => toLine(other.spine, at)))),
      500,
    )
    return room / spine.length - near * 3 + Math.min(apart, 400) * 0.12 + random.between(0, 30)
  }

  /** Mountains stand below the line of their peaks, and hide what is right above it. */
  const toSpine = (spine: readonly Point[], [x, y]: Point) =>
    Math.min(toLine(spine, [x, y]), toLine(spine, [x, y - FEET]))
  const toRanges = (at: Point) =>
    ranges.reduce((least, { spine, halfWidth }) => Math.min(least, toSpine(spine, at) - halfWidth), 900)
  return { ranges, summit: summitOf(ranges, boxes, sheet, shore), toRanges }
}

/** A range of more pieces winds through all the land, between the places. */
const LONG = 8

/** The longest of the shortest ways over free ground, near to it; undefined where there is no free ground. */
function longWay(
  { distances: { frame } }: Shore,
  isFree: (at: Point) => boolean,
  starts: Iterable<Point>,
): Point[] | undefined {
  const free = Array.from({ length: frame.columns * frame.rows }, (_, cell) => isFree(placeOf(frame, cell)))
  const reach = (from: number) =>
    spread(frame, [from], (cell, before, step) => (free[cell] ? before + step : Infinity))
  const farthest = ({ levels }: Spread) =>
    bestOf(levels.keys(), (cell) =>
      (levels[cell] as number) < Infinity ? levels[cell] : undefined,
    ) as number
  const ways = [...starts]
    .map((start) => cellNear(frame, start))
    .filter((cell) => free[cell])
    .slice(0, 4)
    .map((cell) => {
      const spread = reach(farthest(reach(cell)))
      return wayBack(spread, farthest(spread))
    })
  const longest = bestOf(ways, ({ length }) => length)
  if (!longest || longest.length < 12) return undefined
  return longest.filter((_, index) => index % 8 === 0).map((cell) => rounded(placeOf(frame, cell)))
}

/** Lines of peaks from some places on, from left to right, which bend a little. */
function* spinesFrom(
  starts: Iterable<Point>,
  { pieces }: Plan,
  grain: number,
  random: Random,
): Generator<Point[]> {
  for (const start of starts) {
    let angle = grain + random.around(0.6)
    const bend = random.around(0.22)
    const spine: Point[] = [start]
    for (let piece = 0; piece < pieces; piece++) {
      const [across, down] = direction(angle)
      const [x, y] = spine.at(-1) as Point
      spine.push([x + across * PIECE, y + down * PIECE])
      angle += bend + random.around(0.25)
    }
    yield spine.map(rounded)
  }
}

/** Where the highest mountain stands: on the first range, near its middle, clear of the places. */
function summitOf(ranges: readonly Range[], boxes: readonly Box[], sheet: Box, shore: Shore): Point {
  const [{ spine } = { spine: [] }] = ranges
  const feet = spine.length > 1 ? sample(spine, 16).map(([x, y]) => rounded([x, y + FEET + 8])) : []
  const nearest = bestOf(feet.keys(), (index) => {
    const at = feet[index] as Point
    const box = grown(greatMountainAt(at), 6)
    const fits = gapTo(boxes, box) > 0 && box.top > sheet.top && shore.inland(...at) > 20
    return fits ? -Math.abs(index - feet.length / 2) : undefined
  })
  return nearest === undefined ? openGround(boxes, sheet, shore) : (feet[nearest] as Point)
}

/** The most open ground there is, for a land without ranges. */
function openGround(boxes: readonly Box[], sheet: Box, shore: Shore): Point {
  const { left, top, right, bottom } = sheet
  const within = { left: left + 80, top: top + 150, right: right - 80, bottom: bottom - 20 }
  const roomAt = (at: Point) => Math.min(gapTo(boxes, greatMountainAt(at)), shore.inland(...at) - 24)
  return bestOf(latticeIn(within, 24), roomAt) ?? [left, top]
}
