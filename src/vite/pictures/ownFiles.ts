/** Each file that the build makes of an owner's own picture: widths for screens, small pictures, plates, cards. */
import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Box, Point, Size } from '../../panzoom/geometry.ts'
import { areaBox } from '../../table/area.ts'
import { middleOf, overlap } from '../../table/box.ts'
import { cardFileOf, pathOf } from '../../table/pathOf.ts'
import { ownPlateOf, type Region, type Table, within } from '../../table/table.ts'
import { type Original, type OwnPicture, open } from './ownPicture.ts'
import type { Made } from './pictures.ts'

/** The widths of the files in px: for phones, for most screens, and for zooming in. None is wider than the picture. */
const WIDTHS = [1280, 1600, 4096]
const FORMATS = {
  avif: { quality: 44, effort: 4, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 4 },
} as const
const CHART_PX = 480
/** The largest width of a plate in px, and the quality of plates and of the small picture. */
const PLATE_PX = 1000
const PLATE = { quality: 74 }
const CARD_SIZE = { width: 1200, height: 630 }
/** The file of the small picture in `dist`. */
const CHART = 'chart.webp'
const NIGHT_CHART = 'chart.night.webp'
const JPEG = { quality: 72, mozjpeg: true }
/** The distance of the site's name from the edges of its card, in px. */
const TITLE_MARGIN = 14

/** A file to be made, and its name in `dist`, which may be another than in the cache. */
export interface OwnFile extends Made {
  readonly file: string
}

/** The site's name on its card, as SVG, and its size in px. */
export interface Cartouche extends Size {
  readonly svg: string
}

/** One of the files for screens. */
export interface ScreenFile extends OwnFile {
  /** In px. */
  readonly width: number
}

/** A file to be made of an original. All that it depends on is in `recipe`. */
function fileOf(file: string, of: Original, recipe: unknown, make: () => Sharp | Promise<Sharp>): OwnFile {
  const made = createHash('sha256').update(of.hash).update(JSON.stringify(recipe)).digest('base64url').slice(0, 8)
  const ending = extname(file)
  const hashed = (path: string) => `${path.slice(0, -ending.length)}-${made}${ending}`
  return {
    file: file.startsWith('assets/') ? hashed(file) : file,
    name: hashed(basename(file)),
    of: of.name,
    make: async () => (await make()).toBuffer(),
  }
}

/** The files of an original for screens, in each format, from the narrowest. */
export function screenFilesOf(original: Original): Record<keyof typeof FORMATS, ScreenFile[]> {
  const stem = original.name.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-')
  const widths = [...new Set(WIDTHS.map((one) => Math.min(one, original.width)))]
  const inFormat = (format: keyof typeof FORMATS) =>
    widths.map((width) => ({
      width,
      ...fileOf(`assets/${stem}-${width}.${format}`, original, FORMATS[format], () =>
        open(original).resize({ width }).toFormat(format, FORMATS[format]),
      ),
    }))
  return { avif: inFormat('avif'), webp: inFormat('webp') }
}

/** The small pictures: by day and, if there is one, by night. */
export function chartFilesOf({ day, night }: OwnPicture): OwnFile[] {
  const chart = (file: string, original: Original) =>
    fileOf(file, original, CHART_PX, () => open(original).resize(CHART_PX).webp(PLATE))
  return [chart(CHART, day), ...(night ? [chart(NIGHT_CHART, night)] : [])]
}

/** The plates of a place: by day and, if there is such a picture, by night. */
export function plateFilesOf(place: Region, own: OwnPicture): OwnFile[] {
  const box = ownPlateOf(place, own)
  const plate = (original: Original, ending: string) =>
    fileOf(`places${pathOf(place)}${ending}`, original, [box, PLATE_PX, PLATE], () =>
      crop(original, box).resize({ width: PLATE_PX, withoutEnlargement: true }).webp(PLATE),
    )
  return [plate(own.day, '.webp'), ...(own.night ? [plate(own.night, '.night.webp')] : [])]
}

/** The card of a place, for shared links: as high a part of the picture as on its plate. */
export function cardFileFor(place: Region, own: OwnPicture): OwnFile {
  const { top, bottom } = ownPlateOf(place, own)
  const high = bottom - top
  const part = aroundPoint(middleOf(areaBox(place)), (high * CARD_SIZE.width) / CARD_SIZE.height, high, own)
  return fileOf(cardFileOf(place), own.day, [part], () => crop(own.day, part).resize(CARD_SIZE).flatten().jpeg(JPEG))
}

/** The card of the site: as much of the picture around its start as fits. */
export function siteCardFile(
  own: OwnPicture,
  { siteName, owner, mood, regions }: Table,
  start: Point,
  cartouche: () => Promise<Cartouche>,
): OwnFile {
  const scale = Math.min(own.width / CARD_SIZE.width, own.height / CARD_SIZE.height)
  const part = aroundPoint(start, CARD_SIZE.width * scale, CARD_SIZE.height * scale, own)
  const boxes = regions.map(areaBox)
  const onMap = (box: Box) => ({
    ...{ left: part.left + box.left * scale, right: part.left + box.right * scale },
    ...{ top: part.top + box.top * scale, bottom: part.top + box.bottom * scale },
  })
  return fileOf('card.jpg', own.day, [part, siteName, owner, boxes, mood], async () =>
    siteCard(crop(own.day, part).resize(CARD_SIZE).flatten(), await cartouche(), onMap, boxes),
  )
}

/** The site's card: its name over a part of the picture, in the corner where it covers the fewest of the places' boxes. */
async function siteCard(
  part: Sharp,
  { svg, width, height }: Cartouche,
  onMap: (box: Box) => Box,
  places: readonly Box[],
) {
  const corners = [CARD_SIZE.height - height - TITLE_MARGIN, TITLE_MARGIN].flatMap((top) =>
    [TITLE_MARGIN, CARD_SIZE.width - width - TITLE_MARGIN].map((left) => ({ left, top })),
  )
  const coveredAt = ({ left, top }: { left: number; top: number }) => {
    const covered = onMap({ left, top, right: left + width, bottom: top + height })
    return places.filter((box) => overlap(box, covered)).length
  }
  const { left, top } = corners.reduce((one, other) => (coveredAt(other) < coveredAt(one) ? other : one))
  const title = { input: Buffer.from(svg), left: Math.round(left), top: Math.round(top) }
  return sharp(await part.png().toBuffer())
    .composite([title])
    .jpeg(JPEG)
}

function aroundPoint({ x, y }: Point, width: number, height: number, picture: Size): Box {
  return within({ left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }, picture)
}

function crop(original: Original, { left, top, right, bottom }: Box): Sharp {
  const [x, y] = [Math.floor(left), Math.floor(top)]
  return open(original).extract({
    ...{ left: x, top: y },
    ...{
      width: Math.min(original.width - x, Math.round(right - left)),
      height: Math.min(original.height - y, Math.round(bottom - top)),
    },
  })
}
