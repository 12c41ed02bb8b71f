/** Sketches: one drawing of the folder `art` by itself, large, to be looked at while it is drawn. */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Box } from '../../panzoom/core/geometry.ts'
import { boxAround, grown } from '../../table/area.ts'
import type { Mood } from '../../table/palette.ts'
import { drawArt } from '../art/art.ts'
import { groupAttributes, merged, paintedBox, svg } from '../drawing/ink.ts'
import { colour, coloured } from '../drawing/palette.ts'
import { Pen } from '../drawing/pen.ts'
import { randomStream } from '../drawing/random.ts'
import { extentOf } from '../extents/files.ts'

/**
 * The drawings, such as `landmarks/keep`, by their paths and by the names of their files, of which a
 * landmark's comes last and counts; not the parts of ornaments.
 */
const DRAWINGS: ReadonlyMap<string, string> = new Map(
  readdirSync(join(import.meta.dirname, '../art'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svg') && !path.startsWith('ornaments'))
    .map((path) => path.replaceAll('\\', '/').slice(0, -4))
    .sort()
    .flatMap((path) => [path, basename(path)].map((name) => [name, path] as const)),
)

/** The names of everything that can be sketched, in alphabetical order. */
export const SKETCHES: readonly string[] = [...DRAWINGS.keys()].filter((name) => !name.includes('/')).sort()

/** How long the longer side of a sketch is, in px, and its margin in map units. */
const SIDE = 900
const MARGIN = 8

/** A sketch as SVG text, with a cross at the origin and a frame around its extent, if the name is known. */
export function sketch(name: string, mood: Mood): string | undefined {
  const drawing = DRAWINGS.get(name)
  if (!drawing) return undefined
  const pen = new Pen(randomStream(`sketch ${name}`))
  drawArt(pen, drawing)
  const extent = extentOf(drawing)
  const box = grown(boxAround([...pen.marks.map(paintedBox), extent]), MARGIN)
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const scale = SIDE / Math.max(width, height)
  const space = `viewBox="${box.left} ${box.top} ${width} ${height}"`
  const paper = `<path fill="${colour.paper}" d="M${box.left},${box.top}h${width}v${height}h${-width}z"/>`
  const help = `<path fill="none" stroke="${colour.red}" stroke-width="${1 / scale}" stroke-dasharray="${6 / scale}" d="${helpLines(box, extent)}"/>`
  const ink = `<g ${groupAttributes}>${svg(merged(pen.marks))}</g>`
  return coloured(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" ${space}>${paper}${help}${ink}</svg>\n`,
    mood,
  )
}

function helpLines(box: Box, extent: Box): string {
  const cross = `M${box.left},0H${box.right}M0,${box.top}V${box.bottom}`
  return `${cross}M${extent.left},${extent.top}H${extent.right}V${extent.bottom}H${extent.left}Z`
}
