/** Bare rock: its left face is lit, its right one lies in shade, and a crooked ridge parts them. */
import { pointAlong } from '../../drawing/curves.ts'
import { wedge } from '../../drawing/nib.ts'
import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { line, type Pen } from '../../drawing/pen.ts'
import { mixPoints, type Point } from '../../drawing/points.ts'
import type { Random } from '../../drawing/random.ts'

type Line = readonly Point[]

/**
 * Draws a rock, by three lines from its top down, whose foot runs out into the ground. `hollows` are small
 * faces on the lit side that lie in shade.
 */
export function drawCrag(
  pen: Pen,
  [left, ridge, right]: readonly [Line, Line, Line],
  hollows: readonly Line[],
): void {
  pen.fill(new Path().polygon([...left, ...ridge.toReversed()]), colour.crag)
  const dark = new Path().polygon([...ridge, ...right.toReversed()])
  for (const hollow of hollows) dark.polygon(hollow)
  pen.fill(dark, colour.cragShade)
  const hatching = new Path()
  hatchFace(hatching, pen.random, ridge, right)
  for (const hollow of hollows) {
    hatchFace(hatching, pen.random, hollow.slice(0, 3), [hollow[0] as Point, ...hollow.slice(3).toReversed()])
  }
  crackFace(hatching, pen.random, left, ridge)
  pen.fill(hatching, colour.ink)
  pen.lines([[...left.toReversed(), ...right]], { wobble: 1.6 })
  pen.lines([ridge, ...hollows.map((hollow) => hollow.slice(0, 3))], { ...line, wobble: 1.6 })
}

/** Strokes down a shaded face: they begin at its left edge and lean towards its right one. */
function hatchFace(path: Path, random: Random, left: Line, right: Line): void {
  const count = Math.round(((left.at(-1) as Point)[1] - (left[0] as Point)[1]) / 6.5)
  for (let index = 0; index < count; index++) {
    const part = ((index + random.between(0.2, 0.8)) / count) * 0.9
    const from = pointAlong(left, part)
    const to = pointAlong(right, Math.min(1, part + 0.36))
    wedge(path, from, mixPoints(from, to, random.between(0.35, 0.75)), 1.5)
  }
}

/** A few cracks in a lit face, each along the fall of the rock. */
function crackFace(path: Path, random: Random, left: Line, right: Line): void {
  const count = Math.round(((left.at(-1) as Point)[1] - (left[0] as Point)[1]) / 16)
  for (let index = 0; index < count; index++) {
    const part = ((index + random.unit()) / count) * 0.85
    const [x, y] = mixPoints(pointAlong(left, part), pointAlong(right, part), random.between(0.1, 0.5))
    wedge(path, [x, y], [x + random.between(-5, 1), y + random.between(6, 12)], 1.1)
  }
}
