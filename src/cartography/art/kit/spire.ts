/** Pointed roofs of round towers. */
import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { detail, hatching, type Pen } from '../../drawing/pen.ts'
import type { Point } from '../../drawing/points.ts'

/** Draws a roof like a cone, a little hollow: the middle of its eaves, half their width, its height. */
export function drawSpire(pen: Pen, eaves: Point, half: number, height: number, fill: string): void {
  const sag = half * 0.2
  const count = Math.max(2, Math.round(height / 9))
  /** A point on a row of slates, counted from the tip, at `aside` times its half width from the middle. */
  const on = (row: number, aside: number): Point => {
    const down = row / (count + 0.6)
    const wide = half * (0.55 * down + 0.45 * down ** 2)
    return [wide * aside, height * (down - 1) + wide * 0.22 * (1 - aside ** 2)]
  }
  const cone = new Path()
    .moveTo([-half, 0])
    .quadTo([-half * 0.28, -height * 0.5], [0, -height])
    .quadTo([half * 0.28, -height * 0.5], [half, 0])
    .quadTo([0, sag * 2], [-half, 0])
  const shade = new Path()
    .moveTo([0, -height])
    .quadTo([half * 0.28, -height * 0.5], [half, 0])
    .quadTo([half * 0.6, sag * 0.85], [half * 0.2, sag])
  const rows = new Path()
  const slates: Point[][] = []
  for (let row = 1; row <= count; row++) {
    const [left, right] = [on(row, -1), on(row, 1)]
    rows.moveTo(left).quadTo([0, left[1] + (right[0] - left[0]) * 0.22], right)
    for (const aside of row % 2 ? [-0.45, 0.35] : [-0.15, 0.65]) {
      const place = aside + pen.random.around(0.15)
      slates.push([on(row, place), on(row + 0.55, place)])
    }
  }
  pen.at(eaves, 1, () => {
    pen.shape(cone.close(), fill)
    pen.fill(shade.quadTo([half * 0.1, -height * 0.5], [0, -height]).close(), colour.dark, 0.32)
    pen.shape(rows, null, detail)
    pen.lines(slates, hatching)
  })
}
