/** What moves over the picture: cut from it, or drawn by the same pen. */
import { boxAround } from '../../table/area.ts'
import type { Mood } from '../../table/palette.ts'
import { spritesOf } from '../art/landmarks.ts'
import { seaSprites } from '../art/sea/seaLife.ts'
import { groupAttributes, paintedBox, svg } from '../drawing/ink.ts'
import { coloured } from '../drawing/palette.ts'
import type { Sprite } from '../drawing/pen.ts'
import type { Land } from '../survey/field.ts'

/** All sprites as SVG text, each an `<svg>` where it stands on the map, in map px: its class is its kind. */
export function drawSprites({ geography, regions }: Pick<Land, 'geography' | 'regions'>, mood: Mood): string {
  const { sea, size } = geography
  const sprites = [...regions.flatMap((region) => spritesOf(region, regions, mood)), ...seaSprites(sea)]
    .map(svgSprite)
    .join('')
  return coloured(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">${sprites}</svg>\n`,
    mood,
  )
}

function svgSprite({ kind, marks }: Sprite): string {
  const { left, top, right, bottom } = boxAround(marks.map(paintedBox))
  const [x, y] = [Math.floor(left), Math.floor(top)]
  const [width, height] = [Math.ceil(right) - x, Math.ceil(bottom) - y]
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"`
  return `<svg class="${kind}" ${box}><g ${groupAttributes}>${svg(marks)}</g></svg>`
}
