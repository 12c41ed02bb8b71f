/** Reads the owner's pictures in `src/realm`, and makes smaller files of them for the pages. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp, { type Metadata } from 'sharp'
import { OwnerPicture, type PictureFiles } from '../pages/OwnerPicture.tsx'
import { filesIn } from './files.ts'
import { refuse } from './mistakes.ts'

/** The widths of the files, in px: for phones, for phones and cards at high density, for stories at high density. */
const WIDTHS = [480, 800, 1200]

/** The formats of the files, with their settings. */
export const FORMATS = { avif: { quality: 55 }, webp: { quality: 78 } }
type Format = keyof typeof FORMATS
const FORMAT_NAMES = Object.keys(FORMATS) as Format[]

/** The width of a picture in a story, in CSS px: that of its lines, or of a narrow screen within the page's frame. */
const STORY_WIDTH = 576
export const STORY_SIZES = `(min-width: 40rem) ${STORY_WIDTH / 16}rem, 90vw`
/** The largest height of a picture in portrait shape in a story, in CSS px. */
const STORY_HEIGHT = 420

/** The most pixels that sharp reads, and the greatest height of a WebP in px. */
const MAX_PIXELS = 0x3fff ** 2
const MAX_HEIGHT = 0x3fff

/** An original picture, with its size in px after rotation by its EXIF orientation. */
export interface PictureFile extends Record<'width' | 'height', number> {
  readonly name: string
  readonly content: Buffer
}

function isPicture(name: string): boolean {
  return /\.(png|jpe?g)$/i.test(name)
}

/** The PNGs and JPEGs among some files, except those in folders. */
function picturesAmong(files: readonly string[]): string[] {
  return files.filter((file) => isPicture(file) && dirname(file) === '.')
}

/**
 * Reads all PNGs and JPEGs in a folder, which may be missing, by name. The mistake in a picture that cannot be used is
 * the end of a sentence that begins with its name.
 */
export async function readPictures(folder: string) {
  const pictures = new Map<string, PictureFile>()
  const mistakes = new Map<string, string>()
  for (const name of picturesAmong(filesIn(folder))) {
    const content = readFileSync(join(folder, name))
    const read = async () => sharp(content, { limitInputPixels: false }).metadata()
    const metadata = await read().catch(() => null)
    const mistake = contentMistake(content, metadata)
    if (mistake) mistakes.set(name, mistake)
    else if (metadata) pictures.set(name, { name, content, ...metadata.autoOrient })
  }
  return { pictures, mistakes }
}

function contentMistake(content: Buffer, metadata: Metadata | null): string | null {
  if (content.length === 0) return 'is empty. Save the picture again.'
  if (!metadata || (metadata.format !== 'png' && metadata.format !== 'jpeg'))
    return 'is not a PNG or JPEG inside, but perhaps a renamed HEIC. Open it, and save it as PNG or JPEG.'
  const { width, height } = metadata.autoOrient
  const size = `${width} x ${height} px`
  const enough = Math.max(...WIDTHS)
  if (width * height > MAX_PIXELS) return `has ${size}, too many to read. Make it smaller: ${enough} px wide is enough.`
  if (height * Math.min(1, enough / width) > MAX_HEIGHT)
    return `is ${size}, too high for its width. Cut it into several pictures.`
  return null
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
  const { width, height } = file
  const setOf = (format: Format) => widthsOf(file).map((width) => `${base}${fileNameOf(file, width, format)} ${width}w`)
  const src = base + fileNameOf(file, Math.max(...widthsOf(file)), 'webp')
  return { avif: setOf('avif').join(', '), webp: setOf('webp').join(', '), src, width, height }
}

/** The HTML of a picture in a story. One in portrait shape is made smaller, so that it fits the screen. */
export function storyPicture(picture: PictureFiles, alt: string): string {
  const { width, height } = picture
  const scale = height > width ? Math.min(1, STORY_HEIGHT / height) : 1
  const shown = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const sizes = shown.width < STORY_WIDTH ? `min(${shown.width}px, 90vw)` : STORY_SIZES
  return renderToStaticMarkup(createElement(OwnerPicture, { picture: { ...picture, ...shown }, alt, sizes }))
}

/**
 * Makes the files of pictures, by name: as many at a time as there are processors. Each takes about a second, so they
 * are cached for the next build in the folder `cache`. `report` is called after each file that is made.
 */
export async function makePictureFiles(
  pictures: Iterable<PictureFile>,
  cache: string,
  report: (made: number, all: number) => void = () => {},
): Promise<Map<string, Buffer>> {
  const wanted = [...pictures].flatMap((file) =>
    widthsOf(file).flatMap((width) =>
      FORMAT_NAMES.map((format) => ({ file, width, format, name: fileNameOf(file, width, format) })),
    ),
  )
  const cached = (name: string) => join(cache, basename(name))
  const missing = wanted.filter(({ name }) => !statSync(cached(name), { throwIfNoEntry: false })?.size)
  const damages = new Map<string, string>()
  let made = 0
  mkdirSync(cache, { recursive: true })
  const queue = missing.values()
  const work = async () => {
    for (const { file, width, format, name } of queue) {
      const image = sharp(file.content).autoOrient().resize({ width }).toFormat(format, FORMATS[format])
      const content = await image.toBuffer().catch((error: Error) => void damages.set(file.name, error.message))
      // Renamed when it is complete: a build may be ended in between.
      if (content) {
        writeFileSync(`${cached(name)}.part`, content)
        renameSync(`${cached(name)}.part`, cached(name))
      }
      made += 1
      report(made, missing.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  const sentences = [...damages].map(
    ([name, cause]) => `src/realm/${name}: it cannot be read to its end (${cause}). Save the picture again.`,
  )
  refuse("The owner's pictures", sentences)
  return new Map(wanted.map(({ name }) => [name, readFileSync(cached(name))]))
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
