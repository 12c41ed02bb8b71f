/** Draws the drawings of the folder `art`. */
import type { Mood } from '../../table/palette.ts'
import { drawSvg } from '../drawing/drawSvg.ts'
import type { Pen } from '../drawing/pen.ts'
import { fileOf } from '../extents/files.ts'
import { TEXTURES } from './kit/textures.ts'

/** Draws the drawing of a name about its origin, without what a mood leaves out. */
export function drawArt(pen: Pen, name: string, mood?: Mood): void {
  drawSvg(pen, fileOf(name), { textures: TEXTURES, mood })
}
