/**
 * Checks that the committed files are those that `npm run draw` writes. Texts must be the same to the byte.
 * Pictures of pixels, also those within texts, are compared at a small size, since encoders and processors
 * may differ in the last bit.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { draw } from '../../src/cartography/commands/draw'
import { colourDragons } from '../../src/cartography/emblem/dragons'
import { drawPicture, inkLayersOf } from '../../src/cartography/picture/picture'
import { MOODS, siteColours } from '../../src/table/palette'
import { INK_FILES, RECORD } from '../../src/table/paths'
import type { Table } from '../../src/table/table'
import { readTable } from '../../src/vite/ownerTable'
import { BUDGETS } from '../budgets'
import { corners } from '../helpers/corners'
import { isDemo } from '../helpers/demo'
import { surveyedLand } from '../helpers/land'
import * as realm from '../helpers/realm'

const ROOT = resolve(import.meta.dirname, '../..')
const keptIn = (file: string) => readFileSync(resolve(ROOT, file))
const textOf = (file: string) => keptIn(file).toString()

const [works] = realm.regions
const OTHER: Table = {
  ...realm,
  mood: 'arctic',
  language: 'de',
  siteName: 'Anderland',
  map: { ...realm.map, width: 960, height: 720 },
  regions: works ? [{ ...works, corners: corners(440, 360, 640, 600) }] : [],
}

// Another table, in the same process, changes nothing of what follows.
const other = inkLayersOf(drawPicture(surveyedLand(OTHER), OTHER))
const { table, mistakes } = await readTable(ROOT)
if (!table) throw new Error(mistakes.join(' '))
const { files, record } = await draw(table)

/** The largest difference of a px in red, green or blue, of 255. */
const TOLERANCE = 8

/** The size of a picture, and its px on white, scaled to a quarter of that, or to 32 px across. */
async function pixelsOf(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata()
  const whole = await sharp(picture).flatten({ background: '#fff' }).png().toBuffer()
  const small = await sharp(whole)
    .resize(Math.min(32, width / 4))
    .raw()
    .toBuffer()
  return { size: `${width} x ${height}`, small }
}

async function expectSamePicture(kept: Buffer, drawn: Buffer, advice: string): Promise<void> {
  const [before, after] = [await pixelsOf(kept), await pixelsOf(drawn)]
  expect(after.size, advice).toBe(before.size)
  const differences = before.small.map((byte, index) => Math.abs(byte - (after.small[index] ?? 0)))
  expect(Math.max(...differences), advice).toBeLessThanOrEqual(TOLERANCE)
}

const ADDRESS = /data:image\/webp;base64,([^"]+)/g

/** The pictures within a text. */
const picturesIn = (text: string) =>
  Array.from(text.matchAll(ADDRESS), ([, code = '']) => Buffer.from(code, 'base64'))

describe('npm run draw writes', () => {
  it.each(Object.keys(files))('%s', { timeout: 30_000 }, async (file) => {
    const advice = `${file} is not what the source draws: npm run draw`
    const drawn = files[file] as string | Sharp
    if (typeof drawn !== 'string') return expectSamePicture(keptIn(file), await drawn.toBuffer(), advice)
    const [kept, without] = [textOf(file), (text: string) => text.replace(ADDRESS, '')]
    // Not `toBe` on the texts: its message would contain both, a fifth of a megabyte each.
    expect(without(kept) === without(drawn), advice).toBe(true)
    for (const [index, picture] of picturesIn(drawn).entries())
      await expectSamePicture(picturesIn(kept)[index] as Buffer, picture, advice)
  })

  it('the record, by which the build detects that the picture is out of date', () => {
    const { files: hashes, ...kept } = JSON.parse(textOf(RECORD))
    expect(JSON.parse(JSON.stringify(record))).toEqual(kept)
    expect(Object.keys(hashes).sort()).toEqual(Object.keys(files).sort())
  })

  it('nothing of another table, which is drawn in the same process', () => {
    for (const layer of other) expect(layer).toMatch(/^<svg [^>]*viewBox="0 0 960 720"/)
    expect(other.join('')).toContain('stroke="#1b2735"')
  })
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
  const colours =
    colourDragons(textOf('src/cartography/emblem/dragons.svg'), mood).match(/#[0-9a-f]{6}\b/g) ?? []
  expect(new Set(colours).size).toBe(14)
  expect([colours[6], colours[13]]).toEqual([day.carved, night.carved])
})
