/**
 * Checks that the committed pictures are those that the source draws. The ink must be the same to the byte.
 * Pictures of pixels are compared at a small size, since encoders and processors may differ in the last bit.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawPlaceCard, drawSiteCard } from '../../src/cartography/card'
import { drawDesk } from '../../src/cartography/desk'
import type { Raster } from '../../src/cartography/drawing/raster'
import { colourDragons } from '../../src/cartography/emblem/dragons'
import { drawFavicon, drawHomeIcon } from '../../src/cartography/emblem/favicon'
import { drawWordmark } from '../../src/cartography/emblem/wordmark'
import type { Land } from '../../src/cartography/land/field'
import { sizeOf } from '../../src/cartography/land/geographyOf'
import { lightsIn } from '../../src/cartography/night/lights'
import { drawNight } from '../../src/cartography/night/night'
import { drawVeil, VEIL_STEP } from '../../src/cartography/night/veil'
import { cartoucheOfCard } from '../../src/cartography/ownCard'
import { type Drawing, drawPicture, inkLayersOf } from '../../src/cartography/picture'
import { drawPlace } from '../../src/cartography/places'
import { drawSprites } from '../../src/cartography/sprites'
import { paperTile } from '../../src/cartography/wash/paper'
import { drawWash } from '../../src/cartography/wash/wash'
import { drawnFrom } from '../../src/table/drawn'
import { MOODS, siteColours } from '../../src/table/palette'
import { cardFileOf, INK_FILES, NIGHT_FILE, pathOf as placePath } from '../../src/table/paths'
import { isOwn, pagesOf, type Table } from '../../src/table/table'
import { BUDGETS } from '../budgets'
import { corners } from '../helpers/corners'
import { drawnPicture, surveyedLand } from '../helpers/land'
import { ownersTable } from '../helpers/ownersTable'
import * as realm from '../helpers/realm'

const { regions } = ownersTable

/** Whether the map is the owner's own picture: then it is not drawn, but all else is. */
const isPainted = isOwn(ownersTable.map)

const [works] = realm.regions
const OTHER: Table = {
  ...realm,
  mood: 'arctic',
  language: 'de',
  siteName: 'Anderland',
  map: { ...realm.map, width: 960, height: 720 },
  regions: works ? [{ ...works, corners: corners(440, 360, 640, 600) }] : [],
}

const pathOf = (file: string) => resolve(import.meta.dirname, '../..', file)
const bytesOf = (file: string) => readFileSync(pathOf(file))
const pixels = ({ bytes, width, height }: Raster) => sharp(bytes, { raw: { width, height, channels: 3 } })

const homeIcon = (size: number) => sharp(Buffer.from(drawHomeIcon(size, ownersTable.mood)))

/** The dragons' own drawing. */
const DRAGONS = bytesOf('src/cartography/emblem/dragons.svg').toString()

const SPRITES = 'src/drawn/sprites.svg'

/** The largest difference of a px in red, green or blue, of 255. */
const TOLERANCE = 8

/** The largest difference of two pictures, both scaled to a width in px. */
async function difference(kept: Sharp, drawn: Sharp, width: number): Promise<number> {
  const [before, after] = await Promise.all(
    [kept, drawn].map(async (picture) => {
      const { data, info } = await picture.flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true })
      return sharp(data, { raw: info }).resize(width).raw().toBuffer()
    }),
  )
  if (!before || before.length !== after?.length) return Number.POSITIVE_INFINITY
  return before.reduce((most, light, index) => Math.max(most, Math.abs(light - (after[index] ?? 0))), 0)
}

/** The pictures within a picture, each painted within its address. */
const addressesIn = (kept: string) => kept.match(/data:image\/webp;base64,[^"]+/g) ?? []

const advice = (file: string) => `${file} is not what the source draws: npm run draw`

describe('the output of npm run draw', () => {
  let land: Land
  let picture: Drawing
  let wash: Raster
  let other: string[]

  beforeAll(() => {
    if (isPainted) return
    // Another table, in the same process, changes nothing of what follows.
    other = inkLayersOf(drawPicture(surveyedLand(OTHER), OTHER))
    land = surveyedLand(ownersTable)
    picture = drawnPicture(ownersTable)
    // A quarter as wide as the committed one: the same at a small size, in a fraction of the time.
    wash = drawWash(land, picture, 512)
  })

  it.skipIf(isPainted)(
    'includes the record, by which the build detects that the picture is out of date',
    () => {
      const kept = JSON.parse(bytesOf('src/drawn/record.json').toString())
      expect(drawnFrom(ownersTable, (x, y) => land.inland(x, y) > 0)).toEqual(kept)
    },
  )

  it.skipIf(isPainted)('includes the ink, to the byte', () => {
    for (const [index, layer] of inkLayersOf(picture).entries()) {
      const file = `public/${INK_FILES[index]}`
      // Not `toBe` on the texts: its message would contain both, a fifth of a megabyte each.
      expect(layer === bytesOf(file).toString(), advice(file)).toBe(true)
    }
  })

  it.skipIf(isPainted)('is not that of another table, which is drawn in the same process', () => {
    for (const layer of other) expect(layer).toMatch(/^<svg [^>]*viewBox="0 0 960 720"/)
    expect(other.join('')).toContain('stroke="#1b2735"')
  })

  it.skipIf(isPainted)('includes the sprites', () => {
    const kept = bytesOf(SPRITES).toString()
    expect(drawSprites(land, ownersTable.mood) === kept, advice(SPRITES)).toBe(true)
  })

  it.skipIf(isPainted).each(pagesOf(regions))("includes the crop for $name's page", (region) => {
    const file = `public/map/places${placePath(region)}.svg`
    const kept = bytesOf(file).toString()
    const [wash = '', veil = ''] = addressesIn(kept)
    expect(drawPlace(picture, region, { wash, veil }) === kept, advice(file)).toBe(true)
  })

  it.skipIf(isPainted)('includes the night, to the byte but for its veil', async () => {
    const file = `public/${NIGHT_FILE}`
    const kept = bytesOf(file).toString()
    const [veil = ''] = addressesIn(kept)
    const lights = lightsIn(picture)
    expect(drawNight(lights, land, ownersTable.mood, veil) === kept, advice(file)).toBe(true)
    const { width, height, bytes } = drawVeil(lights.lights, land, ownersTable.mood)
    const drawn = sharp(bytes, { raw: { width, height, channels: 4 } })
    const keptVeil = sharp(Buffer.from(veil.replace(/.*,/, ''), 'base64'))
    const [before, after] = await Promise.all(
      [keptVeil, drawn].map((veil) => veil.extractChannel(3).raw().toBuffer()),
    )
    expect(before?.length).toBe(after?.length)
    const most = before?.reduce(
      (most, part, index) => Math.max(most, Math.abs(part - (after?.[index] ?? 0))),
      0,
    )
    expect(most, advice(file)).toBeLessThanOrEqual(VEIL_STEP)
  })

  it.each([
    { file: 'public/map/wash.avif', width: 32, drawn: () => pixels(wash), isOfMap: true },
    { file: 'public/map/wash.webp', width: 32, drawn: () => pixels(wash), isOfMap: true },
    // The picture of the first paint.
    {
      file: 'src/drawn/wash-tiny.webp',
      width: 4,
      size: { width: 16, height: 12 },
      isOfMap: true,
      drawn: () => pixels(wash).resize(16),
    },
    { file: 'public/map/paper.webp', width: 32, drawn: () => pixels(paperTile(ownersTable.mood)) },
    {
      file: 'public/map/apple-touch-icon.png',
      width: 20,
      drawn: () => homeIcon(180),
      size: { width: 180, height: 180 },
    },
    {
      file: 'public/map/icon-512.png',
      width: 20,
      drawn: () => homeIcon(512),
      size: { width: 512, height: 512 },
    },
  ])('includes $file', async ({ file, width, drawn, size = {}, isOfMap = false }) => {
    if (isOfMap && isPainted) return
    expect(await difference(sharp(pathOf(file)), drawn(), width), advice(file)).toBeLessThanOrEqual(TOLERANCE)
    expect(await sharp(pathOf(file)).metadata()).toMatchObject(size)
  })

  it.each([
    { file: 'src/drawn/dragons.svg', draw: () => colourDragons(DRAGONS, ownersTable.mood) },
    { file: 'src/drawn/cartouche.svg', draw: () => cartoucheOfCard(ownersTable) },
    { file: 'src/drawn/wordmark.svg', draw: () => drawWordmark(ownersTable.siteName).symbol },
    { file: 'src/drawn/wordmark.css', draw: () => drawWordmark(ownersTable.siteName).styles },
    { file: 'public/map/desk.svg', draw: () => drawDesk(sizeOf(ownersTable.map), ownersTable.mood) },
    { file: 'public/map/favicon.svg', draw: () => drawFavicon(ownersTable.mood) },
  ])('includes $file', ({ file, draw }) => {
    const kept = bytesOf(file).toString()
    expect(draw() === kept, advice(file)).toBe(true)
  })

  it.for([
    {
      file: 'public/map/card.jpg',
      width: 60,
      draw: (address: string) => drawSiteCard(picture, land, ownersTable, address),
    },
    ...pagesOf(regions).map((region) => ({
      file: `public/${cardFileOf(region)}`,
      // The test's wash has few px in so small a part of the map.
      width: 20,
      draw: (address: string) => drawPlaceCard(picture, region, address),
    })),
  ])('includes the card $file', { timeout: 30_000 }, async ({ file, width, draw }, { skip }) => {
    skip(isPainted)
    const address = `data:image/png;base64,${(await pixels(wash).png().toBuffer()).toString('base64')}`
    const card = sharp(Buffer.from(draw(address)))
    expect(await difference(sharp(pathOf(file)), card, width), advice(file)).toBeLessThanOrEqual(TOLERANCE)
    expect(await sharp(pathOf(file)).metadata()).toMatchObject({ width: 1200, height: 630 })
  })
})

describe('the committed ink', () => {
  const layers = INK_FILES.map((file) => bytesOf(`public/${file}`).toString())
  const ink = layers.join('')
  const elementsIn = (text: string) => text.match(/<\w/g)?.length ?? 0

  it(`has at most ${BUDGETS.ink.limit} bytes after compression`, () => {
    const bytes = layers.reduce((sum, layer) => sum + brotliCompressSync(layer).length, 0)
    expect(bytes, BUDGETS.ink.felt).toBeLessThanOrEqual(BUDGETS.ink.limit)
  })

  it(`has at most ${BUDGETS.inkNodes.limit} nodes, including the content of each <use>`, () => {
    const glyphs = new Map(
      [...ink.matchAll(/<path id="([^"]+)"|<g id="([^"]+)">(.*?)<\/g>/g)].map(([, path, group, content]) => [
        path ?? group,
        1 + elementsIn(content ?? ''),
      ]),
    )
    const used = [...ink.matchAll(/<use href="#([^"]+)"/g)].map(
      ([, id]) => glyphs.get(id ?? '') ?? Number.NaN,
    )
    const nodes = elementsIn(ink) + used.reduce((sum, count) => sum + count, 0)
    expect(nodes, BUDGETS.inkNodes.felt).toBeLessThanOrEqual(BUDGETS.inkNodes.limit)
  })

  it('contains no elements that are slow to paint, and loads no other file', () => {
    expect(ink.match(/<(?:filter|mask|pattern|image|style|script)\b|mix-blend-mode/g)).toBeNull()
    expect(ink.match(/url\((?!#)|href="(?!#)|NaN|Infinity|undefined/g)).toBeNull()
  })
})

it.each(MOODS)('the dragons have seven colours of the mood %s by day, and seven by night', (mood) => {
  const { day, night } = siteColours(mood)
  const colours = colourDragons(DRAGONS, mood).match(/#[0-9a-f]{6}\b/g) ?? []
  expect(new Set(colours).size).toBe(14)
  expect([colours[6], colours[13]]).toEqual([day.carved, night.carved])
})
