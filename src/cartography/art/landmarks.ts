/** The landmarks on the map. */
import type { Mood } from '../../table/palette.ts'
import { landmarkOf, type Region } from '../../table/table.ts'
import { merged } from '../drawing/ink.ts'
import { ownDrawing } from '../drawing/ownDrawing.ts'
import { colour } from '../drawing/palette.ts'
import { type Mark, Pen, type Sprite, type Standing } from '../drawing/pen.ts'
import { randomStream } from '../drawing/random.ts'
import { fileNameOf, placeOf } from '../extents/landmarks.ts'
import { drawArt } from './art.ts'

/** The colours of roofs, and those of banners and clothes. */
const ACCENTS: readonly (readonly string[])[] = [
  [colour.rust, colour.slate, colour.copper, colour.plumRoof, colour.ochreRoof, colour.blueRoof],
  [colour.red, colour.blue, colour.gold, colour.verdigris, colour.plum],
]

/** The landmark of a region among all in a mood, as large as its box allows, its foot above the ribbon. */
export function drawLandmark(region: Region, regions: readonly Region[] = [region], mood?: Mood): Standing[] {
  const marks = merged(drawn(region, mood).marks)
  return [{ foot: placeOf(region).foot[1], marks: withAccents(marks, region, regions) }]
}

/** What moves at the landmark of a region among all. */
export function spritesOf(region: Region, regions: readonly Region[], mood?: Mood): readonly Sprite[] {
  const { sprites } = drawn(region, mood)
  if (placeOf(region).scale === 0) return []
  return sprites.map((sprite) => ({ ...sprite, marks: withAccents(sprite.marks, region, regions) }))
}

/** The second landmark of a kind has other roofs and banners, the third others; an owner's own keeps its. */
function withAccents(marks: readonly Mark[], region: Region, regions: readonly Region[]): Mark[] {
  const alike = regions.filter((other) => landmarkOf(other) === landmarkOf(region))
  const turns = region.drawing ? 0 : alike.findIndex(({ name }) => name === region.name)
  return marks.map(({ style, path }) => {
    const colours = ACCENTS.find((colours) => colours.includes(style.fill ?? ''))
    const fill = colours?.[(colours.indexOf(style.fill ?? '') + turns) % colours.length]
    return { path, style: fill ? { ...style, fill } : style }
  })
}

function drawn(region: Region, mood?: Mood): Pen {
  const { foot, scale } = placeOf(region)
  const pen = new Pen(randomStream(`landmark ${region.name}`))
  return pen.at(foot, scale, () => {
    if (region.drawing) ownDrawing(region.drawing).draw(pen)
    else drawArt(pen, fileNameOf(region), mood)
  })
}
