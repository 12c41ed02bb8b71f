/** What lies on the table beside the sheet, on screens that have room for it, seen from above. */

import type { Size } from '../../panzoom/core/geometry.ts'
import type { Mood } from '../../table/palette.ts'
import { drawArt } from '../art/art.ts'
import { groupAttributes, svg } from '../drawing/ink.ts'
import { colour, coloured } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { bold, detail, line, type Mark, Pen } from '../drawing/pen.ts'
import { plotted } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'

/**
 * The middle of what lies beside the sheet: a place on the table, and from there a distance in px. On the
 * left and on the right that is halfway between the sheet and the end of the table, when the map opens. The
 * buttons are below.
 */
const SIDES = [
  { x: '25%', side: -1, draw: drawLeft },
  { x: '75%', side: 1, draw: drawRight },
] as const

/** How far a thing's shadow falls. The light comes from the left. */
const SHADOW: Point = [7, 9]

/** The things beside a map as SVG text, stretched over the whole table, transparent where there are none. */
export function drawDesk({ width }: Size, mood: Mood): string {
  const sides = SIDES.map(({ x, side, draw }) => {
    const pen = new Pen(randomStream('desk')).at([(side * width) / 4, 0], 1, draw)
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
  const moved = ([x, y]: Point): Point => [x + SHADOW[0], y + SHADOW[1]]
  return marks
    .filter(({ style }) => style.fill)
    .map(({ path }) => ({ path: path.moved(moved), style: { fill: colour.dark } }))
}

/** A quill beside its ink. */
function drawLeft(pen: Pen): void {
  pen.turned([14, -60], 24, drawQuill)
  pen.at([-36, 150], 1, () => {
    for (const [radius, fill] of [
      [42, colour.darkBrass],
      [33, colour.brass],
      [20, colour.dark],
    ] as const) {
      pen.shape(new Path().ellipse([0, 0], radius), fill, bold)
    }
    pen.curves('-36,-8 -27,-26 -8,-36 / -13,4 -11,-8 -4,-13', { stroke: colour.gold, width: 2 })
  })
}

/** Dividers, and the wages of honest work. */
function drawRight(pen: Pen): void {
  pen.turned([2, -24], -28, () => pen.at([0, 0], 2.7, (pen) => drawArt(pen, 'ornaments/dividers')))
  for (const at of [
    [-26, 122],
    [26, 140],
    [-8, 162],
  ] as const) {
    pen.at(at, 1, () => {
      pen.shape(new Path().ellipse([0, 0], 26), colour.brass, bold)
      pen.shape(new Path().ellipse([0, 0], 20), null, { ...detail, stroke: colour.dividersPin })
      pen.fill('M-11,9L-13,-8 -6,0 0,-11 6,0 13,-8 11,9Z', colour.dividersPin)
      pen.curves('-22,-7 -16,-16 -7,-22', { stroke: colour.gold, width: 1.6 })
    })
  }
}

/** A quill of some 340 units, its nib down. */
function drawQuill(pen: Pen): void {
  const vane =
    'M-1,92C-20,70 -33,30 -32,-20L-22,-30 -33,-36C-35,-90 -24,-140 8,-176C22,-140 32,-96 28,-46L18,-36 28,-28C27,14 18,62 4,92Z'
  pen.shape(plotted('M-3.5,150L-2,60 3,60 3.5,150 1,176Z'), colour.stoneDeep, line)
  pen.fill('M-3.5,150L3.5,150 1,176Z', colour.iron)
  pen.shape(vane, colour.ribbonTail, bold)
  pen.fill(
    'M3,90C4,10 6,-90 8,-176C22,-140 32,-96 28,-46L18,-36 28,-28C27,14 18,62 4,92Z',
    colour.stoneDeep,
    0.9,
  )
  pen.curves('0,150 2,0 7,-172', line)
  pen.curves(
    '1,60 -12,40 -24,10 / 2,10 -12,-14 -23,-62 / 3,-50 -8,-80 -16,-110 / 2,50 12,34 21,8 / 3,0 12,-22 20,-66',
    detail,
  )
}
