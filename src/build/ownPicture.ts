/** Reads the owner's own picture of the map, and makes all files of it: widths for screens, plates, cards. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { boxOf, middleOf, overlap } from '../map/box.ts'
import type { Box, Size } from '../panzoom/geometry.ts'
import { cardFileOf, pathOf } from '../site/pathOf.ts'
import { mapOf, type OwnMap, ownPlateOf, pagesOf, type Table, within } from '../site/table.ts'
import { filesIn } from './files.ts'
import type { Made } from './pictures.ts'
import { ownPicture, type SchemeFiles, srcsetOf } from './sitePicture.ts'

/** The widths of the files in px: for phones, for most screens, and for zooming in. None is wider than the picture. */
const WIDTHS = [1280, 2048, 4096]
const FORMATS = { avif: { quality: 50, effort: 4 }, webp: { quality: 74, effort: 4 } } as const
const CHART_PX = 480
const TINY_PX = 16
/** The largest width of a plate, and the qualities of the other files. */
const PLATE_PX = 1000
const PLATE = { quality: 74 }
const CARD_SIZE = { width: 1200, height: 630 }
/** The limits of a picture's sides, in px. */
const MIN_SIDE = 600
const MAX_SIDE = 12_000
/** The files of the small picture, and of plates and cards, in `dist`. */
const CHART = 'chart.webp'

const KINDS = 'PNG, JPEG, WebP, AVIF or SVG'
const READABLE: readonly (string | undefined)[] = ['png', 'jpeg', 'webp', 'heif', 'svg']
const ENDING = /\.(png|jpe?g|webp|avif|svg)$/i

/** An original, and its size after rotation by its EXIF orientation: its px are those of the map. */
interface Original extends Size {
  readonly name: string
  readonly path: string
  readonly hash: string
}

/** The owner's picture, with what has to be known of it before its files are made. */
export interface OwnPicture extends Size {
  readonly day: Original
  readonly night?: Original
  /** Its mean colour, `#rrggbb`, and its first view as an address. */
  readonly colour: string
  readonly tiny: string
}

/** A mistake in a field of `map`, as the end of a sentence. */
export interface PictureMistake {
  readonly field: 'picture' | 'night'
  readonly message: string
}

/** Reads the picture of a table in `folder`. */
export async function readOwnPicture(
  { picture, night }: { readonly picture?: unknown; readonly night?: unknown },
  folder: string,
): Promise<{ own?: OwnPicture; mistakes: PictureMistake[] }> {
  const read = async (name: unknown, field: PictureMistake['field']) => {
    const found = typeof name === 'string' && name.trim() ? await readOriginal(name, folder) : undefined
    return typeof found === 'string' ? { mistakes: [{ field, message: found }] } : { original: found, mistakes: [] }
  }
  const [day, dark] = [await read(picture, 'picture'), await read(night, 'night')]
  const mistakes: PictureMistake[] = [...day.mistakes, ...dark.mistakes]
  const [original, nights] = [day.original, dark.original]
  if (original && nights && (original.width !== nights.width || original.height !== nights.height)) {
    const message = `is ${sizeOf(nights)}, but the picture by day is ${sizeOf(original)}. Save both in the same size.`
    mistakes.push({ field: 'night', message })
  }
  if (!original || mistakes.length > 0) return { mistakes }
  const small = await open(original).resize(TINY_PX).png().toBuffer()
  const { channels } = await sharp(small).stats()
  const colour = `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`
  const tiny = `data:image/webp;base64,${(await sharp(small).webp({ quality: 80 }).toBuffer()).toString('base64')}`
  const { width, height } = original
  return { own: { width, height, day: original, ...(nights && { night: nights }), colour, tiny }, mistakes }
}

/** Reads one of the pictures. Returns a text if it cannot be used: the end of a sentence. */
async function readOriginal(name: string, folder: string): Promise<Original | string> {
  const there = filesIn(folder)
  if (!there.includes(name)) {
    const pictures = there.filter((file) => ENDING.test(file)).join(', ')
    return `"${name}" is not in src/realm. ${pictures ? `There are: ${pictures}.` : `Put a ${KINDS} there.`}`
  }
  const path = join(folder, name)
  const content = readFileSync(path)
  const metadata =
    content.length > 0
      ? await sharp(content, UNLIMITED)
          .metadata()
          .catch(() => undefined)
      : undefined
  if (!metadata || !READABLE.includes(metadata.format))
    return `"${name}" is not a picture that can be read. Open it, and save it as ${KINDS}.`
  const size = metadata.autoOrient
  if (Math.min(size.width, size.height) < MIN_SIDE)
    return `"${name}" is ${sizeOf(size)}, too small for a map. Make each side at least ${MIN_SIDE} px, better 2000.`
  if (Math.max(size.width, size.height) > MAX_SIDE)
    return `"${name}" is ${sizeOf(size)}, too large. Make no side longer than ${MAX_SIDE} px; 4000 is enough.`
  return { name, path, hash: createHash('sha256').update(content).digest('hex'), ...size }
}

const UNLIMITED = { limitInputPixels: false } as const
const sizeOf = ({ width, height }: Size) => `${width} x ${height} px`
const open = ({ path }: Original) => sharp(readFileSync(path), UNLIMITED).autoOrient()

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
  const chart = add(CHART, day, CHART_PX, () => open(day).resize(CHART_PX).webp(PLATE))

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
    const { x, y } = middleOf(boxOf(place))
    const high = box.bottom - box.top
    const part = aroundPoint({ x, y }, (high * CARD_SIZE.width) / CARD_SIZE.height, high, own)
    add(cardFileOf(place), day, [part], () => crop(day, part).resize(CARD_SIZE).flatten().jpeg(JPEG))
  }
  // The site's card: as much of the picture as fits, and its name in the corner where it covers the fewest places.
  const { x, y } = mapOf(table, own).start ?? { x: 0, y: 0 }
  const scale = Math.min(width / CARD_SIZE.width, height / CARD_SIZE.height)
  const part = aroundPoint({ x, y }, CARD_SIZE.width * scale, CARD_SIZE.height * scale, own)
  add('card.jpg', day, [part, table.siteName, table.owner, table.regions.map(boxOf), table.mood], async () => {
    const { svg, ...title } = await cartouche()
    const corners = [CARD_SIZE.height - title.height - TITLE_MARGIN, TITLE_MARGIN].flatMap((top) =>
      [TITLE_MARGIN, CARD_SIZE.width - title.width - TITLE_MARGIN].map((left) => ({ left, top })),
    )
    const coveredAt = ({ left, top }: { left: number; top: number }) => {
      const [x, y] = [part.left + left * scale, part.top + top * scale]
      const covered = { left: x, top: y, right: x + title.width * scale, bottom: y + title.height * scale }
      return table.regions.filter((region) => overlap(boxOf(region), covered)).length
    }
    const best = corners.reduce((one, other) => (coveredAt(other) < coveredAt(one) ? other : one))
    const input = Buffer.from(svg)
    const at = { left: Math.round(best.left), top: Math.round(best.top) }
    const base = await crop(day, part).resize(CARD_SIZE).flatten().png().toBuffer()
    return sharp(base)
      .composite([{ input, ...at }])
      .jpeg(JPEG)
  })

  const sizes = sizesOf(own)
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
      chart,
      start: [round(x / width, 1000), round(y / height, 1000)],
    }),
    /** The `__OWN_PICTURE__` of a site whose root is `base`. */
    define: (base: string) => ({
      ...{ day: scheme(byDay, base), ...(byNight && { night: scheme(byNight, base) }), sizes, labels, plates, chart },
    }),
    /** That of the development server, which makes the small files alone. */
    defineInDevelopment: (base: string) => {
      const original = ({ name }: Original) => ({ avif: '', webp: '', src: `${base}src/realm/${name}` })
      return { day: original(day), ...(night && { night: original(night) }), sizes, labels, plates, chart }
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

function aroundPoint({ x, y }: { x: number; y: number }, width: number, height: number, picture: Size): Box {
  return within({ left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }, picture)
}

/**
 * The `sizes` of the picture in its first view, which it fills: ownPicture.module.css. Of a phone, whose px are tiny, less
 * than half as many are asked for: the file for it has more than one px for each of CSS.
 */
function sizesOf({ width, height }: Size): string {
  const filling = (part: number) => `max(${round(100 * part)}vw, ${round((100 * part * width) / height)}vh)`
  return `(max-width: 45rem) ${filling(0.45)}, ${filling(1)}`
}

const round = (number: number, parts = 10) => Math.round(number * parts) / parts
