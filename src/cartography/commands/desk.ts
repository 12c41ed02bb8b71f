/** What lies on the table beside the sheet, on screens that have room for it, seen from above. */
import type { Size } from '../../panzoom/core/geometry.ts'
import type { Mood } from '../../table/palette.ts'
import { drawArt } from '../art/art.ts'
import { groupAttributes, short, svg } from '../drawing/ink.ts'
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

/** The middle of the candle, from that of the things on the left. */
const CANDLE: Point = [-24, -310]

/** How far its light reaches by night, in map units. */
const REACH = 330

const NIGHT = '<style>@media not all and (prefers-color-scheme:dark){.night{display:none}}</style>'

/**
 * The things beside a map as SVG text, stretched over the whole table, transparent where there are none. By
 * night they are dark, but for the candle: the file itself knows how, where the browser tells it the colour
 * scheme.
 */
export function drawDesk({ width }: Size, mood: Mood): string {
  const sides = SIDES.map(({ x, side, drawing }) => {
    const middle: Point = [(side * width) / 4, 0]
    const pen = new Pen(randomStream('desk')).at(middle, 1, (pen) => {
      drawArt(pen, drawing)
      if (side < 0) pen.at(CANDLE, 1, (pen) => drawArt(pen, 'desk/candle'))
    })
    const things = `${shade(pen.marks, SHADOW, 0.4)}${svg(pen.marks)}`
    const light = side < 0 ? candlelight([middle[0] + CANDLE[0], CANDLE[1]]) : ''
    const night = `<g class="night"><g ${groupAttributes}>${shade(pen.marks, [0, 0], 0.6)}</g>${light}</g>`
    return `<svg x="${x}" y="44%" overflow="visible"><g ${groupAttributes}>${things}</g>${night}</svg>`
  })
  const all = NIGHT + sides.join('')
  return coloured(`<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">${all}</svg>`, mood)
}

/** The shapes of all that is filled, moved and dark: as text they differ from it only at their start. */
function shade(marks: readonly Mark[], by: Point, opacity: number): string {
  const shapes = marks
    .filter(({ style }) => style.fill)
    .map(({ path }): Mark => ({ path: repeated(path, [by]), style: { fill: colour.dark } }))
  return `<g opacity="${short(opacity)}">${svg(shapes)}</g>`
}

/** A flame, and its light around it. */
function candlelight([x, y]: Point): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${short(offset)}" stop-color="${colour.lamplight}" stop-opacity="${short(opacity)}"/>`
  const glow = `<radialGradient id="a">${stop(0, 0.75)}${stop(0.13, 0.4)}${stop(0.4, 0.13)}${stop(1, 0)}</radialGradient>`
  return `${glow}<g transform="translate(${x} ${y})"><circle r="${REACH}" fill="url(#a)"/><path fill="${colour.litPane}" d="M-5,3Q-4,-8 9,-15 8,1 2,6-4,8-5,3z"/></g>`
}
