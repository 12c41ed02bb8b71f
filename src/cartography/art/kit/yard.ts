/** Things that tie a building to the ground: tufts of grass, scratches in the soil, bushes. */
import type { Box } from '../../../panzoom/core/geometry.ts'
import { onEllipse } from '../../drawing/curves.ts'
import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { detail, type Flick, line, type Pen } from '../../drawing/pen.ts'
import type { Point } from '../../drawing/points.ts'

/** Three blades of grass at each foot. */
export function drawTufts(pen: Pen, feet: readonly Point[]): void {
  const blades = feet.flatMap(([x, y]) =>
    [-1, 0, 1].map(
      (side): Flick => ({ from: [x + side, y + 1], to: [x + side * 2.6, y - pen.random.between(1.5, 4)] }),
    ),
  )
  pen.flicks(blades, colour.tuft)
}

/** Level scratches of the pen here and there in a box, so that nothing that stands there floats. */
export function drawSoil(pen: Pen, { left, top, right, bottom }: Box, count: number): void {
  const scratches = Array.from({ length: count }, (): Flick => {
    const [x, y] = [pen.random.between(left, right), pen.random.between(top, bottom)]
    return {
      from: [x, y],
      to: [x + pen.random.between(4, 12), y + pen.random.around(1)],
      bow: pen.random.around(0.5),
    }
  })
  pen.flicks(scratches, colour.paleInk)
}

/** Round bushes, the middle of each one's foot at a point, half of `width` to both sides, no two alike. */
export function drawBushes(pen: Pen, feet: readonly Point[], width: number): void {
  const leaves = new Path()
  const shades = new Path()
  for (const [x, y] of feet) {
    const radius = (width / 2) * pen.random.between(0.8, 1.2)
    const rim = (step: number) => onEllipse([x, y], [radius, radius * 0.8], 180 + step * 45)
    leaves.moveTo(rim(0))
    for (let step = 0; step < 4; step++) {
      const [bulgeX, bulgeY] = rim(step + 0.5)
      const swell = pen.random.between(1.3, 1.7)
      leaves.quadTo([x + (bulgeX - x) * swell, y + (bulgeY - y) * swell], rim(step + 1))
    }
    leaves.close()
    shades
      .moveTo([x + radius * 0.1, y - radius * 0.2])
      .quadTo([x + radius * 0.6, y - radius * 0.7], [x + radius * 0.7, y - 1])
  }
  pen.shape(leaves, colour.leaf, line)
  pen.shape(shades, null, detail)
}
