/** The drawings of the folder `art`: SVG files that any drawing program opens. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Box } from '../panzoom/core/geometry.ts'
import { drawSvg } from './drawing/drawSvg.ts'
import type { Pen } from './drawing/pen.ts'
import type { Point } from './drawing/points.ts'
import { elementsIn, parseSvg, type SvgElement } from './drawing/svgFile.ts'
import { boxOf } from './drawing/svgShapes.ts'
import { TEXTURES } from './kit/textures.ts'

const files = new Map<string, SvgElement>()

/** The file of a drawing, such as `discoveries/ring of stones`: read once. */
function fileOf(name: string): SvgElement {
  const known = files.get(name)
  if (known) return known
  const path = join(import.meta.dirname, 'art', `${name.replaceAll(' ', '-')}.svg`)
  const file = parseSvg(readFileSync(path, 'utf8'))
  if (!file) throw new Error(`${path} is no SVG file.`)
  files.set(name, file)
  return file
}

/** Draws the drawing of a name about its origin. */
export function drawArt(pen: Pen, name: string): void {
  drawSvg(pen, fileOf(name), TEXTURES)
}

/** The room of a drawing around its origin, in map units: its `viewBox`. */
export function extentOf(name: string): Box {
  return boxOf(fileOf(name)) as Box
}

/** Where a road to a drawing ends: at its circle `door`. */
export function doorIn(name: string): Point {
  const door = [...elementsIn(fileOf(name))].find(({ attributes }) => attributes.id === 'door')
  return [Number(door?.attributes.cx), Number(door?.attributes.cy)]
}
