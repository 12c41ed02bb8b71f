/** Fields around the villages: small patchworks of ploughland, vines and orchards. */
import { merged } from '../drawing/ink.ts'
import { colour, mixture } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, hatching, type Mark, Pen, weight } from '../drawing/pen.ts'
import { plotted, repeated } from '../drawing/plot.ts'
import { boxAt, mixPoints, type Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'
import type { Ground } from './ground.ts'
import type { Settlement } from './villages.ts'

/** The colours of crops; grass below fruit trees is the last. */
const CROPS = mixture.crops

/** How many patches around a village are tried for each patchwork that it may have. */
const ATTEMPTS = 14

/** How far a patchwork reaches from its middle, in map units. */
const REACH: Point = [27, 15]

/** The fields of some villages; their ground is taken. */
export function plantFields(villages: readonly Settlement[], ground: Ground): Mark[] {
  const pen = new Pen(randomStream('fields'))
  for (const { at } of villages) {
    let wanted = 1 + pen.random.below(2)
    for (let attempt = 0; attempt < ATTEMPTS && wanted > 0; attempt++) {
      const angle = pen.random.between(0, 2 * Math.PI)
      const away = pen.random.between(1, 1.5)
      const middle: Point = [at[0] + Math.cos(angle) * away * 52, at[1] + Math.sin(angle) * away * 34]
      if (!hasRoom(middle, ground)) continue
      drawPatchwork(pen, middle)
      ground.takeOval(middle, REACH[0] + 4, REACH[1] + 3)
      wanted--
    }
  }
  return merged(pen.marks)
}

function hasRoom([x, y]: Point, ground: Ground): boolean {
  const [reachX, reachY] = REACH
  const edges = [-1, 1].flatMap((side): Point[] => [
    [x + side * reachX, y],
    [x, y + side * reachY],
  ])
  return ground.hasRoom(boxAt([x, y], reachX, reachY, reachY), edges, 8)
}

/** A skewed rectangle, cut by one line across and one down into four plots that are no squares. */
function drawPatchwork(pen: Pen, middle: Point): void {
  const { random } = pen
  const lean = random.around(6)
  const edge = (x: number, y: number): Point => [
    middle[0] + x * REACH[0] * 0.9 + y * lean + random.around(1.5),
    middle[1] + y * REACH[1] * 0.9 + random.around(1.5),
  ]
  const [cutX, cutY] = [random.around(0.4), random.around(0.3)]
  const rows = [-1, cutY, 1].map((y) => [-1, cutX, 1].map((x) => edge(x, y)))
  const corner = (row: number, column: number) => rows[row]?.[column] as Point
  const left = random.chance(0.3) ? random.below(4) : -1
  for (let plot = 0; plot < 4; plot++) {
    const [row, column] = [plot >> 1, plot & 1]
    // One of the four may lie fallow: then it has the land's own colour, and no line.
    if (plot === left) continue
    const corners = [
      corner(row, column),
      corner(row, column + 1),
      corner(row + 1, column + 1),
      corner(row + 1, column),
    ]
    drawPlot(pen, corners as [Point, Point, Point, Point])
  }
}

function drawPlot(pen: Pen, corners: readonly [Point, Point, Point, Point]): void {
  const { random } = pen
  const sort = random.pick(['plough', 'plough', 'plough', 'vines', 'orchard'] as const)
  const fill = sort === 'orchard' ? (CROPS.at(-1) as string) : random.pick(CROPS)
  pen.mark(
    { fill, fillOpacity: 0.75, stroke: colour.paleInk, width: weight.detail },
    new Path().polygon(corners),
  )
  const rows = rowsOf(corners, sort === 'orchard' ? 2 : sort === 'vines' ? 3 : 4)
  if (sort === 'plough') pen.lines(rows, { ...hatching, stroke: colour.furrow, wobble: 0 })
  else if (sort === 'vines') pen.lines(rows, { width: 1.5, stroke: colour.vine, dash: [0.4, 2.6], wobble: 0 })
  else orchard(pen, rows)
}

/** Lines from the left edge of a plot to its right one, evenly between the upper and the lower edge. */
function rowsOf([a, b, c, d]: readonly [Point, Point, Point, Point], count: number): [Point, Point][] {
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count
    return [
      mixPoints(mixPoints(a, d, part), mixPoints(b, c, part), 0.08),
      mixPoints(mixPoints(b, c, part), mixPoints(a, d, part), 0.08),
    ]
  })
}

function orchard(pen: Pen, rows: readonly [Point, Point][]): void {
  const feet = rows.flatMap(([from, to]) => [0.15, 0.5, 0.85].map((part) => mixPoints(from, to, part)))
  pen.shape(repeated(plotted('M-2,0Q-2.6,-4 0,-4Q2.6,-4 2,0Z'), feet), colour.frond, detail)
}
