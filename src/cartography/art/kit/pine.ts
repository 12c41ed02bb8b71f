/** Pines that stand about a building, as a part of its drawing. */
import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { line, type Pen } from '../../drawing/pen.ts'
import type { Point } from '../../drawing/points.ts'

/** Draws pines: where they stand, and about how tall they are. */
export function drawPines(pen: Pen, feet: readonly Point[], height: number): void {
  const needles = new Path()
  const shade = new Path()
  for (const [x, y] of feet) {
    const tall = height * pen.random.between(0.82, 1.18)
    const at = (aside: number, up: number): Point => [x + tall * aside, y - tall * up]
    needles
      .polyline([at(-0.25, 0.06), at(-0.12, 0.38), at(-0.18, 0.36), at(-0.06, 0.7), at(-0.1, 0.69), at(0, 1)])
      .lineTo(at(0.1, 0.69))
      .lineTo(at(0.06, 0.7))
      .lineTo(at(0.18, 0.36))
      .lineTo(at(0.12, 0.38))
      .lineTo(at(0.26, 0.06))
      .quadTo(at(0, -0.04), at(-0.25, 0.06))
      .close()
    shade.polygon([at(0, 1), at(0.1, 0.69), at(0.18, 0.36), at(0.26, 0.06), at(0.04, 0.02), at(0.06, 0.4)])
  }
  pen.shape(needles, colour.pine, line)
  pen.fill(shade, colour.dark, 0.34)
}
