/**
 * Draws the whole picture anew and writes the site's files: `npm run draw`. The files are kept with the source, so that
 * a build need not draw.
 */
import { readdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Box } from '../panzoom/geometry.ts'
import * as realm from '../realm.ts'
import { coverText } from '../table/covers.ts'
import { drawnFrom } from '../table/drawn.ts'
import { cardFileOf, pathOf } from '../table/pathOf.ts'
import { INK_FILES, NIGHT_FILE } from '../table/paths.ts'
import { pagesOf, plateOf, type Region, type Table, unusedPictures } from '../table/table.ts'
import { drawPlaceCard, drawSiteCard } from './card.ts'
import { collisions } from './collisions.ts'
import { sentenceOf } from './land/misfit.ts'
import { map } from './map.ts'
import { lightsIn } from './night/lights.ts'
import { drawNight } from './night/night.ts'
import { drawVeil, VEIL } from './night/veil.ts'
import { drawPicture, inkLayersOf } from './picture.ts'
import { drawPlace } from './places.ts'
import { drawSprites } from './sprites.ts'
import { surveyTable } from './survey.ts'
import { drawWash } from './wash/wash.ts'
import { drawAround, type Files, pixels, ROOT, writeFiles, writeRecord } from './write.ts'

const { regions } = realm

const land = surveyTable(realm)
const picture = drawPicture(land)
const painted = drawWash(land, picture)
const wash = pixels(painted)
const washAddress = `data:image/png;base64,${(await wash.clone().png().toBuffer()).toString('base64')}`

const lights = lightsIn(picture)

const files: Files = {
  ...(await drawAround()),
  'public/wash.avif': wash.clone().avif({ quality: 38, effort: 9, chromaSubsampling: '4:2:0' }),
  'public/wash.webp': wash.clone().webp({ quality: 50, effort: 6 }),
  'src/drawn/wash-tiny.webp': wash
    .clone()
    .resize(16)
    .webp({ quality: 80, effort: 6, preset: 'icon', smartSubsample: true }),
  [`public/${NIGHT_FILE}`]: drawNight(lights, land, await veilAddressOf()),
  'src/drawn/sprites.svg': drawSprites(land.geography),
  'public/card.jpg': photograph(drawSiteCard(picture, land.geography, washAddress)),
}

const covers = collisions(land, regions)
const record = { ...drawnFrom(realm, (x, y) => land.inland(x, y) > 0), ...(covers.length > 0 && { covers }) }

inkLayersOf(picture).forEach((layer, index) => {
  files[`public/${INK_FILES[index]}`] = layer
})
for (const region of pagesOf(regions)) {
  files[`public/places${pathOf(region)}.svg`] = drawPlace(picture, region, {
    wash: await washAddressOf(region),
    veil: await veilAddressOf(plateOf(region)),
  })
  files[`public/${cardFileOf(region)}`] = photograph(drawPlaceCard(picture, region, washAddress))
}

await writeFiles(files)
for (const folder of ['places', 'cards'] as const) {
  const there = await readdir(resolve(ROOT, 'public', folder)).catch(() => [])
  for (const file of unusedPictures(folder, there, regions)) await rm(resolve(ROOT, 'public', folder, file))
}
// A land that has grown leaves out what has no room without a word: its owner can move none of it.
const { land: word }: Table = realm
if (!word) for (const misfit of picture.misfits) console.log(sentenceOf(misfit))
// On the hand-made land, that has been said before.
for (const cover of word ? covers : []) {
  const region = regions.find(({ name }) => name === cover.place)
  if (region) console.log(`src/realm/realm.yaml: region "${cover.place}": it ${coverText(region, cover, word)}`)
}
await writeRecord(record)

/** A card as a file that every social network takes. */
function photograph(card: string): Sharp {
  return sharp(Buffer.from(card)).flatten().jpeg({ quality: 45, mozjpeg: true })
}

/** The part of the wash that lies below a region, small, within the address itself. */
async function washAddressOf(region: Region): Promise<string> {
  const { left, top, right, bottom } = plateOf(region)
  const { width, height } = painted
  const part = {
    left: Math.round((left * width) / map.width),
    top: Math.round((top * height) / map.height),
    width: Math.round(((right - left) * width) / map.width),
    height: Math.round(((bottom - top) * height) / map.height),
  }
  const bytes = await wash.clone().extract(part).webp({ quality: 46, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** The night's veil over a part of the map, or all of it, within the address itself. */
async function veilAddressOf(part?: Box): Promise<string> {
  const bytes = await pixels(drawVeil(lights.lights, land, part))
    .webp(VEIL)
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
