/** Rivers and lakes: water, its banks, and a few lines where it flows. */
import { arc, pointAlong, sample, softLine, spline } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { type Mark, weight } from '../drawing/pen.ts'
import { direction, distance, mixPoints, type Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import type { Oval } from '../grids/oval.ts'
import { banks, reachesSea, type Watercourse } from '../lands/watercourse.ts'
import type { Land } from '../survey/field.ts'

/** How far before its mouth a river's colour covers the shore's, in map units: up to twice what shows. */
const OVER_SHORE = 8

/** The distance between two points of a bank, in map units: even, so that no bend has a corner. */
const STEP = 12

/** The rivers and the lakes. Water alone covers the banks again where one runs into another. */
export function drawRivers(land: Land): Mark[] {
  const banked = new Path()
  const mouths = new Path()
  const flow = new Path()
  for (const course of land.rivers) {
    const [left, right] = dryBanks(course, land)
    softLine(banked, [...left.toReversed(), ...right])
    if (reachesSea(course))
      softLine(mouths, [left.at(-1) as Point, overTheShore(left, right), right.at(-1) as Point])
    flowLines(course, flow)
  }
  for (const lake of land.geography.lakes) {
    const shore = lakeShore(lake)
    softLine(banked, shore, true)
    const inner = shore.map((point) => mixPoints(point, lake.centre, 0.16))
    softLine(flow, inner, true)
    lakeLines(lake, flow)
  }
  return [
    // Twice as wide as it shows: the fill above covers the inner half.
    { style: { stroke: colour.ink, width: weight.outline * 2 }, path: banked },
    { style: { fill: colour.river }, path: new Path(banked, mouths) },
    { style: { stroke: colour.seaInk, width: weight.detail }, path: flow },
  ]
}

/** The last points of each bank that make the shape of a mouth. */
const LAST = 3

/** The water at the mouth of a river that reaches the sea, as a polygon: there the coast has no line. */
export function mouthOf(course: Watercourse, land: Pick<Land, 'inland'>): Point[] {
  const [left, right] = dryBanks(course, land)
  return [...left.slice(-LAST), overTheShore(left, right), ...right.slice(-LAST).toReversed()]
}

/** The two banks up to the shore. */
const dryBanks = (course: Watercourse, land: Pick<Land, 'inland'>) =>
  banks(course).map((bank) => upToTheShore(bank, land)) as [Point[], Point[]]

function upToTheShore(bank: readonly Point[], land: Pick<Land, 'inland'>): Point[] {
  const dense = sample(bank, 1.5)
  const end = dense.findIndex(([x, y], index) => index > dense.length / 2 && land.inland(x, y) < 0.4)
  const dry = end < 0 ? dense : dense.slice(0, end)
  const pieces = Math.max(1, Math.round((dry.length * 1.5) / STEP))
  return Array.from({ length: pieces + 1 }, (_, index) => pointAlong(dry, index / pieces))
}

/** A point before the mouth: the shore's own colour must not show between the river and the sea. */
function overTheShore(left: readonly Point[], right: readonly Point[]): Point {
  const [one, other] = [left.at(-1) as Point, right.at(-1) as Point]
  const seaward = OVER_SHORE / (distance(one, other) || 1)
  const [x, y] = mixPoints(one, other, 0.5)
  return [x + (one[1] - other[1]) * seaward, y + (other[0] - one[0]) * seaward]
}

/** How far the bays of a lake reach, from two broad ones to seven narrow ones, as parts of its radius. */
const BAYS = [0.16, 0.16, 0.05, 0.06, 0.03, 0.03]

/** Points around a lake, clockwise: each lake has its bays elsewhere. */
function lakeShore({ centre, radius }: Oval): Point[] {
  const random = randomStream(`lake ${centre}`)
  const turns = BAYS.map(() => random.between(0, 2 * Math.PI))
  const count = Math.round((radius[0] + radius[1]) / 3)
  return arc(centre, radius, 0, 360 - 360 / count, count - 1).map((point, index) => {
    const angle = (index / count) * 2 * Math.PI
    const bays = BAYS.map((reach, bay) => reach * direction(angle * (bay + 2) + (turns[bay] as number))[0])
    const part = bays.reduce((sum, bay) => sum + bay, 0.96)
    return mixPoints(centre, point, part)
  })
}

/** The least width of a river in which lines of its flow have room, in map units. */
const BROAD = 6

/** Short lines along the lower half of a river. */
function flowLines({ river, line, mouth }: Watercourse, path: Path): void {
  const random = randomStream(`flow ${river.name}`)
  if (river.width < BROAD) return
  for (let index = Math.floor(mouth * 0.55); index < mouth - 8; index += 9 + random.below(9)) {
    const aside = random.around(0.9)
    const piece = [0, 3, 6].map((step): Point => {
      const [x, y] = line[index + step] as Point
      return [x + aside, y]
    })
    softLine(path, piece)
  }
}

/** Level lines on a lake: where they lie from its middle, and how long they are. */
const LAKE_LINES = [
  { across: -20, down: -4, length: 18 },
  { across: 6, down: 4, length: 22 },
  { across: -12, down: 10, length: 14 },
] as const

function lakeLines({ centre }: Oval, path: Path): void {
  for (const { across, down, length } of LAKE_LINES) {
    const [x, y] = [centre[0] + across, centre[1] + down]
    spline(path, [
      [x - length / 2, y],
      [x, y - 1.4],
      [x + length / 2, y],
    ])
  }
}
