/** The files of the drawn map that are SVG text: all that the pen draws. */
import { INK_FILES, NIGHT_FILE, pathOf, plateFileOf, SPRITES } from '../../table/paths.ts'
import { plateOf } from '../../table/siteOf.ts'
import { pagesOf, type Region } from '../../table/table.ts'
import { type Lights, lightsIn } from '../night/lights.ts'
import { drawNight, drawNightOver } from '../night/night.ts'
import { type Drawing, inkLayersOf } from '../picture/picture.ts'
import { drawPlace } from '../picture/places.ts'
import { drawSprites } from '../picture/sprites.ts'
import type { Land } from '../survey/field.ts'

/** The addresses of the pictures of pixels that are within the text. */
interface Pixels {
  /** The wash on the page of a place. */
  readonly washBelow: (region: Region) => Promise<string>
  /** The dark over that, or over the whole map, with holes for the lights. */
  readonly veilOver: (lights: Lights['lights'], region?: Region) => Promise<string>
}

/** The contents of the files by their paths in the project. */
export async function drawTexts(
  land: Land,
  picture: Drawing,
  { washBelow, veilOver }: Pixels,
): Promise<Record<string, string>> {
  const { mood, written, stretches } = picture
  const lights = lightsIn(picture, land)
  const veil = await veilOver(lights.lights)
  const texts: Record<string, string> = {
    [SPRITES]: drawSprites(land, mood),
    [`public/${NIGHT_FILE}`]: drawNight(lights, { ...land, names: written, stretches }, mood, veil),
  }
  for (const [index, layer] of inkLayersOf(picture).entries()) texts[`public/${INK_FILES[index]}`] = layer
  for (const region of pagesOf(land.regions)) {
    const fileOf = (isNight: boolean) => `public/${plateFileOf(pathOf(region), isNight)}`
    const veil = await veilOver(lights.lights, region)
    texts[fileOf(false)] = drawPlace(picture, region, await washBelow(region))
    texts[fileOf(true)] = drawNightOver(plateOf(region), lights, mood, veil)
  }
  return texts
}
