/** A picture of some lands around the places of a table, to choose one. */
import sharp, { type Sharp } from 'sharp'
import type { Size } from '../../panzoom/core/geometry.ts'
import { areaBox } from '../../table/area.ts'
import type { Cover } from '../../table/drawn.ts'
import type { Region, Table } from '../../table/table.ts'
import { groupAttributes, svg } from '../drawing/ink.ts'
import { coloured, drawingColours } from '../drawing/palette.ts'
import { sizeOf } from '../lands/geographyOf.ts'
import { siteOf } from '../lands/grown/site.ts'
import { letterWord } from '../lettering/lettering.ts'
import { collisions } from '../survey/collisions.ts'
import { surveyTable } from '../survey/survey.ts'
import { paintLand } from './paintLand.ts'

/** The width of a thumbnail, and the height of the line below it, in px. */
const WIDTH = 640
const LINE = 40

/**
 * Draws the lands of some words, side by side, with a frame around each place that lies over something.
 * `onLand` is called after each, with these places.
 */
export async function tryLands(
  table: Table,
  words: readonly string[],
  onLand: (word: string, covers: readonly Cover[]) => void,
): Promise<Sharp> {
  const map = sizeOf(table.map)
  const height = Math.round((WIDTH * map.height) / map.width)
  const columns = Math.ceil(Math.sqrt(words.length))
  const rows = Math.ceil(words.length / columns)
  const { paper: background, red } = drawingColours(table.mood).colour
  const thumbnails: Buffer[] = []
  for (const word of words) {
    const other = { ...table, land: word }
    const land = surveyTable(other)
    const covers = collisions(land, table.regions)
    const { name } = siteOf(word, table, map).theme
    const title = letterWord(`${word}: ${name}`, 'italic', [WIDTH / 2, LINE * 0.68], 26)
    const line = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LINE}"><g ${groupAttributes}>${svg(title)}</g></svg>`
    thumbnails.push(
      await sharp({ create: { width: WIDTH, height: height + LINE, channels: 3, background } })
        .composite([
          { input: await paintLand(land, other, WIDTH), left: 0, top: 0 },
          { input: Buffer.from(framesOf(covers, table.regions, map, red)), left: 0, top: 0 },
          { input: Buffer.from(coloured(line, table.mood)), left: 0, top: height },
        ])
        .png()
        .toBuffer(),
    )
    onLand(word, covers)
  }
  return sharp({
    create: { width: columns * WIDTH, height: rows * (height + LINE), channels: 3, background },
  })
    .composite(
      thumbnails.map((input, index) => ({
        input,
        left: (index % columns) * WIDTH,
        top: Math.floor(index / columns) * (height + LINE),
      })),
    )
    .jpeg({ quality: 84 })
}

/** A coloured frame around each place that lies over something, an SVG as large as a thumbnail of a map. */
function framesOf(
  covers: readonly Cover[],
  regions: readonly Region[],
  { width, height }: Size,
  colour: string,
): string {
  const frames = regions
    .filter(({ name }) => covers.some(({ place }) => place === name))
    .map(areaBox)
    .map(
      ({ left, top, right, bottom }) =>
        `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/>`,
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" viewBox="0 0 ${width} ${height}"><g fill="none" stroke="${colour}" stroke-width="12">${frames.join('')}</g></svg>`
}
