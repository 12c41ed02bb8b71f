/** The scale: a bar of leagues, and the dividers that measure on it. */

import type { Box } from '../../../panzoom/core/geometry.ts'
import { colour } from '../../drawing/palette.ts'
import { Path } from '../../drawing/path.ts'
import { detail, line, type Mark, Pen } from '../../drawing/pen.ts'
import { pointsOf } from '../../drawing/plot.ts'
import { boxAt, type Point } from '../../drawing/points.ts'
import { randomStream } from '../../drawing/random.ts'
import { letterWord } from '../../lettering/lettering.ts'
import { drawArt } from '../art.ts'

const LENGTH = 260
const PARTS = 5

/** The ground that the scale takes, the middle of the bar's upper edge at a place. */
export const scaleBarBox = (at: Point): Box => boxAt(at, 148, 90, 42)

/** Draws the scale, the middle of the bar's upper edge at a place, with its unit, such as “Leagues”. */
export function drawScaleBar(at: Point, unit: string): Mark[] {
  const pen = new Pen(randomStream('scale'))
  const part = LENGTH / PARTS
  const left = -LENGTH / 2
  pen.at(at, 1, () => {
    pen.polygon(`${left - 8},-8 ${-left + 8},-8 ${-left + 8},13 ${left - 8},13`, colour.scaleGround, {
      ...line,
      fillOpacity: 0.85,
    })
    pen.polygon(bar(left, LENGTH), colour.scaleBar, { ...line, wobble: 0 })
    const red = new Path()
    for (const [from, length] of [
      [0, part / 4],
      [part / 2, part / 4],
      [part, part],
      [3 * part, part],
    ] as const) {
      red.polygon(bar(left + from, length))
    }
    pen.shape(red, colour.red, detail)
    pen.at([left + 4 * part, -1], 1, () => drawArt(pen, 'ornaments/dividers'))
  })
  const numbers = Array.from({ length: PARTS + 1 }, (_, index) =>
    letterWord(String(index * 10), 'italic', [at[0] + left + index * part, at[1] - 11], 12),
  )
  const legend = letterWord(unit, 'italic', [at[0], at[1] + 31], 18, { fill: colour.legend })
  return [...pen.marks, ...numbers.flat(), ...legend]
}

function bar(from: number, length: number): Point[] {
  return pointsOf(`${from},0 ${from + length},0 ${from + length},6 ${from},6`)
}
