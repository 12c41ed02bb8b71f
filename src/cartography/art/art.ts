/** The drawings of the folder `art`: SVG files that any drawing program opens. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Box } from '../../panzoom/core/geometry.ts'
import { plainError } from '../../table/mistakes.ts'
import type { Mood } from '../../table/palette.ts'
import type { LandmarkName } from '../../table/table.ts'
import { drawSvg } from '../drawing/drawSvg.ts'
import type { Pen } from '../drawing/pen.ts'
import type { Point } from '../drawing/points.ts'
import { elementsIn, parseSvg, type SvgElement } from '../drawing/svgFile.ts'
import { boxOf } from '../drawing/svgShapes.ts'
import { TEXTURES } from './kit/textures.ts'

/** A landmark: how it is drawn, the room around its origin, and where a road to it ends; in map units. */
export interface Art {
  readonly draw: (pen: Pen, mood?: Mood) => void
  readonly extent: Box
  readonly door: Point
}

const memories: Map<unknown, unknown>[] = []

/** A memory of what has been made of the files, until they are forgotten. */
export function artMemory<Key, Value>(): Map<Key, Value> {
  const memory = new Map<Key, Value>()
  memories.push(memory)
  return memory
}

/** Has every file read anew, as some may have changed. */
export function forgetArt(): void {
  for (const memory of memories) memory.clear()
}

const files = artMemory<string, SvgElement>()

/** The file of a drawing, such as `discoveries/ring of stones`: read once. */
function fileOf(name: string): SvgElement {
  const known = files.get(name)
  if (known) return known
  const path = `${name.replaceAll(' ', '-')}.svg`
  const file = parseSvg(readFileSync(join(import.meta.dirname, path), 'utf8'))
  if (!file)
    throw plainError(`src/cartography/art/${path}: it is not a whole SVG file. Save it again as a plain SVG.`)
  files.set(name, file)
  return file
}

/** Draws the drawing of a name about its origin, without what a mood leaves out. */
export function drawArt(pen: Pen, name: string, mood?: Mood): void {
  drawSvg(pen, fileOf(name), { textures: TEXTURES, mood })
}

/** The room of a drawing around its origin, in map units: its `viewBox`. */
export function extentOf(name: string): Box {
  return boxOf(fileOf(name)) as Box
}

/** The drawing of a known landmark. A road ends at its circle `door`. */
export function landmarkArt(landmark: LandmarkName): Art {
  const name = `landmarks/${landmark}`
  const door = [...elementsIn(fileOf(name))].find(({ attributes }) => attributes.id === 'door')
  return {
    draw: (pen, mood) => drawArt(pen, name, mood),
    extent: extentOf(name),
    door: [Number(door?.attributes.cx), Number(door?.attributes.cy)],
  }
}
