/** Rivers and the lake: water, its banks, and a few lines where it flows. */
import { arc, sample, simplify, softLine, spline } from '../drawing/curves.ts'
import { noise } from '../drawing/noise.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { type Mark, weight } from '../drawing/pen.ts'
import { mixPoints, type Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import type { Land } from './field.ts'
import { LAKE } from './geography.ts'
import { banks, type Watercourse } from './watercourse.ts'

/** How far a river's colour reaches into the sea, in points of its course. */
const PLUME = 8

/** How much a bank may be straightened, in map units. */
const TOLERANCE = 0.4

/**
 * The rivers and the lake. Everything is drawn twice: with its banks, and then as water alone, which covers the banks
 * wherever one water runs into another.
 */
export function drawRivers(land: Land): Mark[] {
  const banked = new Path()
  const plumes = new Path()
  const flow = new Path()
  for (const course of land.rivers) {
    const [left, right] = banks(course).map((bank) => upToTheShore(bank, land)) as [Point[], Point[]]
    softLine(banked, [...left.toReversed(), ...right])
    const tongue = plume(course)
    if (tongue.length > 0) softLine(plumes, [...right.slice(-3), ...tongue, ...left.slice(-3).reverse()], true)
    flowLines(course, flow)
  }
  const lake = lakeShore()
  softLine(banked, lake, true)
  softLine(
    flow,
    lake.map((point) => mixPoints(point, LAKE.centre, 0.16)),
    true,
  )
  lakeLines(flow)
  return [
    // Twice as wide as it shows: the fill above covers the inner half.
    { style: { stroke: colour.ink, width: weight.outline * 2 }, path: banked },
    { style: { fill: colour.river }, path: new Path().append(banked).append(plumes) },
    { style: { stroke: colour.seaInk, width: weight.detail }, path: flow },
  ]
}

/** A bank up to the shore. */
function upToTheShore(bank: readonly Point[], land: Land): Point[] {
  const dense = sample(bank, 1.5)
  const end = dense.findIndex(([x, y], index) => index > dense.length / 2 && land.inland(x, y) < 0.4)
  return simplify(end < 0 ? dense : dense.slice(0, end), TOLERANCE)
}

/** Points around the lake, clockwise. */
function lakeShore(): Point[] {
  return arc(LAKE.centre, LAKE.radius, 0, 345, 23).map(([x, y]): Point => {
    const [across, down] = [(x - LAKE.centre[0]) / LAKE.radius[0], (y - LAKE.centre[1]) / LAKE.radius[1]]
    const wide = 1 + noise(across * 1.7 + 9.3, down * 1.7, 5) * 0.24
    const tall = 1 + noise(across * 1.9, down * 1.9 + 4.4, 5) * 0.4
    return [LAKE.centre[0] + across * LAKE.radius[0] * wide, LAKE.centre[1] + down * LAKE.radius[1] * tall]
  })
}

/** Points down the middle of a tongue of the river's colour that reaches into the sea; none for a river that does not. */
function plume({ line, mouth }: Watercourse): readonly Point[] {
  return line.slice(mouth + 1, mouth + 1 + PLUME).filter((_, index) => index % 3 === 2)
}

/** Short lines along the lower half of a river. */
function flowLines({ river, line, mouth }: Watercourse, path: Path): void {
  const random = randomStream(`flow ${river.name}`)
  for (let index = Math.floor(mouth * 0.55); index < mouth - 8; index += 9 + random.below(9)) {
    const aside = random.around(0.9)
    const piece = [0, 3, 6].map((step): Point => {
      const [x, y] = line[index + step] as Point
      return [x + aside, y]
    })
    softLine(path, piece)
  }
}

/** Level lines on the lake: where they lie from its middle, and how long they are. */
const LAKE_LINES = [
  { across: -20, down: -4, length: 18 },
  { across: 6, down: 4, length: 22 },
  { across: -12, down: 10, length: 14 },
] as const

function lakeLines(path: Path): void {
  for (const { across, down, length } of LAKE_LINES) {
    const [x, y] = [LAKE.centre[0] + across, LAKE.centre[1] + down]
    spline(path, [
      [x - length / 2, y],
      [x, y - 1.4],
      [x + length / 2, y],
    ])
  }
}
