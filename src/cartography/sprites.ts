/** What moves over the picture: cut from it, or drawn by the same pen. */

import { regions } from '../realm.ts'
import { boxAround } from '../table/box.ts'
import { groupAttributes, paintedBox, svg } from './drawing/ink.ts'
import type { Sprite } from './drawing/pen.ts'
import type { Geography } from './land/geography.ts'
import { spritesOf } from './landmarks.ts'
import { map } from './map.ts'
import { seaSprites } from './sea/seaLife.ts'

/** All sprites as SVG text, each an `<svg>` where it stands on the map, in map px: its class is its kind. */
export function drawSprites({ sea }: Geography): string {
  const sprites = [...regions.flatMap(spritesOf), ...seaSprites(sea)]
  const viewBox = `0 0 ${map.width} ${map.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${sprites.map(svgSprite).join('')}</svg>\n`
}

function svgSprite({ kind, marks }: Sprite): string {
  const { left, top, right, bottom } = boxAround(marks.map(paintedBox))
  const [x, y] = [Math.floor(left), Math.floor(top)]
  const [width, height] = [Math.ceil(right) - x, Math.ceil(bottom) - y]
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"`
  return `<svg class="${kind}" ${box}><g ${groupAttributes}>${svg(marks)}</g></svg>`
}
