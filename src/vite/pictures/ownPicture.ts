/** Reads the owner's own picture of the map. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Size } from '../../panzoom/core/geometry.ts'
import type { Mistake } from '../../table/mistakes.ts'
import { filesIn } from '../files.ts'
import { type Original, open, readOriginal } from './original.ts'

/** The width of the first view's tiny picture, in px. */
const TINY_PX = 16
/** The limits of a picture's sides, in px. */
const MIN_SIDE = 600
const MAX_SIDE = 12_000
const KINDS = 'PNG, JPEG, WebP, AVIF or SVG'
const READABLE: readonly (string | undefined)[] = ['png', 'jpeg', 'webp', 'heif', 'svg']
/** A picture in an SVG that is in a file of its own. */
const LINKED = /<image\b[^>]*\bhref\s*=\s*["'](?!data:)/
const ENDING = /\.(png|jpe?g|webp|avif|svg)$/i

/** The owner's picture: its px are those of the map in the table. */
export interface OwnPicture extends Size {
  readonly day: Original
  /** In the same size. */
  readonly night?: Original
  /** Its first view, as an address. */
  readonly tiny: string
}

/** Reads the picture of a table in `folder`. */
export async function readOwnPicture(
  { picture, night }: { readonly picture?: unknown; readonly night?: unknown },
  folder: string,
): Promise<{ own?: OwnPicture; mistakes: Mistake[] }> {
  const mistakes: Mistake[] = []
  const read = async (name: unknown, field: 'picture' | 'night') => {
    if (typeof name !== 'string' || !name.trim()) return undefined
    const found = await readPicture(name, folder)
    if (typeof found !== 'string') return found
    mistakes.push({ path: ['map', field], message: found })
    return undefined
  }
  const [day, dark] = [await read(picture, 'picture'), await read(night, 'night')]
  if (day && dark && (day.width !== dark.width || day.height !== dark.height)) {
    const message = `is ${sizeOf(dark)}, but the picture by day is ${sizeOf(day)}. Save both in the same size.`
    mistakes.push({ path: ['map', 'night'], message })
  }
  if (!day || mistakes.length > 0) return { mistakes }
  const small = await open(day)
    .resize(TINY_PX)
    .flatten({ background: 'white' })
    .png()
    .toBuffer()
    .catch(() => undefined)
  if (!small) {
    const message = `"${day.name}" cannot be drawn. Open it in the program that made it, and save it again.`
    return { mistakes: [{ path: ['map', 'picture'], message }] }
  }
  const tiny = `data:image/webp;base64,${(await sharp(small).webp({ quality: 80 }).toBuffer()).toString('base64')}`
  const { width, height } = day
  return { own: { width, height, day, ...(dark && { night: dark }), tiny }, mistakes }
}

/** Reads one of the pictures. Returns a text if it cannot be used: the end of a sentence. */
async function readPicture(name: string, folder: string): Promise<Original | string> {
  const there = filesIn(folder)
  if (!there.includes(name)) {
    const pictures = there.filter((file) => ENDING.test(file)).join(', ')
    return `"${name}" is not in src/realm. ${pictures ? `There are: ${pictures}.` : `Put a ${KINDS} there.`}`
  }
  const original = await readOriginal(folder, name)
  if (!READABLE.includes(original?.format) || !original)
    return `"${name}" is not a picture that can be read. Open it, and save it as ${KINDS}.`
  if (original.format === 'svg' && LINKED.test(readFileSync(original.path, 'utf8')))
    return `"${name}" shows a picture of another file, which is left out. Embed it in the program that made it.`
  if (Math.min(original.width, original.height) < MIN_SIDE)
    return `"${name}" is ${sizeOf(original)}, too small for a map. Make each side at least ${MIN_SIDE} px, better 2000.`
  if (Math.max(original.width, original.height) > MAX_SIDE)
    return `"${name}" is ${sizeOf(original)}, too large. Make no side longer than ${MAX_SIDE} px; 4000 is enough.`
  return original
}

const sizeOf = ({ width, height }: Size) => `${width} x ${height} px`
