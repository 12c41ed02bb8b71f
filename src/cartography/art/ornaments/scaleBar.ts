/** The scale: a bar of leagues, and the dividers that measure on it. */
import { colour } from '../../drawing/palette.ts'
import { type Mark, Pen } from '../../drawing/pen.ts'
import type { Point } from '../../drawing/points.ts'
import { randomStream } from '../../drawing/random.ts'
import { letterWord } from '../../lettering/lettering.ts'
import { drawArt } from '../art.ts'

/** How many parts the bar has, and half its length, in map units. */
const PARTS = 5
const HALF = 130

/** Draws the scale, the middle of the bar's upper edge at a place, with its unit, such as “Leagues”. */
export function drawScaleBar(at: Point, unit: string): Mark[] {
  const pen = new Pen(randomStream('scale'))
  pen.at(at, 1, () => drawArt(pen, 'ornaments/scale'))
  const numbers = Array.from({ length: PARTS + 1 }, (_, index) =>
    letterWord(String(index * 10), 'italic', [at[0] - HALF + index * ((2 * HALF) / PARTS), at[1] - 11], 12),
  )
  const legend = letterWord(unit, 'italic', [at[0], at[1] + 31], 18, { fill: colour.legend })
  return [...pen.marks, ...numbers.flat(), ...legend]
}
