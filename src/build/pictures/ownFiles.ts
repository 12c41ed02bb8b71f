/** All files that the build makes of an owner's own picture: widths for screens, plates, cards. */
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { middleOf, overlap } from '../../map/box.ts'
import type { Box, Size } from '../../panzoom/geometry.ts'
import { areaBox } from '../../site/area.ts'
import { cardFileOf, pathOf } from '../../site/pathOf.ts'
import { mapOf, minScaleOf, type OwnMap, ownPlateOf, pagesOf, type Table, within } from '../../site/table.ts'
import { type Original, type OwnPicture, open } from './ownPicture.ts'
import type { Made } from './pictures.ts'
import { ownPicture, type SchemeFiles, srcsetOf } from './sitePicture.ts'

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

/** A file to be made, and its name in `dist`, which may be another than in the cache. */
export interface OwnFile extends Made {
  readonly file: string
}

/** All that the build makes of an own picture: its files; what pages are told of them; the picture of the site. */
export function planOwnPicture(own: OwnPicture, table: Table, cartouche: () => Promise<Cartouche>) {
  const { day, night, width, height } = own
  const map = table.map as OwnMap
  const files: OwnFile[] = []
  const add = (file: string, of: Original, recipe: unknown, make: () => Sharp | Promise<Sharp>) => {
    const made = createHash('sha256').update(of.hash).update(JSON.stringify(recipe)).digest('base64url').slice(0, 8)
    const name = /^assets\//.test(file) ? file.replace(/(\.\w+)$/, `-${made}$1`) : file
    const cached = `${basename(file).replace(/(\.\w+)$/, '')}-${made}${/\.\w+$/.exec(file)?.[0]}`
    files.push({ file: name, name: cached, of: of.name, make: async () => (await make()).toBuffer() })
    return name
  }
  const widths = [...new Set(WIDTHS.map((one) => Math.min(one, width)))]
  const filesOf = (original: Original): SchemeFiles => {
    const stem = original.name.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-')
    const inFormat = (format: keyof typeof FORMATS) =>
      widths.map((width) => ({
        width,
        name: add(`assets/${stem}-${width}.${format}`, original, FORMATS[format], () =>
          open(original).resize({ width }).toFormat(format, FORMATS[format]),
        ),
      }))
    return { avif: inFormat('avif'), webp: inFormat('webp') }
  }
  const [byDay, byNight] = [filesOf(day), night && filesOf(night)]
  const chartOf = (original: Original, file: string) =>
    add(file, original, CHART_PX, () => open(original).resize(CHART_PX).webp(PLATE))
  const charts = [chartOf(day, CHART), ...(night ? [chartOf(night, NIGHT_CHART)] : [])]

  const crop = (original: Original, { left, top, right, bottom }: Box) => {
    const [x, y] = [Math.floor(left), Math.floor(top)]
    return open(original).extract({
      ...{ left: x, top: y },
      ...{
        width: Math.min(width - x, Math.round(right - left)),
        height: Math.min(height - y, Math.round(bottom - top)),
      },
    })
  }
  const plates: Record<string, string[]> = {}
  for (const place of pagesOf(table.regions)) {
    const box = ownPlateOf(place, own)
    const plate = (original: Original, ending: string) =>
      add(`places${pathOf(place)}${ending}`, original, [box, PLATE_PX, PLATE], () =>
        crop(original, box).resize({ width: PLATE_PX, withoutEnlargement: true }).webp(PLATE),
      )
    plates[pathOf(place)] = [plate(day, '.webp'), ...(night ? [plate(night, '.night.webp')] : [])]
    const { x, y } = middleOf(areaBox(place))
    const high = box.bottom - box.top
    const part = aroundPoint({ x, y }, (high * CARD_SIZE.width) / CARD_SIZE.height, high, own)
    add(cardFileOf(place), day, [part], () => crop(day, part).resize(CARD_SIZE).flatten().jpeg(JPEG))
  }
  const { x, y } = mapOf(table, own).start ?? { x: 0, y: 0 }
  // As much of the picture as fits.
  const scale = Math.min(width / CARD_SIZE.width, height / CARD_SIZE.height)
  const part = aroundPoint({ x, y }, CARD_SIZE.width * scale, CARD_SIZE.height * scale, own)
  const boxes = table.regions.map(areaBox)
  add('card.jpg', day, [part, table.siteName, table.owner, boxes, table.mood], async () =>
    siteCard(
      crop(day, part).resize(CARD_SIZE).flatten(),
      await cartouche(),
      (box) => ({
        ...{ left: part.left + box.left * scale, right: part.left + box.right * scale },
        ...{ top: part.top + box.top * scale, bottom: part.top + box.bottom * scale },
      }),
      boxes,
    ),
  )

  const sizes = sizesOf(own, minScaleOf(mapOf(table, own)))
  const scheme = (made: SchemeFiles, base: string) => ({
    avif: srcsetOf(made.avif, base),
    webp: srcsetOf(made.webp, base),
    src: base + made.webp[0]?.name,
  })
  const labels = map.labels ?? true
  return {
    files,
    picture: ownPicture({
      day: byDay,
      night: byNight,
      sizes,
      charts,
      start: [round(x / width, 1000), round(y / height, 1000)],
    }),
    /** The `__OWN_PICTURE__` of a site whose root is `base`. */
    define: (base: string) => ({
      ...{ day: scheme(byDay, base), ...(byNight && { night: scheme(byNight, base) }), sizes, labels, plates, charts },
    }),
    /** That of the development server, which makes the small files alone. */
    defineInDevelopment: (base: string) => {
      const original = ({ name }: Original) => ({ avif: '', webp: '', src: `${base}src/realm/${name}` })
      return { day: original(day), ...(night && { night: original(night) }), sizes, labels, plates, charts }
    },
    /** The files in the order in which a visitor's screen chooses: for phones first. */
    byDay,
  }
}

const JPEG = { quality: 72, mozjpeg: true }
/** The distance of the site's name from the edges of its card, in px. */
const TITLE_MARGIN = 14

/** The site's name on its card, as SVG, and its size in px. */
export interface Cartouche extends Size {
  readonly svg: string
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

function aroundPoint({ x, y }: { x: number; y: number }, width: number, height: number, picture: Size): Box {
  return within({ left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }, picture)
}

/**
 * The `sizes` of the picture in its first view, which it fills, at no less than its least scale: ownPicture.module.css. Of a
 * phone, whose px are tiny, less than half as many are asked for: the file for it has more than one px for each of CSS.
 */
function sizesOf({ width, height }: Size, minScale: number): string {
  const least = minScale * width
  const filling = (part: number) =>
    `max(${least ? `${round(part * least)}px, ` : ''}${round(100 * part)}vw, ${round((100 * part * width) / height)}vh)`
  return `(max-width: 45rem) ${filling(0.45)}, ${filling(1)}`
}

const round = (number: number, parts = 10) => Math.round(number * parts) / parts
