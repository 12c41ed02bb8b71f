/** A picture of some lands around the places of a table, to choose one. */
import sharp, { type Sharp } from 'sharp'
import type { Table } from '../table/table.ts'
import { groupAttributes, svg } from './drawing/ink.ts'
import { coloured, drawingColours } from './drawing/palette.ts'
import { sizeOf } from './land/geographyOf.ts'
import { letterWord } from './lettering/lettering.ts'
import { paintLand } from './paintLand.ts'

/** The width of a thumbnail, and the height of the line below it, in px. */
const WIDTH = 640
const LINE = 40

/** Draws the lands of some words, side by side. `onLand` is told each word before its land is drawn. */
export async function tryLands(
  table: Table,
  words: readonly string[],
  onLand: (word: string, index: number) => void,
): Promise<Sharp> {
  const map = sizeOf(table.map)
  const height = Math.round((WIDTH * map.height) / map.width)
  const columns = Math.ceil(Math.sqrt(words.length))
  const rows = Math.ceil(words.length / columns)
  const background = drawingColours(table.mood).colour.paper
  const thumbnails: Buffer[] = []
  for (const [index, word] of words.entries()) {
    onLand(word, index)
    const title = letterWord(word, 'italic', [WIDTH / 2, LINE * 0.68], 26)
    const line = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LINE}"><g ${groupAttributes}>${svg(title)}</g></svg>`
    thumbnails.push(
      await sharp({ create: { width: WIDTH, height: height + LINE, channels: 3, background } })
        .composite([
          { input: await paintLand({ ...table, land: word }, WIDTH), left: 0, top: 0 },
          { input: Buffer.from(coloured(line, table.mood)), left: 0, top: height },
        ])
        .png()
        .toBuffer(),
    )
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
