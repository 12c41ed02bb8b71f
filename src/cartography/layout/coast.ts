/** The coast: a bold line, broken at the mouths of rivers, and bolder where it faces away from the light. */
import { simplify, softLine } from '../drawing/curves.ts'
import { merged } from '../drawing/ink.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { type Mark, weight } from '../drawing/pen.ts'
import { distance, inBox, inPolygon, type Point } from '../drawing/points.ts'
import { runs } from '../grids/runs.ts'
import { reachesSea } from '../lands/watercourse.ts'
import type { Land } from '../survey/field.ts'
import { mouthOf } from './rivers.ts'

/** How far the drawn line may lie beside the surveyed one, in map units. */
const TOLERANCE = 0.75

/** How much wider the line is on shores that face away from the light, in map units. */
const SHADED = 0.8

/** The largest path, in map units: those off the screen are not drawn. */
const TOGETHER = 700

/** The minimum length of a stretch, in points. */
const SHORTEST = 3

/** The coasts of the mainland and the islands. */
export function drawCoast(land: Pick<Land, 'coast' | 'inland' | 'rivers' | 'sheet'>): Mark[] {
  const marks: Mark[] = []
  const mouths = land.rivers.filter(reachesSea).map((course) => mouthOf(course, land))
  // The land runs off the sheet in the north.
  const seen = (point: Point) =>
    inBox(land.sheet, ...point) && !mouths.some((mouth) => inPolygon(point, mouth))
  for (const { points, closed } of land.coast) {
    for (const shore of runs(points, closed, seen)) {
      for (const { dark, part } of byLight(simplify(shore, TOLERANCE))) {
        const width = weight.coast + (dark ? SHADED : 0)
        marks.push({ style: { stroke: colour.ink, width }, path: softLine(new Path(), part) })
      }
    }
  }
  return merged(marks, TOGETHER)
}

/** A line in stretches that are lit or not, each beginning where the one before it ends. */
function byLight(points: readonly Point[]): { dark: boolean; part: Point[] }[] {
  const stretches: { dark: boolean; part: Point[] }[] = []
  points.forEach((point, index) => {
    const last = stretches.at(-1)
    const dark = facesAway(points, index)
    last?.part.push(point)
    if (!last || (dark !== last.dark && last.part.length > SHORTEST)) stretches.push({ dark, part: [point] })
  })
  return stretches.filter(({ part }) => part.length > 1)
}

/** Whether the coast at a point looks to the right or down. The land lies to the left of the line. */
function facesAway(points: readonly Point[], index: number): boolean {
  const from = points[Math.max(0, index - 1)] as Point
  const to = points[Math.min(points.length - 1, index + 1)] as Point
  return (from[1] - to[1]) * 0.8 + (to[0] - from[0]) * 0.6 > 0.35 * distance(from, to)
}
