/**
 * Shows lands to choose from: `npm run draw -- --try 9` draws the first nine of a list of words around the places of the
 * table, `npm run draw -- --try heron gorse` those words. It writes one picture to the folder for temporary files, and
 * nothing else.
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import * as realm from '../realm.ts'
import { LAND_WORDS } from '../table/landWords.ts'
import { groupAttributes, svg } from './drawing/ink.ts'
import { colour } from './drawing/palette.ts'
import { letterWord } from './lettering/lettering.ts'
import { map } from './map.ts'
import { paintLand } from './paintLand.ts'
import { surveyTable } from './survey.ts'

/** The width of a thumbnail, and the height of the line below it, in px. */
const WIDTH = 640
const LINE = 40

const wanted = process.argv.slice(process.argv.indexOf('--try') + 1)
const count = Number(wanted[0] ?? 9)
const words = Number.isNaN(count) ? wanted : LAND_WORDS.slice(0, count)
const height = Math.round((WIDTH * map.height) / map.width)
const columns = Math.ceil(Math.sqrt(words.length))
const rows = Math.ceil(words.length / columns)

const thumbnails: Buffer[] = []
for (const [index, word] of words.entries()) {
  console.log(`${word}, ${index + 1} of ${words.length}`)
  thumbnails.push(await thumbnailOf(word))
}
const file = join(tmpdir(), 'lands.jpg')
await sharp({
  create: { width: columns * WIDTH, height: rows * (height + LINE), channels: 3, background: colour.paper },
})
  .composite(
    thumbnails.map((input, index) => ({
      input,
      left: (index % columns) * WIDTH,
      top: Math.floor(index / columns) * (height + LINE),
    })),
  )
  .jpeg({ quality: 84 })
  .toFile(file)
console.log(`${file}: choose one, write it in src/realm/realm.yaml as land: …, and run "npm run draw".`)

/** A land with its word below it, as a PNG. */
async function thumbnailOf(word: string): Promise<Buffer> {
  const title = letterWord(word, 'italic', [WIDTH / 2, LINE * 0.68], 26)
  const line = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LINE}"><g ${groupAttributes}>${svg(title)}</g></svg>`
  return sharp({ create: { width: WIDTH, height: height + LINE, channels: 3, background: colour.paper } })
    .composite([
      { input: await paintLand(surveyTable({ ...realm, land: word }), WIDTH), left: 0, top: 0 },
      { input: Buffer.from(line), left: 0, top: height },
    ])
    .png()
    .toBuffer()
}
