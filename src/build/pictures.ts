/** Reads the owner's pictures in `src/realm`, and makes smaller files of them for the pages. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import type { PictureFiles } from '../pages/OwnerPicture'
import { filesIn } from './files.ts'

/** The widths of the files, in px: for phones, for phones and cards at high density, for stories at high density. */
const WIDTHS = [480, 800, 1200]

/** The formats of the files, with their settings. */
export const FORMATS = { avif: { quality: 55 }, webp: { quality: 78 } }
type Format = keyof typeof FORMATS

/** An original picture. */
export interface PictureFile {
  readonly name: string
  readonly content: Buffer
  /** In px, after rotation by its EXIF orientation. */
  readonly width: number
  readonly height: number
}

function isPicture(name: string): boolean {
  return /\.(png|jpe?g)$/i.test(name)
}

/** The PNGs and JPEGs among some files, except those in folders. */
function picturesAmong(files: readonly string[]): string[] {
  return files.filter((file) => isPicture(file) && dirname(file) === '.')
}

/** Reads all PNGs and JPEGs in a folder, which may be missing, by name. */
export async function readPictures(folder: string): Promise<Map<string, PictureFile>> {
  const pictures = picturesAmong(filesIn(folder)).map(async (name): Promise<[string, PictureFile]> => {
    const content = readFileSync(join(folder, name))
    const { autoOrient } = await sharp(content)
      .metadata()
      .catch(() => {
        throw new Error(`src/realm/${name}: it cannot be read as a picture. Save it again as PNG or JPEG.`)
      })
    return [name, { name, content, ...autoOrient }]
  })
  return new Map(await Promise.all(pictures))
}

/**
 * The mistake in the name of a picture, as the end of a sentence that begins with its subject, or null if it is one of
 * `files`, those in `src/realm` and its folders.
 */
export function pictureMistake(name: unknown, files: readonly string[]): string | null {
  const pictures = picturesAmong(files)
  if (pictures.some((file) => file === name)) return null
  const found = files.find((file) => basename(file) === basename(String(name)))
  if (found && !isPicture(found)) return `"${name}" is not a PNG or JPEG. Save it as one of them.`
  if (found && dirname(found) !== '.') return `"${name}" is in src/realm/${dirname(found)}. Move it to src/realm.`
  const there = pictures.join(', ')
  return `"${name}" is not in src/realm. ${there ? `There are: ${there}.` : 'Put a PNG or JPEG there.'}`
}

/** The addresses and the size of a picture's files, on a site whose root is `base`. */
export function builtPicture(file: PictureFile, base: string): PictureFiles {
  const setOf = (format: Format) =>
    widthsOf(file)
      .map((width) => `${base}${fileNameOf(file, width, format)} ${width}w`)
      .join(', ')
  const { width, height } = file
  return {
    avif: setOf('avif'),
    webp: setOf('webp'),
    src: `${base}${fileNameOf(file, widthsOf(file).at(-1) ?? width, 'webp')}`,
    width,
    height,
  }
}

/**
 * Makes the files of a picture, with name and content. Each takes about a second, so they are cached for the next build
 * in the folder `cache`.
 */
export async function makePictureFiles(file: PictureFile, cache: string): Promise<[name: string, content: Buffer][]> {
  const made: [string, Buffer][] = []
  for (const width of widthsOf(file)) {
    for (const format of Object.keys(FORMATS) as Format[]) {
      const name = fileNameOf(file, width, format)
      const kept = join(cache, name.replace('assets/', ''))
      if (!existsSync(kept)) {
        mkdirSync(cache, { recursive: true })
        const image = sharp(file.content).autoOrient().resize({ width }).toFormat(format, FORMATS[format])
        writeFileSync(kept, await image.toBuffer())
      }
      made.push([name, readFileSync(kept)])
    }
  }
  return made
}

/** The widths of a picture's files: none is wider than the picture. */
function widthsOf({ width }: PictureFile): number[] {
  return [...new Set(WIDTHS.map((one) => Math.min(one, width)))]
}

/** The name contains a hash of the content and of the settings, so that the file can be cached forever. */
function fileNameOf({ name, content }: PictureFile, width: number, format: Format): string {
  const made = createHash('sha256').update(content).update(JSON.stringify(FORMATS[format]))
  const stem = name.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-')
  return `assets/${stem}-${width}-${made.digest('base64url').slice(0, 8)}.${format}`
}
