/** Smoke, and sparks from an anvil. The wind comes from the left, so smoke drifts to the right. */
import { arc } from '../../drawing/curves.ts'
import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { detail, type Flick, line, type Pen } from '../../drawing/pen.ts'
import { mix, mixPoints, type Point } from '../../drawing/points.ts'

/**
 * Draws a plume of smoke, which starts so wide and has so many billows on each side: it rises, then bends to
 * its end, widest a little before it.
 */
export function drawSmoke(pen: Pen, from: Point, to: Point, width: number, billows: number): void {
  const bend: Point = [mix(from[0], to[0], 0.1), mix(from[1], to[1], 0.7)]
  /** A point at a part of the plume's middle line, moved to the left by `aside` times half its width. */
  const on = (part: number, aside: number): Point => {
    const along = (axis: 0 | 1) =>
      mix(mix(from[axis], bend[axis], part), mix(bend[axis], to[axis], part), part)
    const slope = (axis: 0 | 1) => mix(bend[axis] - from[axis], to[axis] - bend[axis], part)
    const length = Math.hypot(slope(0), slope(1))
    const half = (width / 2) * (1 + 2.2 * part) * aside
    return [along(0) + (slope(1) / length) * half, along(1) - (slope(0) / length) * half]
  }
  const rise = Array.from({ length: billows }, (_, index) => {
    const part = index ? (index + pen.random.around(0.16)) / billows : 0
    return part ** 1.2
  })
  // The billows of one side lie between those of the other.
  const left = rise.map((part) => on(part, 1))
  const right = rise.map((part, index) => on(index ? part + 0.5 / billows : 0, -1))
  const cusps = [...left, to, ...right.reverse()]
  const cloud = new Path().moveTo(cusps[0] as Point)
  const curls = new Path()
  cusps.slice(1).forEach((cusp, index) => {
    const last = cusps[index] as Point
    const [acrossX, acrossY] = [cusp[1] - last[1], last[0] - cusp[0]]
    const [x, y] = mixPoints(last, cusp, 0.5)
    cloud.curveTo(
      [last[0] + acrossX * 0.62, last[1] + acrossY * 0.62],
      [cusp[0] + acrossX * 0.62, cusp[1] + acrossY * 0.62],
      cusp,
    )
    // Where two billows meet, the nearer one's edge goes on inside the cloud.
    if (index === 0 || index > cusps.length - 3) return
    curls
      .moveTo(last)
      .quadTo([last[0] - acrossX * 0.4, last[1] - acrossY * 0.4], [x - acrossX * 0.45, y - acrossY * 0.45])
  })
  pen.shape(cloud.close(), colour.smoke, { ...line, stroke: colour.paleInk })
  pen.shape(curls, null, { ...detail, stroke: colour.paleInk })
  pen.passing('puff', () => pen.at(on(0.75, 0), width / 10, drawPuff))
}

const PUFF =
  'M-9,4C-15,3 -14,-5 -8,-5C-8,-11 1,-12 3,-7C8,-11 14,-5 10,-1C15,2 11,9 6,6C4,11 -4,11 -5,7C-8,8 -10,6 -9,4Z'
const CURLS = 'M3,-7Q4,-3 1,-2M10,-1Q7,-1 6,1M-5,7Q-5,4 -2,4'

/** A single puff that has left its plume, 26 units wide: its middle at the origin. */
function drawPuff(pen: Pen): void {
  pen.shape(PUFF, colour.smoke, { ...line, stroke: colour.paleInk })
  pen.shape(CURLS, null, { ...detail, stroke: colour.paleInk })
}

/** Draws an anvil on its block, 16 units tall, with sparks that fly from it: the middle of its foot. */
export function drawAnvil(pen: Pen, foot: Point): void {
  const sparks = arc([2, -15], [5, 5], -160, -20, 4).map(
    (from): Flick => ({ from, to: mixPoints([2, -15], from, pen.random.between(2, 3)), width: 1.4 }),
  )
  pen.at(foot, 1, () => {
    pen.polygon('-5,0 -4.4,-7 5.4,-7 6,0', colour.darkWood, line)
    pen.polygon('-4,-7 -2,-10 -9,-14 10,-14 9,-11 4,-10 6,-7', colour.anvil, line)
    pen.flicks(sparks, colour.spark)
  })
}
