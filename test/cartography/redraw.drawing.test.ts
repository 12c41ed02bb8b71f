/**
 * Checks that the committed pictures are those that the source draws. The ink must be the same to the byte.
 * Pictures of pixels are compared at a small size, since encoders and processors may differ in the last bit.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawDesk } from '../../src/cartography/commands/desk'
import type { Raster } from '../../src/cartography/drawing/raster'
import { colourDragons } from '../../src/cartography/emblem/dragons'
import { drawFavicon, drawHomeIcon } from '../../src/cartography/emblem/favicon'
import { drawWordmark } from '../../src/cartography/emblem/wordmark'
import { doorOf } from '../../src/cartography/extents/landmarks'
import { sizeOf } from '../../src/cartography/lands/geographyOf'
import { legsOf } from '../../src/cartography/layout/legs'
import { lightsIn } from '../../src/cartography/night/lights'
import { drawNight, drawNightOver } from '../../src/cartography/night/night'
import { drawVeil, VEIL_STEP } from '../../src/cartography/night/veil'
import { drawPlaceCard, drawSiteCard } from '../../src/cartography/picture/card'
import { curiositiesOf } from '../../src/cartography/picture/curiosities'
import { cartoucheOfCard } from '../../src/cartography/picture/ownCard'
import { type Drawing, drawPicture, inkLayersOf } from '../../src/cartography/picture/picture'
import { drawPlace } from '../../src/cartography/picture/places'
import { drawSprites } from '../../src/cartography/picture/sprites'
import type { Land } from '../../src/cartography/survey/field'
import { paperTile } from '../../src/cartography/wash/paper'
import { drawWash, TINY } from '../../src/cartography/wash/wash'
import { drawnFrom } from '../../src/table/drawn'
import { MOODS, siteColours } from '../../src/table/palette'
import { cardFileOf, INK_FILES, NIGHT_FILE, pathOf as placePath, plateFileOf } from '../../src/table/paths'
import { plateOf } from '../../src/table/siteOf'
import { isOwn, pagesOf, type Table } from '../../src/table/table'
import { BUDGETS } from '../budgets'
import { corners } from '../helpers/corners'
import { isDemo } from '../helpers/demo'
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
const textOf = (file: string) => readFileSync(pathOf(file), 'utf8')
const pixels = ({ bytes, width, height }: Raster) => sharp(bytes, { raw: { width, height, channels: 3 } })

/** The dragons' own drawing. */
const DRAGONS = textOf('src/cartography/emblem/dragons.svg')

/** The largest difference of a px in red, green or blue, of 255. */
const TOLERANCE = 8

/** The largest difference of two pictures, both scaled to a width in px. */
async function difference(kept: Sharp, drawn: Sharp, width: number): Promise<number> {
  const pictures = await Promise.all(
    [kept, drawn].map(async (picture) => {
      const { data, info } = await picture.flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true })
      return sharp(data, { raw: info }).resize(width).raw().toBuffer()
    }),
  )
  return mostOff(pictures)
}

/** The largest difference of two pictures' bytes. */
function mostOff([before, after]: readonly Buffer[]): number {
  if (!before || before.length !== after?.length) return Number.POSITIVE_INFINITY
  return before.reduce((most, byte, index) => Math.max(most, Math.abs(byte - (after[index] ?? 0))), 0)
}

/** The pictures within a picture, each painted within its address. */
const addressesIn = (kept: string) => kept.match(/data:image\/webp;base64,[^"]+/g) ?? []

/** A picture as its file has it: so small, what a format leaves out is seen. */
const read = async (picture: Sharp) => sharp(await picture.toBuffer())

const advice = (file: string) => `${file} is not what the source draws: npm run draw`

type TextFile = [file: string, draw: (kept: string) => string | undefined]

function expectText(...[file, draw]: TextFile): void {
  const kept = textOf(file)
  // Not `toBe` on the texts: its message would contain both, a fifth of a megabyte each.
  expect(draw(kept) === kept, advice(file)).toBe(true)
}

/** A file, the width in px at which it is compared, and its own size. */
type PixelFile = [file: string, width: number, draw: () => Sharp | Promise<Sharp>, size?: string]

async function expectPixels(...[file, width, draw, size]: PixelFile): Promise<void> {
  const kept = sharp(pathOf(file))
  expect(await difference(kept, await draw(), width), advice(file)).toBeLessThanOrEqual(TOLERANCE)
  const own = await kept.metadata()
  if (size) expect(`${own.width} x ${own.height}`).toBe(size)
}

describe.skipIf(isPainted)('the map that npm run draw writes', () => {
  let land: Land
  let picture: Drawing
  let wash: Raster
  let other: string[]

  beforeAll(() => {
    // Another table, in the same process, changes nothing of what follows.
    other = inkLayersOf(drawPicture(surveyedLand(OTHER), OTHER))
    land = surveyedLand(ownersTable)
    picture = drawnPicture(ownersTable)
    // A quarter as wide as the committed one: the same at a small size, in a fraction of the time.
    wash = drawWash(land, picture, 512)
  })

  it('includes the record, by which the build detects that the picture is out of date', () => {
    const { files: _, curiosities, legs, ...kept } = JSON.parse(textOf('src/drawn/record.json'))
    expect(drawnFrom(ownersTable)).toEqual(kept)
    expect(curiositiesOf(picture, land)).toEqual(curiosities)
    expect(legsOf(land.regions, picture.highways, doorOf)).toEqual(legs)
  })

  it.each<TextFile>([
    ...INK_FILES.map((file, layer): TextFile => [`public/${file}`, () => inkLayersOf(picture)[layer]]),
    ['src/drawn/sprites.svg', () => drawSprites(land, ownersTable.mood)],
    ...pagesOf(regions).flatMap((region): TextFile[] => {
      const day = (kept: string) => drawPlace(picture, region, addressesIn(kept)[0] ?? '')
      const night = (kept: string) =>
        drawNightOver(plateOf(region), lightsIn(picture, land), ownersTable.mood, addressesIn(kept)[0] ?? '')
      return [
        [`public/${plateFileOf(placePath(region))}`, day],
        [`public/${plateFileOf(placePath(region), true)}`, night],
      ]
    }),
  ])('includes %s, to the byte', expectText)

  it('is not that of another table, which is drawn in the same process', () => {
    for (const layer of other) expect(layer).toMatch(/^<svg [^>]*viewBox="0 0 960 720"/)
    expect(other.join('')).toContain('stroke="#1b2735"')
  })

  it('includes the night, to the byte but for its veil', async () => {
    const file = `public/${NIGHT_FILE}`
    const [veil = ''] = addressesIn(textOf(file))
    const lights = lightsIn(picture, land)
    expectText(file, () =>
      drawNight(lights, { ...land, stretches: picture.stretches }, ownersTable.mood, veil),
    )
    const { width, height, bytes } = drawVeil(lights.lights, land, ownersTable.mood)
    const drawn = sharp(bytes, { raw: { width, height, channels: 4 } })
    const keptVeil = sharp(Buffer.from(veil.replace(/.*,/, ''), 'base64'))
    const alphas = [keptVeil, drawn].map((veil) => veil.extractChannel(3).raw().toBuffer())
    expect(mostOff(await Promise.all(alphas)), advice(file)).toBeLessThanOrEqual(VEIL_STEP)
  })

  it.each<PixelFile>([
    ['public/map/wash.avif', 32, () => pixels(wash)],
    ['public/map/wash.webp', 32, () => pixels(wash)],
    // The picture of the first paint.
    ['src/drawn/wash-tiny.webp', 4, () => read(pixels(wash).resize(16).webp(TINY)), '16 x 12'],
  ])('includes %s', expectPixels)

  it.each<[file: string, width: number, draw: (address: string) => string]>([
    ['public/map/card.jpg', 60, (address) => drawSiteCard(picture, land, ownersTable, address)],
    // The test's wash has few px in so small a part of the map.
    ...pagesOf(regions).map((region) => {
      const draw = (address: string) => drawPlaceCard(picture, region, address)
      return [`public/${cardFileOf(region)}`, 20, draw] as [string, number, typeof draw]
    }),
  ])('includes the card %s', { timeout: 30_000 }, async (file, width, draw) => {
    const address = `data:image/png;base64,${(await pixels(wash).png().toBuffer()).toString('base64')}`
    await expectPixels(file, width, () => sharp(Buffer.from(draw(address))), '1200 x 630')
  })
})

describe('npm run draw writes', () => {
  const { map, mood, siteName } = ownersTable
  const homeIcon = (size: number) => sharp(Buffer.from(drawHomeIcon(size, mood)))

  it.each<TextFile>([
    ['src/drawn/dragons.svg', () => colourDragons(DRAGONS, mood)],
    ['src/drawn/cartouche.svg', () => cartoucheOfCard(ownersTable)],
    ['src/drawn/wordmark.svg', () => drawWordmark(siteName).symbol],
    ['src/drawn/wordmark.css', () => drawWordmark(siteName).styles],
    ['public/map/desk.svg', () => drawDesk(sizeOf(map), mood)],
    ['public/map/favicon.svg', () => drawFavicon(mood)],
  ])('%s, to the byte', expectText)

  it.each<PixelFile>([
    ['public/map/paper.webp', 32, () => pixels(paperTile(mood))],
    ['public/map/apple-touch-icon.png', 20, () => homeIcon(180), '180 x 180'],
    ['public/map/icon-512.png', 20, () => homeIcon(512), '512 x 512'],
  ])('%s', expectPixels)
})

describe('the committed ink', () => {
  const layers = INK_FILES.map((file) => textOf(`public/${file}`))
  const ink = layers.join('')
  const elementsIn = (text: string) => text.match(/<\w/g)?.length ?? 0

  it.runIf(isDemo)(`has at most ${BUDGETS.ink.limit} bytes after compression`, () => {
    const bytes = layers.reduce((sum, layer) => sum + brotliCompressSync(layer).length, 0)
    expect(bytes, BUDGETS.ink.felt).toBeLessThanOrEqual(BUDGETS.ink.limit)
  })

  it.runIf(isDemo)(`has at most ${BUDGETS.inkNodes.limit} nodes, including the content of each <use>`, () => {
    const glyphs = new Map<string | undefined, number>()
    for (const [, path, group, content] of ink.matchAll(/<path id="([^"]+)"|<g id="([^"]+)">(.*?)<\/g>/g))
      glyphs.set(path ?? group, 1 + elementsIn(content ?? ''))
    const used = Array.from(ink.matchAll(/<use href="#([^"]+)"/g), ([, id]) => glyphs.get(id) ?? Number.NaN)
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
