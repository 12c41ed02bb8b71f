/**
 * Shows how a land grows: `npm run draw -- --steps heron` draws a picture of each step around the places of the table, into
 * the folder for temporary files, or `npm run draw -- --steps heron folder` into that one, and nothing else.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import * as realm from '../realm.ts'
import { drawGrowth } from './growth/steps.ts'
import { growLand } from './land/grown.ts'
import { map } from './map.ts'
import { paintLand } from './paintLand.ts'
import { surveyTable } from './survey.ts'

/** The width of the last picture, the map, in px. */
const WIDTH = 640

const [word = 'heron', folder = join(tmpdir(), `land-${word}`)] = process.argv.slice(
  process.argv.indexOf('--steps') + 1,
)
mkdirSync(folder, { recursive: true })
const names = realm.regions.map(({ name }) => name)
const growth = growLand(word, realm, map)
const pictures = drawGrowth(growth, names)
for (const [name, picture] of pictures) writeFileSync(join(folder, `${name}.svg`), picture)
await sharp(await paintLand(surveyTable({ ...realm, land: word }), WIDTH))
  .jpeg({ quality: 60, mozjpeg: true })
  .toFile(join(folder, 'map.jpg'))
console.log(folder)
