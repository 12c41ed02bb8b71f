/** Cogwheels. */
import { arc, onEllipse } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, line, type Pen } from '../drawing/pen.ts'
import { mix, type Point } from '../drawing/points.ts'

/**
 * A cogwheel: its middle, how far its teeth reach, how many there are, and how wide it looks, of its height.
 */
export interface Gear {
  readonly at: Point
  readonly radius: number
  readonly teeth: number
  readonly metal: string
  readonly spokes?: number
  /** 1 faces the viewer; less is turned away. */
  readonly breadth?: number
  /** Turned clockwise, in degrees. */
  readonly turned?: number
}

/** Draws a cogwheel with holes between its spokes. */
export function drawGear(
  pen: Pen,
  { at, radius, teeth, metal, spokes = 5, breadth = 1, turned = 0 }: Gear,
): void {
  /** A point on the wheel, at a fraction of its radius from the middle and an angle in degrees. */
  const on = (reach: number, degrees: number) =>
    onEllipse([0, 0], [radius * reach * breadth, radius * reach], degrees + turned)
  const rim = Array.from({ length: teeth }, (_, tooth) => {
    const middle = (tooth * 360) / teeth
    const step = 360 / teeth
    return [
      on(0.82, middle - step * 0.3),
      on(1, middle - step * 0.2),
      on(1, middle + step * 0.2),
      on(0.82, middle + step * 0.3),
    ]
  })
  const holes = new Path()
  for (let spoke = 0; spoke < spokes; spoke++) {
    const from = ((spoke + 0.16) * 360) / spokes
    const to = ((spoke + 0.84) * 360) / spokes
    holes.moveTo(on(0.3, mix(from, to, 0.5))).lineTo(on(0.62, from))
    holes.quadTo(on(0.72, mix(from, to, 0.5)), on(0.62, to)).close()
  }
  const shade = arc([0, 0], [radius * 0.9 * breadth, radius * 0.9], -50, 120, 6)
  pen.at(at, 1, () => {
    pen.shape(new Path().polygon(rim.flat()), metal, line)
    pen.shade(shade, 0.26)
    pen.shape(holes, colour.socket, detail)
    pen.fill(new Path().ellipse([0, 0], radius * 0.13 * breadth, radius * 0.13), colour.dark)
  })
}
