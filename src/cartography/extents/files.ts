/** The files of the drawings in `art`, which any drawing program opens, and the room that each takes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Box } from '../../panzoom/core/geometry.ts'
import { plainError } from '../../table/mistakes.ts'
import type { Point } from '../drawing/points.ts'
import { elementsIn, parseSvg, type SvgElement } from '../drawing/svgFile.ts'
import { boxOf } from '../drawing/svgShapes.ts'

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
export function fileOf(name: string): SvgElement {
  const known = files.get(name)
  if (known) return known
  const path = `${name.replaceAll(' ', '-')}.svg`
  const file = parseSvg(readFileSync(join(import.meta.dirname, '../art', path), 'utf8'))
  if (!file)
    throw plainError(`src/cartography/art/${path}: it is not a whole SVG file. Save it again as a plain SVG.`)
  files.set(name, file)
  return file
}

/** The room of a drawing around its origin, in map units: its `viewBox`. */
export function extentOf(name: string): Box {
  return boxOf(fileOf(name)) as Box
}

/** An extent on the map: its origin at a place, so many times as large. */
export function placed({ left, top, right, bottom }: Box, [x, y]: Point, scale: number): Box {
  return {
    left: x + left * scale,
    top: y + top * scale,
    right: x + right * scale,
    bottom: y + bottom * scale,
  }
}

/** Where a road to a drawing ends, from its origin: at its circle `door`. */
export function doorIn(name: string): Point {
  const door = [...elementsIn(fileOf(name))].find(({ attributes }) => attributes.id === 'door')
  return [Number(door?.attributes.cx), Number(door?.attributes.cy)]
}
