/** Where a river's water runs: its course, meandering, and its width along it. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { grown } from '../../table/area.ts'
import { beside, sample } from '../drawing/curves.ts'
import { LAYERS, noise } from '../drawing/noise.ts'
import { boxAround, clamp, distance, inBox, mix, type Point, smoothStep } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import { bestOf } from '../grids/search.ts'
import type { River } from './geography.ts'

/** A river as it runs, from its source to its mouth. */
export interface Watercourse {
  readonly river: River
  /** Points about 5 units apart; beyond the mouth they lead on into the sea. */
  readonly line: readonly Point[]
  /** The width of the water at each point. */
  readonly widths: readonly number[]
  /** The index of the first point at sea, or of the last one. */
  readonly mouth: number
  /** All of its water lies in this box. */
  readonly box: Box
}

/** The distance between two points of a watercourse, about, in map units. */
const STEP = 5

/** The last points of a river, over which it bends to its destination, and widens if that is the sea. */
const APPROACH = 12

/** The very last ones, over which the banks turn away from each other, into the coast to both sides. */
const MOUTH = 4

/** So many points beyond the mouth are the river's: on a slanting coast one bank is longer. */
const BEYOND = 5

/** The courses of some rivers, meandering. `inland` is above 0 on land: it finds the mouths. */
export function watercourses(
  rivers: readonly River[],
  inland: (x: number, y: number) => number,
): Watercourse[] {
  const courses: Watercourse[] = []
  for (const river of rivers) {
    const joined = courses.find((course) => course.river.name === river.joins)
    const line = joined ? arriving(meander(river), joined.line) : meander(river)
    const last = line.length - 1
    const toSea = reachesSea({ river })
    const shore = toSea ? line.findIndex(([x, y], index) => index > 10 && inland(x, y) < 0) : -1
    const mouth = shore < 0 ? last : shore
    const widths = line.map((_, index) => {
      const part = Math.min(1, index / mouth)
      const opening = toSea
        ? (smoothStep(mouth - APPROACH, mouth + 2, index) * 0.6 + clamp(1 - (mouth - index) / MOUTH) ** 2) *
          river.width
        : 0
      return (
        mix(river.source ?? 0.7, river.width, part ** 0.8) +
        noise(index / 5, river.width, LAYERS.riverWidth) * 0.8 * part +
        opening
      )
    })
    courses.push({ river, line, widths, mouth, box: grown(boxAround(line), Math.max(...widths) / 2) })
  }
  return courses
}

/** The two banks of a watercourse from the source to the mouth, and a little beyond. */
export function banks({ line, widths, mouth }: Watercourse): [Point[], Point[]] {
  const bank = (side: 1 | -1) =>
    line
      .slice(0, mouth + 1 + BEYOND)
      .map((_, index) => beside(line, index, (side * (widths[index] as number)) / 2))
  return [bank(1), bank(-1)]
}

/** Whether a watercourse ends in the sea. */
export function reachesSea({ river }: Pick<Watercourse, 'river'>): boolean {
  return !river.joins && !river.toLake
}

/** Whether a point lies in a river's water; `margin` map units of bank count as water. */
export function inWater(point: Point, { line, widths, mouth, box }: Watercourse, margin = 0): boolean {
  // Most places are far from most rivers.
  if (!inBox(grown(box, margin), point[0], point[1])) return false
  return line.some(
    (middle, index) =>
      index <= mouth + BEYOND && distance(middle, point) < (widths[index] as number) / 2 + margin,
  )
}

function meander(river: River): Point[] {
  const straight = sample(river.course, STEP)
  const lane = randomStream(`river ${river.name}`).below(1000) + 0.5
  return straight.map((_, index) => {
    const swing =
      noise(index / 9, lane, LAYERS.meanders) * 12 + noise(index / 3.5, lane, LAYERS.meanders, 1) * 3.5
    return beside(straight, index, swing * Math.min(1, index / 8))
  })
}

/** The line, bent towards its end so that it arrives at the nearest point of another. */
function arriving(line: readonly Point[], other: readonly Point[]): Point[] {
  const end = line.at(-1) as Point
  const goal = bestOf(other, (point) => -distance(point, end)) as Point
  return line.map(([x, y], index) => {
    const part = smoothStep(line.length - 1 - APPROACH, line.length - 1, index)
    return [x + (goal[0] - end[0]) * part, y + (goal[1] - end[1]) * part]
  })
}
