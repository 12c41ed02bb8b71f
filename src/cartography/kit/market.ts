/** Things before a well-kept house: market stalls, vegetable beds, apple trees. */
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { bold, detail, line, type Pen } from '../drawing/pen.ts'
import { linesOf } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'

/**
 * A stall with a striped awning, 20 units wide and 17 tall: the middle of its foot, and the awning's second
 * colour.
 */
export function drawStall(pen: Pen, foot: Point, cloth: string): void {
  pen.at(foot, 1, () => {
    pen.lines('-8,0 -8,-11 / 8,0 8,-11', bold)
    pen.polygon('-9,0 -9,-5 9,-5 9,0', colour.wood, line)
    pen.shape(
      new Path().ellipse([-5, -6], 1.8).ellipse([-1.6, -6], 1.8).ellipse([2, -6], 1.8),
      colour.rust,
      detail,
    )
    pen.shape(
      'M-7,-17L7,-17L10,-10Q7.5,-7 5,-10Q2.5,-7 0,-10Q-2.5,-7 -5,-10Q-7.5,-7 -10,-10Z',
      colour.snow,
      line,
    )
    const stripes = 'M-3.5,-16.6L0,-16.6L0,-10Q-2.5,-7.6 -5,-10ZM3.5,-16.6L7,-16.6L9.6,-10Q7.5,-7.6 5,-10Z'
    pen.fill(stripes, cloth)
  })
}

/** Three beds of cabbages, 40 units wide and 9 deep: the far left corner at the origin. */
export function drawBeds(pen: Pen): void {
  const beds = linesOf('0,0 40,0 41,2 0,2 / -1,4 42,4 43,6 -1,6 / -2,8 43,8 44,10 -2,10')
  for (const bed of beds) pen.fill(new Path().polygon(bed), colour.soil)
  const cabbages = new Path()
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 7; column++) cabbages.ellipse([2 + column * 6 + row, row * 4], 2, 1.7)
  }
  pen.shape(cabbages, colour.leaf, detail)
}

/** Dots: lines of no length. */
const FRUIT = 'M-4,-11L-4,-11M-1,-15L-1,-15M3,-11L3,-11M4,-16L4,-16'

/** Round trees with red fruit: where they stand, and how tall they are. */
export function drawApples(pen: Pen, feet: readonly Point[], height: number): void {
  for (const foot of feet) {
    pen.at(foot, height / 20, () => {
      pen.polygon('-1.4,0 -1,-8 1,-8 1.6,0', colour.wood, detail)
      pen.shape(
        'M-7,-9Q-10,-14 -5,-16Q-4,-21 1,-20Q6,-21 6,-16Q10,-13 7,-9Q4,-5 0,-7Q-4,-5 -7,-9Z',
        colour.leaf,
        line,
      )
      pen.fill('M1,-7Q6,-12 3,-19Q6,-20 6,-16Q10,-13 7,-9Q4,-6 1,-7Z', colour.dark, 0.24)
      pen.shape(FRUIT, null, { stroke: colour.red, width: 2.2 })
    })
  }
}
