/** Soundings and currents: how deep the sea is, and where it flows. */
import type { Box } from '../../panzoom/core/geometry.ts'
import { grown, overlap } from '../../table/area.ts'
import { beside, sample, simplify, softLine } from '../drawing/curves.ts'
import { LAYERS, noise } from '../drawing/noise.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { type Mark, weight } from '../drawing/pen.ts'
import { boxAt, distance, inBox, type Point } from '../drawing/points.ts'
import { randomStream, strewn } from '../drawing/random.ts'
import { runs } from '../grids/runs.ts'
import { letterWord } from '../lettering/lettering.ts'
import type { Land } from '../survey/field.ts'

/** The distances of soundings from the shore, and the minimum distance between them, in map units. */
const NEAREST = 30
const FARTHEST = 150
const BETWEEN = 62

/** The lines of a stream: the distance from its middle, and the share that is drawn (all at 1, half at 0). */
const LINES = [
  { aside: -6, share: -0.1 },
  { aside: 0, share: 0.25 },
  { aside: 6, share: -0.05 },
] as const

/** Soundings in fathoms near the coasts, outside the boxes. */
export function drawSoundings(land: Land, keepOff: readonly Box[]): Mark[] {
  const random = randomStream('soundings')
  const taken: Point[] = []
  const marks: Mark[] = []
  for (const at of strewn(random, 900, { ...grown(land.sheet, -16), bottom: land.sheet.bottom - 8 })) {
    const away = -land.inland(...at)
    if (away < NEAREST || away > FARTHEST || taken.some((other) => distance(other, at) < BETWEEN)) continue
    if (keepOff.some((box) => overlap(box, boxAt(at, 8, 9, 3)))) continue
    taken.push(at)
    const fathoms = Math.round(away / 7 + random.around(2.5))
    marks.push(...letterWord(String(fathoms), 'italic', at, 12, { fill: colour.seaInk }))
  }
  return marks
}

/** Streams of the sea, as long fine lines with barbs that show their direction, outside the boxes. */
export function drawCurrents(land: Land, keepOff: readonly Box[]): Mark[] {
  const path = new Path()
  const clear = keepOff.map((box) => grown(box, 3))
  const open = ([x, y]: Point) =>
    inBox(land.sheet, x, y) && land.inland(x, y) < -26 && !clear.some((box) => inBox(box, x, y))
  land.geography.sea.streams.forEach((stream, index) => {
    const middle = sample(stream, 8)
    for (const [number, { aside, share }] of LINES.entries()) {
      const line = middle.map(([x, y], index) =>
        beside(middle, index, aside + noise(x / 40, y / 40, LAYERS.currentWobble, number) * 4),
      )
      const drawn = ([x, y]: Point) =>
        open([x, y]) && noise(x / 60, y / 60, LAYERS.currentGaps, index * LINES.length + number) < share
      for (const run of runs(line, false, drawn)) {
        if (run.length < 6) continue
        softLine(path, simplify(run, 2.5))
        if (aside === 0) barb(path, run)
      }
    }
  })
  return [{ style: { stroke: colour.seaInk, width: weight.detail, strokeOpacity: 0.7 }, path }]
}

/** The two strokes of an arrow's head at the end of a line. */
function barb(path: Path, line: readonly Point[]): void {
  const [tip, before] = [line.at(-1) as Point, line.at(-2) as Point]
  const length = distance(before, tip) || 1
  const [x, y] = [((tip[0] - before[0]) / length) * 5, ((tip[1] - before[1]) / length) * 5]
  path.polyline([
    [tip[0] - x - y * 0.5, tip[1] - y + x * 0.5],
    tip,
    [tip[0] - x + y * 0.5, tip[1] - y - x * 0.5],
  ])
}
