/** The site's mark: a chart in three folds, and the star of a compass on it. */
import type { Mood } from '../../table/palette.ts'
import { groupAttributes, merged, svg } from '../drawing/ink.ts'
import { colour, coloured } from '../drawing/palette.ts'
import { Pen } from '../drawing/pen.ts'
import { linesOf } from '../drawing/plot.ts'
import type { Point } from '../drawing/points.ts'
import { randomStream } from '../drawing/random.ts'

/** The width and height of the space in which the mark is drawn. */
const SIZE = 32

/** How far the table reaches beyond the sheet. */
const MARGIN = 7

type Crease = [top: Point, bottom: Point]

/** The upper and the lower end of each crease, from left to right; the outermost are the sheet's edges. */
const CREASES = linesOf('2,6 2,30 / 11,2 11,26 / 21,6 21,30 / 30,2 30,26') as Crease[]

/** The leaves between the creases, from left to right: the one turned away from the light is darker. */
const LEAVES = [colour.paper, colour.stoneDeep, colour.paper]

/** The middle of the star, and how far its points and the notches between them lie from there. */
const MIDDLE: Point = [16, 16]
const REACH = 12
const NOTCH = 3.4

/** The mark as SVG text, transparent around the sheet. */
export function drawFavicon(mood: Mood): string {
  return coloured(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${drawMark()}</svg>`,
    mood,
  )
}

/** The mark on a table, for home screens, which show the corners of icons. `size` is its side in px. */
export function drawHomeIcon(size: number, mood: Mood): string {
  const space = `${-MARGIN} ${-MARGIN} ${SIZE + 2 * MARGIN} ${SIZE + 2 * MARGIN}`
  const table = `<path fill="${colour.darkWood}" d="M-99-99h300v300h-300z"/>`
  return coloured(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${space}">${table}${drawMark()}</svg>`,
    mood,
  )
}

function drawMark(): string {
  const pen = new Pen(randomStream('favicon'))
  LEAVES.forEach((fill, index) => {
    const [left, right] = CREASES.slice(index, index + 2) as [Crease, Crease]
    pen.polygon([left[0], ...right, left[1]], fill, { stroke: null, wobble: 0 })
  })
  const edge = [...CREASES.map(([top]) => top), ...CREASES.map(([, bottom]) => bottom).reverse()]
  pen.polygon(edge, null, { width: 2, wobble: 0 })
  for (const degrees of [0, 90, 180, 270]) pen.at(MIDDLE, 1, () => pen.turned([0, 0], degrees, drawRay))
  return `<g ${groupAttributes}>${svg(merged(pen.marks))}</g>`
}

/** One of the four rays, pointing up: its left half lit, its right half dark. */
function drawRay(pen: Pen): void {
  const tip: Point = [0, -REACH]
  const bare = { stroke: null, wobble: 0 }
  pen.polygon([tip, [0, 0], [-NOTCH, -NOTCH]], colour.red, bare)
  pen.polygon([tip, [NOTCH, -NOTCH], [0, 0]], colour.dark, bare)
}
