/** The tools of a smithy: a hoist, a water wheel, an anvil, stacked timber. */
import { arc, onEllipse } from '../drawing/curves.ts'
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { detail, type Flick, line, type Pen } from '../drawing/pen.ts'
import { pointsOf } from '../drawing/plot.ts'
import { mixPoints, type Point } from '../drawing/points.ts'

/**
 * Draws a hoist that reaches 38 units to the right, 78 tall, with an empty hook at 38 right and 56 up: its
 * foot at the origin.
 */
export function drawHoist(pen: Pen): void {
  pen.lines('-10,2 -1,-22 / 10,2 1,-22', { width: 2.2 })
  pen.polygon('-2.4,2 -2,-72 2,-72 2.4,2', colour.wood, line)
  pen.polygon('-12,-55 -10,-58.5 41,-78 42,-74.5', colour.wood, line)
  pen.lines('0,-72 0,-80 40,-78 / 0,-80 -11,-57 / 1,-42 20,-68 / 38,-75 38,-58', line)
  pen.polygon('-16,-50 -16,-60 -8,-60 -8,-50', colour.stoneDeep, line)
  pen.shape('M38,-58Q41,-56 38,-54', null, line)
  pen.shape(new Path().ellipse([39, -76], 2.6), colour.stoneDeep, detail)
}

/** Draws a water wheel with eight floats: its middle, and its radius. */
export function drawWaterWheel(pen: Pen, at: Point, radius: number): void {
  const on = (degrees: number, reach: number) => onEllipse([0, 0], [radius * reach, radius * reach], degrees)
  const spokes = Array.from({ length: 8 }, (_, index) => index * 45 + 10)
  const floats = new Path()
  for (const angle of spokes)
    floats.polygon([on(angle - 9, 0.74), on(angle - 7, 1.12), on(angle + 7, 1.12), on(angle + 9, 0.74)])
  pen.at(at, 1, () => {
    pen.shape(floats, colour.wood, line)
    pen.shape(new Path().ellipse([0, 0], radius * 0.95).ellipse([0, 0], radius * 0.7), null, { width: 2.6 })
    pen.shape(new Path().ellipse([0, 0], radius * 0.95).ellipse([0, 0], radius * 0.7), null, {
      width: 1.3,
      stroke: colour.wood,
    })
    pen.lines(
      spokes.map((angle) => [on(angle, 0.16), on(angle, 0.68)]),
      { width: 1.6 },
    )
    pen.shape(new Path().ellipse([0, 0], radius * 0.17), colour.darkWood, line)
  })
}

/**
 * Draws an anvil on its block, 16 units tall, with sparks that fly from it: the middle of its foot at the
 * origin.
 */
export function drawAnvil(pen: Pen): void {
  const sparks = arc([2, -15], [5, 5], -160, -20, 4).map(
    (from): Flick => ({ from, to: mixPoints([2, -15], from, pen.random.between(2, 3)), width: 1.4 }),
  )
  pen.polygon('-5,0 -4.4,-7 5.4,-7 6,0', colour.darkWood, line)
  pen.polygon('-4,-7 -2,-10 -9,-14 10,-14 9,-11 4,-10 6,-7', colour.anvil, line)
  pen.flicks(sparks, colour.spark)
}

/**
 * Draws logs in three rows, their ends to the front, 27 units wide and 21 tall: the middle of their foot at
 * the origin.
 */
export function drawLogs(pen: Pen): void {
  const ends = pointsOf('-9,-4 0,-4 9,-4 -4.5,-11.5 4.5,-11.5 0,-18.5')
  const logs = new Path()
  const rings = new Path()
  for (const end of ends) {
    logs.ellipse(end, 4.4)
    rings.ellipse(end, 2)
  }
  pen.shape(logs, colour.log, line).shape(rings, null, detail)
}
