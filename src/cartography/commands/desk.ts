/** What lies on the table beside the sheet, on screens that have room for it, seen from above. */

import type { Size } from '../../panzoom/core/geometry.ts'
import type { Mood } from '../../table/palette.ts'
import { drawArt } from '../art/art.ts'
import { groupAttributes, svg } from '../drawing/ink.ts'
import { colour, coloured } from '../drawing/palette.ts'
import { type Mark, Pen } from '../drawing/pen.ts'
import { repeated } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'

/**
 * The middle of what lies beside the sheet: a place on the table, and from there a distance in px. On the
 * left and on the right that is halfway between the sheet and the end of the table, when the map opens. The
 * buttons are below.
 */
const SIDES = [
  { x: '25%', side: -1, drawing: 'desk/quill-and-ink' },
  { x: '75%', side: 1, drawing: 'desk/dividers-and-coins' },
] as const

/** How far a thing's shadow falls. The light comes from the left. */
const SHADOW: Point = [7, 9]

/** The things beside a map as SVG text, stretched over the whole table, transparent where there are none. */
export function drawDesk({ width }: Size, mood: Mood): string {
  const sides = SIDES.map(({ x, side, drawing }) => {
    const pen = new Pen(randomStream('desk')).at([(side * width) / 4, 0], 1, (pen) => drawArt(pen, drawing))
    const things = `<g opacity=".4">${svg(shadowsOf(pen.marks))}</g>${svg(pen.marks)}`
    return `<svg x="${x}" y="44%" overflow="visible"><g ${groupAttributes}>${things}</g></svg>`
  })
  return coloured(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">${sides.join('')}</svg>`,
    mood,
  )
}

/** The shapes of all that is filled, moved: as text they differ from it only at their start. */
function shadowsOf(marks: readonly Mark[]): Mark[] {
  return marks
    .filter(({ style }) => style.fill)
    .map(({ path }) => ({ path: repeated(path, [SHADOW]), style: { fill: colour.dark } }))
}
