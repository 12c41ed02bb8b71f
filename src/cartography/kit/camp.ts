/** A camp of those who are on their way. */
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { type Pen, weight } from '../drawing/pen.ts'
import { linesOf, pointsOf } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { drawFire } from './smoke.ts'

/** Draws a round tent with a pointed top, 20 units wide and 18 tall: the middle of its foot, and its stripes' colour. */
export function drawTent(pen: Pen, foot: Point, stripes: string): void {
  const cloth = new Path().moveTo([-9, 0]).lineTo([-10, -8]).quadTo([-3, -11], [0, -18]).quadTo([3, -11], [10, -8])
  pen.at(foot, 1, () => {
    pen.shape(cloth.lineTo([9, 0]).quadTo([0, 2], [-9, 0]).close(), colour.snow, { width: weight.line })
    pen.mark(
      { fill: stripes },
      new Path()
        .polygon(pointsOf('-6,0.5 -6.4,-9.5 -2,-14 -2.4,-9 -2,1'))
        .polygon(pointsOf('5,-10 9.5,-8 8.6,0 5,0.8')),
    )
    pen.shade(pointsOf('2,1 2,-13 10,-8 9,0'), 0.22)
    pen.mark({ fill: colour.dark }, new Path().polygon(pointsOf('-1.6,1 0.4,-8 3,0.8')))
    pen.line(pointsOf('-10,-8 10,-8'), { width: weight.detail })
  })
}

/** Draws a fire on crossed logs, 11 units tall. */
export function drawCampFire(pen: Pen, foot: Point): void {
  drawFire(pen, foot, 10)
  pen.at(foot, 1, () => pen.lines(linesOf('-5,1 5,-1 / -5,-1 5,1'), { width: 1.8 }))
}
