/** The site's mark: a chart in three folds, and the star of a compass on it. */
import type { Mood } from '../../table/palette.ts'
import { drawArt } from '../art/art.ts'
import { groupAttributes, merged, svg } from '../drawing/ink.ts'
import { colour, coloured } from '../drawing/palette.ts'
import { Pen } from '../drawing/pen.ts'
import { randomStream } from '../drawing/random.ts'

/** The width and height of the space in which the mark is drawn. */
const SIZE = 32

/** How far the table reaches beyond the sheet. */
const MARGIN = 7

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
  drawArt(pen, 'emblem/mark')
  return `<g ${groupAttributes}>${svg(merged(pen.marks))}</g>`
}
