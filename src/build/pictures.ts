/** Reads the owner's pictures in `src/realm`, and makes smaller files of them for the pages. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { OwnerPicture, type PictureFiles } from '../pages/OwnerPicture.tsx'
import { filesIn } from './files.ts'

/** The widths of the files, in px: for phones, for phones and cards at high density, for stories at high density. */
const WIDTHS = [480, 800, 1200]

/** The formats of the files, with their settings. */
export const FORMATS = { avif: { quality: 55 }, webp: { quality: 78 } }
type Format = keyof typeof FORMATS

/** The width of a picture in a story, in CSS px: that of its lines, or of a narrow screen within the page's frame. */
const STORY_WIDTH = 576
export const STORY_SIZES = `(min-width: 40rem) ${STORY_WIDTH / 16}rem, 90vw`
/** The largest height of a picture in portrait shape in a story, in CSS px. */
const STORY_HEIGHT = 420

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
 * Makes the files of a picture, with name and content. Each takes about a second, so they are cached for the next build
 * in the folder `cache`.
 */
export async function makePictureFiles(file: PictureFile, cache: string): Promise<[name: string, content: Buffer][]> {
  const made: [string, Buffer][] = []
  for (const width of widthsOf(file)) {
    for (const format of Object.keys(FORMATS) as Format[]) {
      const name = fileNameOf(file, width, format)
      const kept = join(cache, basename(name))
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
