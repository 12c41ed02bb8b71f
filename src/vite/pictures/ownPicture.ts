/** Reads the owner's own picture of the map. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Size } from '../../panzoom/geometry.ts'
import type { PictureMistake } from '../../table/mistakes.ts'
import { filesIn } from '../files.ts'

/** The width of the first view's tiny picture, in px. */
const TINY_PX = 16
/** The limits of a picture's sides, in px. */
const MIN_SIDE = 600
const MAX_SIDE = 12_000
const KINDS = 'PNG, JPEG, WebP, AVIF or SVG'
const READABLE: readonly (string | undefined)[] = ['png', 'jpeg', 'webp', 'heif', 'svg']
const ENDING = /\.(png|jpe?g|webp|avif|svg)$/i

/** An original, and its size after rotation by its EXIF orientation: its px are those of the map. */
export interface Original extends Size {
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
/** An original, upright. */
export const open = ({ path }: Original) => sharp(readFileSync(path), UNLIMITED).autoOrient()
