/** Who lives out there, and where. Each is drawn about the middle of its foot. */

import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { type Pen, weight } from '../../drawing/pen.ts'
import { linesOf, pointsOf } from '../../drawing/plot.ts'
import { FINE, LINE, upright } from '../house.ts'

export function hermit(pen: Pen): void {
  pen.shape(new Path().moveTo([-8, 0]).quadTo([-7, -9], [0, -12]).quadTo([7, -9], [8, 0]).close(), colour.wood, LINE)
  pen.lines(linesOf('-4,-2 -2,-9 / 4,-1 2,-9.6 / 6,-1 4,-7 / -6,-1 -5,-5 / -12,.6 -6,.8 / 6,.6 12,.4'), FINE)
  pen.mark(
    { fill: colour.dark },
    new Path().moveTo([-2, 0]).quadTo([-1.6, -5.4], [0, -5.6]).quadTo([1.6, -5.4], [2, 0]),
  )
  pen.curves(linesOf('3,-11 2,-14 5,-16 3,-19 6,-22'), { width: weight.line, stroke: colour.paleInk })
}

export function camp(pen: Pen): void {
  pen.polygon(pointsOf('-14,0 -8,-10 -3,0'), colour.paper, LINE)
  pen.polygon(pointsOf('-8,-10 -1,-8.6 3,-1 -3,0'), colour.stoneDeep, LINE)
  pen.mark({ fill: colour.dark }, new Path().polygon(pointsOf('-10,0 -8.2,-6 -6.6,0')))
  pen.shape(
    new Path().moveTo([8, -0.6]).quadTo([5.6, -3], [8.6, -7]).quadTo([12, -3], [10, -0.6]).close(),
    colour.gold,
    LINE,
  )
  pen.lines(linesOf('5.4,.6 12.4,-1.4 / 5.6,-1.4 12.6,.6'), LINE)
}

export function hollowOak(pen: Pen): void {
  pen.polygon(pointsOf('-7,0 -4.6,-6 -4.4,-14 4.4,-14 4.6,-6 8,0 3,-1 0,.6 -3,-1'), colour.darkWood, LINE)
  const crown = new Path()
    .moveTo([-16, -18])
    .quadTo([-20, -27], [-10, -29])
    .quadTo([-6, -37], [3, -34])
    .quadTo([13, -36], [14, -27])
  pen.shape(
    crown.quadTo([21, -20], [12, -15]).quadTo([6, -10], [0, -13.6]).quadTo([-10, -9], [-16, -18]).close(),
    colour.oakCrown,
    LINE,
  )
  pen.mark(
    { fill: colour.treeShade, fillOpacity: 0.36 },
    new Path().moveTo([14, -27]).quadTo([21, -20], [12, -15]).quadTo([6, -10], [0, -13.6]).quadTo([11, -18], [14, -27]),
  )
  pen.shape(
    new Path().moveTo([-2, -0.4]).lineTo([-2, -4]).quadTo([0, -7], [2, -4]).lineTo([2, -0.4]).close(),
    colour.red,
    FINE,
  )
  pen.mark({ fill: colour.glow }, new Path().ellipse([0.4, -10], 1.2))
  pen.curves(linesOf('-9,-22 -7,-20 -5,-22 / 1,-27 3,-25 5,-27 / 5,-19 7,-17 9,-19 / -4,-30 -2,-28 0,-30'), FINE)
}

export function signpost(pen: Pen): void {
  pen.lines(linesOf('0,0 0,-15'), { width: 1.4 })
  pen.polygon(pointsOf('-1,-14 8,-14.6 10.4,-12.6 8,-10.8 -1,-10.6'), colour.wood, LINE)
  pen.polygon(pointsOf('1,-9.6 -7,-9.4 -9.4,-7.6 -7,-6.2 1,-6.4'), colour.wood, LINE)
}

export function duck(pen: Pen): void {
  pen.shape(
    new Path()
      .moveTo([-5, -3])
      .quadTo([-4, 1], [1, 1])
      .quadTo([5, 0.6], [5, -2.6])
      .quadTo([2, -1.4], [0.4, -3])
      .close(),
    colour.glow,
    LINE,
  )
  pen.shape(new Path().ellipse([-2.4, -4.6], 2.4), colour.glow, LINE)
  pen.mark({ fill: colour.rust }, new Path().polygon(pointsOf('-4.4,-5.2 -7,-4.2 -4.4,-3.6')))
  pen.mark({ fill: colour.dark }, new Path().ellipse([-3, -5.2], 0.5))
  pen.curves(linesOf('-8,1.6 -2,2.6 4,1.8 8,2.4'), { width: weight.detail, stroke: colour.seaInk })
}

export function stag(pen: Pen): void {
  pen.shape(
    new Path().polygon(
      pointsOf('-6,-9 -5,-5 -5.6,0 -4.4,0 -3,-4.4 3,-4.4 4,0 5.2,0 5,-5 6,-8 3,-9 -1,-9 -3,-12 -6,-12.6 -8,-11'),
    ),
    colour.wood,
    LINE,
  )
  pen.lines(linesOf('-4.6,-12.4 -4,-18 -7,-20 / -4.2,-16 -2,-18 / -6,-12.6 -8,-16 -11,-17 / -8,-16 -7.4,-18.6'), LINE)
}

export function sheep(pen: Pen): void {
  const fleece = new Path()
  const rest = new Path()
  for (const [x, y] of [
    [-10, 0],
    [2, -5],
    [8, 3],
  ] as const) {
    fleece.ellipse([x, y - 3.4], 4, 2.7)
    rest.polygon([
      [x - 3.4, y - 5.4],
      [x - 5.8, y - 4.2],
      [x - 3.6, y - 3],
    ])
    rest.polygon(upright(x - 2, y - 1, 0.8, 1.6)).polygon(upright(x + 1.4, y - 1, 0.8, 1.6))
  }
  pen.shape(fleece, colour.snow, LINE).mark({ fill: colour.dark }, rest)
}
