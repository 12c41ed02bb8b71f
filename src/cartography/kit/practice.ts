/** Things to practise with: a target, a straw man, swords. */
import { colour } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { bold, detail, line, type Pen } from '../drawing/pen.ts'

/** An archery target, 23 units tall, with an arrow in its middle: its foot at the origin. */
export function drawTarget(pen: Pen): void {
  pen.lines('-7,0 -1,-16 / 8,0 2,-16', bold)
  pen.shape(new Path().ellipse([0, -13], 9, 10), colour.snow)
  pen.fill(new Path().ellipse([0, -13], 6, 6.7), colour.red)
  pen.shape(new Path().ellipse([0, -13], 3, 3.5), colour.gold, detail)
  pen.lines('0.5,-13.5 14,-20 / 11,-21 15,-20.5 13.5,-17', line)
}

/**
 * A straw man, 30 units tall, with a shield on one arm and a wooden sword on the other: its foot at the
 * origin.
 */
export function drawStrawMan(pen: Pen): void {
  pen.lines('0,0 0,-24 / -11,-16 10,-19', { width: 2 })
  pen.polygon('9,-17 8,-19 16,-31 18,-30', colour.wood, detail)
  pen.blob('-4.5,-20 -5.5,-12 -6.5,-5 0,-6 6.5,-5 5.5,-12 4.5,-20', colour.straw, line)
  pen.shape(new Path().ellipse([0, -24.5], 3.8, 4.4), colour.paleStraw, line)
  pen.lines('-5,-13 5,-13 / -2,-10 -3,-6 / 2,-10 3,-6 / -3,-21 3,-21', detail)
  pen.shape(new Path().ellipse([-11, -14], 5.4, 6.2), colour.red, line)
  pen.shape(new Path().ellipse([-11, -14], 1.8), colour.gold, detail)
}

/**
 * Two swords laid across each other, points up, 22 units tall: the middle of their lower edge at the origin.
 */
export function drawSwords(pen: Pen): void {
  for (const degrees of [-38, 38]) {
    pen.turned([0, -6], degrees, () => {
      pen.polygon('-1.2,-12 0,-15 1.2,-12 1.2,3 -1.2,3', colour.blade, detail)
      pen.line('-4,3.4 4,3.4', { stroke: colour.gold, width: 1.6 })
      pen.line('0,4 0,8', { width: 1.6 })
    })
  }
}
