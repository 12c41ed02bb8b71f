/** The picture in each mood: its values from dark to light, and its names by night. */
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawCartouche } from '../../src/cartography/art/ornaments/cartouche'
import { groupAttributes, svg } from '../../src/cartography/drawing/ink'
import { around, type Mark } from '../../src/cartography/drawing/pen'
import type { Raster } from '../../src/cartography/drawing/raster'
import { footprintsOf } from '../../src/cartography/extents/landmarks'
import { placeCountries, settingOfCountry } from '../../src/cartography/layout/countries'
import { letterAlong } from '../../src/cartography/lettering/lettering'
import { drawNames, namesBoxes } from '../../src/cartography/lettering/names'
import { drawRibbon } from '../../src/cartography/lettering/ribbons'
import { drawNight } from '../../src/cartography/night/night'
import { drawVeil, VEIL } from '../../src/cartography/night/veil'
import { inkLayersOf } from '../../src/cartography/picture/picture'
import { surveyTerritories } from '../../src/cartography/survey/territories'
import { drawWash } from '../../src/cartography/wash/wash'
import { grown } from '../../src/table/area'
import { MOODS } from '../../src/table/palette'
import { surveyedLand } from '../helpers/land'
import { NO_LIGHTS } from '../helpers/noPicture'
import * as realm from '../helpers/realm'

const { regions, map } = realm

/** Pixels per map unit. */
const SCALE = 2

/** The lights of the pixels in a box of an image, from 0 to 1, as WCAG has it. */
async function lightsOf(image: Sharp): Promise<number[]> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const linear = (value = 0) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  return Array.from({ length: info.width * info.height }, (_, index) => {
    const at = index * info.channels
    return 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2])
  })
}

/** The box of some letters in px, and the lights in it of them alone and with a rim. */
async function maskOf({ path, style }: Mark) {
  const box = grown(around([{ path, style }]), 4)
  const [left, top] = [Math.floor(box.left), Math.floor(box.top)]
  const [width, height] = [Math.ceil(box.right) - left, Math.ceil(box.bottom) - top]
  const alone = (style: Mark['style']) => {
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><g ${groupAttributes}>${svg([{ style, path }])}</g></svg>`
    return lightsOf(sharp(Buffer.from(picture), { density: 72 * SCALE }).flatten({ background: '#ffffff' }))
  }
  const px = { left: left * SCALE, top: top * SCALE, width: width * SCALE, height: height * SCALE }
  const inside = await alone({ fill: '#000000' })
  return { px, inside, near: await alone({ fill: '#000000', stroke: '#000000', width: 5 }) }
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

const land = surveyedLand()
const territories = surveyTerritories(land)
const names = drawNames(land.names)
const keepOff = [...regions.flatMap(footprintsOf), ...namesBoxes(land.names)]
const { names: countries } = placeCountries(land, { territories, keepOff, standing: [], ground: [] })
const cartouche = [...drawCartouche(land.geography.ornaments.cartouche, realm)]
const ribbons = regions.map(drawRibbon)
// The letters of a name are its last mark; a ribbon ends with its name, and the halo and the letters of its
// epithet.
const letters = [
  ...names.map((marks) => marks.at(-1)),
  ...ribbons.flatMap((marks) => [marks.at(-1), marks.at(-3)]),
  ...cartouche.slice(-3),
] as Mark[]
const large = countries.flatMap((name) => letterAlong(...settingOfCountry(name)))
/** Of all names, in every mood. */
const masks = await Promise.all([...letters, ...large].map(maskOf))

it('each country has a name whose contrast is measured', () => {
  expect(large.length).toBe(regions.length)
})

describe.each(MOODS)('in the mood %s', (mood) => {
  const wash = drawWash(land, { mood, territories, trees: [], reeds: [], landmarks: [] }, 128)

  it('the open sea is at least 25 of 255 darker than the land', () => {
    const { bytes, width } = wash
    const pixel = map.width / width
    const [onLand, atSea]: [number[], number[]] = [[], []]
    for (let index = 0; index < bytes.length / 3; index++) {
      const [red = 0, green = 0, blue = 0] = bytes.subarray(index * 3)
      const [x, y] = [((index % width) + 0.5) * pixel, (Math.floor(index / width) + 0.5) * pixel]
      // The singed edges of the sheet are dark whatever lies there.
      if (Math.min(x, y, map.width - x, map.height - y) < 120) continue
      const inland = land.inland(x, y)
      if (Math.abs(inland) > 40)
        (inland > 0 ? onLand : atSea).push(0.299 * red + 0.587 * green + 0.114 * blue)
    }
    expect(median(onLand) - median(atSea)).toBeGreaterThanOrEqual(25)
  })

  it('by night, every name has a contrast of at least 4.5 to what is around its letters', {
    timeout: 60_000,
  }, async () => {
    // Without things on the land, and so without their lights: it is darker than the whole picture.
    const nothing = { size: map, mood, countries: [], below: [], standing: [[], []], sea: [], frame: [] }
    const png = ({ width, height, bytes }: Raster, channels: 3 | 4) =>
      sharp(bytes, { raw: { width, height, channels } }).png()
    // As it is kept, but the renderer here has no WebP.
    const kept = await png(drawVeil([], land, mood), 4)
      .webp(VEIL)
      .toBuffer()
    const veil = (await sharp(kept).png().toBuffer()).toString('base64')
    const night = drawNight(
      NO_LIGHTS,
      { ...land, stretches: countries },
      mood,
      `data:image/png;base64,${veil}`,
    )
    const ink = inkLayersOf({ ...nothing, names, ribbons, ornaments: [cartouche] }).at(-1) ?? ''
    const size = { width: map.width * SCALE, height: map.height * SCALE }
    const scaled = await png(wash, 3)
      .resize({ ...size, fit: 'fill' })
      .raw()
      .toBuffer()
    const { data, info } = await sharp(scaled, { raw: { ...size, channels: 3 } })
      .composite([ink, night].map((layer) => ({ input: Buffer.from(layer), density: 72 * SCALE })))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })

    const contrasts = masks.map(async ({ px, inside, near }) => {
      const seen = await lightsOf(sharp(data, { raw: info }).extract(px))
      expect(inside.length).toBe(seen.length)
      const written = median(seen.filter((_, index) => (inside[index] ?? 1) < 0.05))
      const isGround = (index: number) => (inside[index] ?? 0) > 0.95 && (near[index] ?? 1) < 0.05
      const ground = median(seen.filter((_, index) => isGround(index)))
      return (Math.max(written, ground) + 0.05) / (Math.min(written, ground) + 0.05)
    })
    expect((await Promise.all(contrasts)).filter((contrast) => !(contrast >= 4.5))).toEqual([])
  })
})
