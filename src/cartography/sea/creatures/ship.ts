/** The galleon: three masts, five square sails, a red cross on the largest. */

import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { bold, detail, hatching, line, type Pen } from '../../drawing/pen.ts'
import { pointsOf, repeated } from '../../drawing/plot.ts'
import { mix, type Point } from '../../drawing/points.ts'
import { surf, wake } from './water.ts'

/**
 * A square sail: where its mast is, its upper and lower edge, half its width at both, and how far it bellies.
 */
interface SquareSail {
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly half: number
  readonly halfBelow: number
  readonly belly: number
}

const sails: readonly SquareSail[] = [
  { x: -19, top: -46, bottom: -26, half: 7, halfBelow: 9, belly: 4 },
  { x: 21, top: -51, bottom: -37, half: 7.5, halfBelow: 9.5, belly: 4 },
  { x: 21, top: -35, bottom: -17, half: 9.5, halfBelow: 11.5, belly: 5 },
  { x: 2, top: -62, bottom: -45, half: 8.5, halfBelow: 11, belly: 5 },
  { x: 2, top: -43, bottom: -18, half: 11, halfBelow: 14, belly: 6.5 },
]
const masts = '-20,-8 -19.5,-52 / 2,-8 2.5,-70 / 21,-8 21.5,-57 / 30,-12 50,-26'
const shrouds =
  '2,-67 22,-12 / 21,-55 44,-22 / -20,-51 2,-14 / 2,-67 -16,-12 / -20,-51 -33,-19 / 21,-55 46,-24'
const cross = 'M2.5,-36 6,-36 6,-39.5 9,-39.5 9,-36 12.5,-36 12.5,-33 9,-33 9,-28 6,-28 6,-33 2.5,-33Z'
const hull = 'M-37,-24Q-35,-6 -28,4L24,4Q35,-1 42,-16Q35,-11 26,-8Q4,-6 -12,-8L-14,-15L-18,-15.4L-20,-21Z'
const planks = '-35,-14 -22,-10.4 -8,-8.8 / -34,-9 -10,-3.6 14,-4 38,-11 / -31,-3 -10,0.4 14,0.4 33,-4.4'

/**
 * Draws the galleon: it sails to the right, 90 units long and 76 high, the middle of its waterline at the
 * origin.
 */
export function ship(pen: Pen): void {
  pen.lines(shrouds, { ...hatching, wobble: 0 })
  pen.lines(masts, bold)
  for (const sail of sails) drawSquareSail(pen, sail, colour.sail)
  pen.fill(cross, colour.red)
  pen.polygon('31,-13 50,-26.4 33,-33', colour.sail, line)
  drawPennants(pen, pointsOf('2.5,-70'), 20, colour.red)
  drawPennants(pen, pointsOf('-19.5,-52 21.5,-57'), 14, colour.gold)
  drawHull(pen)
  surf(pen, [0, 5], 38)
  wake(pen, [-40, 5], -34)
}

/** Draws a square sail that the wind fills from the left, with its yard, seams, and the shade in its lee. */
function drawSquareSail(pen: Pen, sail: SquareSail, canvas: string): void {
  const { x, top, bottom, half, halfBelow, belly } = sail
  const edge = (side: number, pull: number): [Point, Point] => [
    [x + side * mix(half, halfBelow, 0.3) + belly * pull, mix(top, bottom, 0.45)],
    [x + side * halfBelow, bottom],
  ]
  const cloth = new Path()
    .moveTo([x - half, top])
    .lineTo([x + half, top])
    .quadTo(...edge(1, 1.3))
    .quadTo([x + belly * 0.5, bottom - 4.5], [x - halfBelow, bottom])
  cloth.quadTo([x - mix(half, halfBelow, 0.5) + belly * 1.1, mix(top, bottom, 0.6)], [x - half, top]).close()
  pen.shape(cloth, canvas, line)
  const lee = new Path().moveTo([x + half, top]).quadTo(...edge(1, 1.3))
  lee.quadTo([x + halfBelow * 0.8, bottom - 1.6], [x + halfBelow * 0.4, bottom - 2.2])
  pen.fill(
    lee.quadTo([x + half * 0.3 + belly * 1.5, mix(top, bottom, 0.5)], [x + half * 0.35, top]).close(),
    colour.shadow,
    0.24,
  )
  pen.line(`${x - half - 2},${top} ${x + half + 2},${top - 0.4}`, bold)
}

/** Draws a pennant at the top of each mast, blown to the right. */
export function drawPennants(pen: Pen, mastheads: readonly Point[], length: number, cloth: string): void {
  const flags = new Path()
  for (const [x, y] of mastheads) {
    flags
      .moveTo([x, y - 1])
      .quadTo([x + length * 0.5, y - 4], [x + length, y + 1])
      .quadTo([x + length * 0.5, y + 1], [x, y + 5])
      .close()
  }
  pen.shape(flags, cloth, detail)
}

function drawHull(pen: Pen): void {
  pen.shape(hull, colour.wood)
  pen.fill('M-32,-4Q2,3 36,-8Q32,1 24,4L-28,4Z', colour.dark, 0.4)
  pen.curves(planks, detail)
  pen.polygon('-36.6,-21 -21,-18 -20.6,-16 -36,-18.6', colour.gold, hatching)
  pen.fill(
    repeated('M0,0 0,-2.6 3,-2.6 3,0Z', pointsOf('-17,-3.6 -8,-3.6 1,-3.6 10,-3.6 19,-3.6')),
    colour.dark,
  )
  const lights = [-33, -28.6, -24.4].map((x): Point => [x, -14 + (x + 33) * 0.16])
  pen.shape(repeated('M0,0 0,-2.4 2.2,-2 2.2,0.4Z', lights), colour.glow, hatching)
}
