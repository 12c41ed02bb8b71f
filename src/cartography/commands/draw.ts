/** Draws a table: the map with its cards and icons, or what a site has beside an owner's own picture. */
import sharp, { type Sharp } from 'sharp'
import { coverMistakes, type Drawn, drawnFrom } from '../../table/drawn.ts'
import { sentencesOf } from '../../table/mistakes.ts'
import { cardFileOf } from '../../table/paths.ts'
import { plateOf } from '../../table/siteOf.ts'
import { isOwn, pagesOf, type Region, type Table } from '../../table/table.ts'
import { pixels } from '../drawing/pixels.ts'
import { doorOf } from '../extents/landmarks.ts'
import { legsOf } from '../layout/legs.ts'
import type { Lights } from '../night/lights.ts'
import { drawVeil, VEIL } from '../night/veil.ts'
import { drawPlaceCard, drawSiteCard } from '../picture/card.ts'
import { curiositiesOf } from '../picture/curiosities.ts'
import { drawPicture } from '../picture/picture.ts'
import { groundOf } from '../picture/places.ts'
import { collisions } from '../survey/collisions.ts'
import { sentenceOf } from '../survey/misfit.ts'
import { surveyTable } from '../survey/survey.ts'
import { drawWash, TINY } from '../wash/wash.ts'
import { drawAround, type Files } from './around.ts'
import { drawTexts } from './texts.ts'

/** What has been drawn of a table. */
export interface Drawing {
  readonly files: Files
  /** What the build compares with the table, to tell whether the drawing is out of date. */
  readonly record: Omit<Drawn, 'files'>
  /** What its owner should know, in sentences. */
  readonly remarks: readonly string[]
}

/** Draws a table. It takes many seconds. */
export async function draw(table: Table): Promise<Drawing> {
  const around = await drawAround(table)
  if (!isOwn(table.map)) return drawMap(table, around)
  const { picture, night } = table.map
  const pictures = [picture, night].filter(Boolean).join(' and ')
  return {
    files: around,
    record: drawnFrom(table),
    remarks: [
      `The map is your own: ${pictures} in src/realm. Nothing of it was drawn; \`npm run build\` makes its files.`,
    ],
  }
}

/** Draws the map, and adds its files to others. */
async function drawMap(table: Table, files: Files): Promise<Drawing> {
  const { regions, mood } = table
  const land = surveyTable(table)
  const picture = drawPicture(land, table)
  const painted = drawWash(land, picture)
  const wash = pixels(painted)
  // Filtered, it is half as long: each card reads the whole of it.
  const png = await wash.clone().png({ adaptiveFiltering: true }).toBuffer()
  const washAddress = `data:image/png;base64,${png.toString('base64')}`
  const veilOver = (lights: Lights['lights'], region?: Region) =>
    addressOf(pixels(drawVeil(lights, land, mood, region && plateOf(region))).webp(VEIL))
  /** The part of the wash that lies below a region, small. */
  const washBelow = (region: Region) => {
    const { left, top, right, bottom } = groundOf(region, picture.size)
    const toPx = painted.width / picture.size.width
    const [x, y] = [Math.round(left * toPx), Math.round(top * toPx)]
    const size = { width: Math.round(right * toPx) - x, height: Math.round(bottom * toPx) - y }
    return addressOf(
      wash
        .clone()
        .extract({ left: x, top: y, ...size })
        .webp({ quality: 46, effort: 6 }),
    )
  }
  const covers = collisions(land, regions)
  const record = {
    ...drawnFrom(table),
    ...(covers.length > 0 && { covers }),
    curiosities: curiositiesOf(picture, land),
    legs: legsOf(regions, picture.highways, doorOf),
  }
  Object.assign(files, {
    'public/map/wash.avif': wash.clone().avif({ quality: 36, effort: 4, chromaSubsampling: '4:2:0' }),
    'public/map/wash.webp': wash.clone().webp({ quality: 50, effort: 6 }),
    'src/drawn/wash-tiny.webp': wash.clone().resize(16).webp(TINY),
    'public/map/card.jpg': photograph(drawSiteCard(picture, land, table, washAddress)),
    ...(await drawTexts(land, picture, { washBelow, veilOver })),
  } satisfies Files)
  for (const region of pagesOf(regions))
    files[`public/${cardFileOf(region)}`] = photograph(drawPlaceCard(picture, region, washAddress))
  // Of a land that has grown, nothing can be moved but the places. What lies over something on the hand-made
  // land has been said before that was drawn.
  const cure = 'Move a place in src/realm/realm.yaml, or choose another word for its land.'
  const remarks = table.land
    ? [
        ...sentencesOf(coverMistakes(table, covers), table),
        ...picture.misfits.map((misfit) => sentenceOf({ ...misfit, cure })),
      ]
    : picture.misfits.map(sentenceOf)
  return { files, record, remarks }
}

/** A card as a file that every social network takes. */
function photograph(card: string): Sharp {
  return sharp(Buffer.from(card)).flatten().jpeg({ quality: 45, mozjpeg: true })
}

/** A picture as an address that has the whole of it. */
async function addressOf(picture: Sharp): Promise<string> {
  return `data:image/webp;base64,${(await picture.toBuffer()).toString('base64')}`
}
