/** The marks of map and landmarks: symbols of every page, which Mark.tsx shows in the text's colour. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { simplify } from '../../cartography/drawing/curves.ts'
import { groupAttributes, svg } from '../../cartography/drawing/ink.ts'
import { ownDrawing } from '../../cartography/drawing/ownDrawing.ts'
import { colour, coloured } from '../../cartography/drawing/palette.ts'
import { GRID, Path } from '../../cartography/drawing/path.ts'
import { type Mark, Pen } from '../../cartography/drawing/pen.ts'
import { randomStream } from '../../cartography/drawing/random.ts'
import { outlines } from '../../cartography/grids/contour.ts'
import { Grid } from '../../cartography/grids/grid.ts'
import type { Box } from '../../panzoom/core/geometry.ts'
import { landmarkOf, type Region } from '../../table/table.ts'
import { escapeText } from '../files.ts'

/** The marks that are drawn by hand, a symbol a line or more. */
const KNOWN = join(import.meta.dirname, '../../site/parts/marks.svg')

/** The side of a mark, and the room to its edges; how many px a unit has in the picture it is made from. */
const SIDE = 24
const MARGIN = 1.5
const PX = 4

/** The least side of a shape in a mark, and how far its lines may lie from the drawing's. */
const LEAST = 1
const TOLERANCE = 0.25

/** What doors and windows are filled with. */
const OPEN: readonly (string | undefined)[] = [colour.dark, colour.ink, colour.pane, colour.glow]

/** The symbols of the marks that a site shows: the map's, and each of its landmarks' once. */
export async function marksOf(regions: readonly Region[]): Promise<string> {
  const symbols = readFileSync(KNOWN, 'utf8').match(/<symbol.*?<\/symbol>/gs) ?? []
  const shown = new Map(regions.map((region) => [landmarkOf(region) as string, region.drawing]))
  const known = symbols.filter((symbol) => {
    const [, name = ''] = /id="mark-(\w+)"/.exec(symbol) ?? []
    return name === 'map' || shown.has(name)
  })
  const own = [...shown].map(([file, drawing]) => drawing && ownMark(file, drawing))
  return [...known, ...(await Promise.all(own))].join('')
}

/** The mark of an owner's own drawing: its outline, with its doors and windows. */
async function ownMark(file: string, drawing: string): Promise<string> {
  const { draw, extent } = ownDrawing(drawing)
  const { marks } = new Pen(randomStream(file)).at([0, 0], 1, draw)
  const [whole, openings] = await Promise.all(
    [marks, marks.filter(({ style }) => OPEN.includes(style.fill))].map((some) => outlineOf(some, extent)),
  )
  const inner = openings && `<path d="${openings}" fill="currentcolor" stroke-width="2"/>`
  return (
    `<symbol id="mark-${escapeText(file)}" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<g transform="scale(${1 / GRID})" stroke-width="6"><path d="${whole}"/>${inner}</g></symbol>`
  )
}

/** The outline of all that marks paint, as the `d` of a path; `extent` is as large as a mark may be. */
async function outlineOf(marks: readonly Mark[], { left, top, right, bottom }: Box): Promise<string> {
  const scale = (SIDE - 2 * MARGIN) / Math.max(right - left, bottom - top)
  const frame = [scale, 0, 0, scale, SIDE / 2 - ((left + right) / 2) * scale, SIDE - MARGIN - bottom * scale]
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE * PX}" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<g transform="matrix(${frame})"><g ${groupAttributes}>${svg(marks)}</g></g></svg>`
  const opacity = await sharp(Buffer.from(coloured(picture, 'parchment')))
    .extractChannel('alpha')
    .blur(1)
    .raw()
    .toBuffer()
  const grid = new Grid(Float32Array.from(opacity), {
    cell: 1 / PX,
    origin: 0,
    columns: SIDE * PX,
    rows: SIDE * PX,
  })
  const path = new Path()
  for (const ring of outlines(grid, 255 / 2)) {
    const shape = new Path().polygon(simplify(ring, TOLERANCE))
    const box = shape.box()
    if (Math.min(box.right - box.left, box.bottom - box.top) >= LEAST) path.append(shape)
  }
  return path.text()
}
