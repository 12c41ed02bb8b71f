import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { OwnerPicture, type PictureFiles } from '../../site/pages/OwnerPicture.tsx'
import { picturesAmong, refuse } from '../../table/mistakes.ts'
import { filesIn, sideBySide } from '../files.ts'

/** The widths of the files, in px: for phones, for phones and cards at high density, for stories at high density. */
const WIDTHS = [480, 800, 1200]
/** The formats of the files, with their settings. */
export const FORMATS = { avif: { quality: 55 }, webp: { quality: 78 } }
/** The width of a picture in a story, in CSS px: that of its lines, or of a narrow screen within the page's frame. */
const STORY_WIDTH = 576
export const STORY_SIZES = `(min-width: 40rem) ${STORY_WIDTH / 16}rem, 90vw`
/** The largest height of a picture in portrait shape in a story, in CSS px. */
const STORY_HEIGHT = 420
/** The most pixels that sharp reads, and the greatest height of a WebP in px. */
const MAX_PIXELS = 0x3fff ** 2
const MAX_HEIGHT = 0x3fff

/** An original picture, with the hash of its content, and its size in px after rotation by its EXIF orientation. */
export type PictureFile = Readonly<Record<'name' | 'path' | 'hash', string> & Record<'width' | 'height', number>>

/** Reads the PNGs and JPEGs in a folder, by name. A mistake is the end of a sentence that begins with the name. */
export async function readPictures(folder: string) {
  const pictures = new Map<string, PictureFile>()
  const mistakes = new Map<string, string>()
  for (const name of picturesAmong(filesIn(folder))) {
    const path = join(folder, name)
    const content = readFileSync(path)
    const image = content.length > 0 ? sharp(content, { limitInputPixels: false }) : undefined
    const metadata = await image?.metadata().catch(() => undefined)
    const mistake = image ? contentMistake(metadata) : 'is empty. Save the picture again.'
    if (mistake) mistakes.set(name, mistake)
    else if (metadata) {
      const hash = createHash('sha256').update(content).digest('hex')
      pictures.set(name, { name, path, hash, ...metadata.autoOrient })
    }
  }
  return { pictures, mistakes }
}

function contentMistake(metadata: Metadata | undefined): string | null {
  if (metadata?.format !== 'png' && metadata?.format !== 'jpeg')
    return 'is not a PNG or JPEG inside, but perhaps a renamed HEIC. Open it, and save it as PNG or JPEG.'
  const { width, height } = metadata.autoOrient
  const size = `${width} x ${height} px`
  const enough = Math.max(...WIDTHS)
  if (width * height > MAX_PIXELS) return `has ${size}, too many to read. Make it smaller: ${enough} px wide is enough.`
  if (height * Math.min(1, enough / width) > MAX_HEIGHT)
    return `is ${size}, too high for its width. Cut it into several pictures.`
  return null
}

/** The addresses and the size of a picture's files, on a site whose root is `base`. */
export function builtPicture(file: PictureFile, base: string): PictureFiles {
  const files = filesOf(file)
  const setOf = (wanted: string) =>
    files.flatMap(({ name, format, width }) => (format === wanted ? `${base}${name} ${width}w` : [])).join(', ')
  return {
    avif: setOf('avif'),
    webp: setOf('webp'),
    src: base + files.at(-1)?.name,
    width: file.width,
    height: file.height,
  }
}

/** The HTML of a picture in a story. One in portrait shape is made smaller, so that it fits the screen. */
export function storyPicture(picture: PictureFiles, alt: string): string {
  const { width, height } = picture
  const scale = height > width ? Math.min(1, STORY_HEIGHT / height) : 1
  const shown = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const sizes = shown.width < STORY_WIDTH ? `min(${shown.width}px, 90vw)` : STORY_SIZES
  return renderToStaticMarkup(createElement(OwnerPicture, { picture: { ...picture, ...shown }, alt, sizes }))
}

/** A file to be made: its name in the cache, the picture in `src/realm` that it is made of, and its content. */
export interface Made {
  readonly name: string
  readonly of: string
  make(): Promise<Buffer>
}

/**
 * Makes the files of pictures, and the cards of others, in the folder `cache`, where the next build finds them: each takes
 * about a second. Returns their paths there by their names in the site.
 */
export async function makePictureFiles(
  pictures: Iterable<PictureFile>,
  cards: Iterable<PictureFile>,
  cache: string,
  report: (progress: string) => void,
): Promise<Map<string, string>> {
  const wanted = [
    ...[...pictures].flatMap((file) => filesOf(file).map((made) => ({ file, ...made }))),
    ...[...cards].map((file) => ({ file, name: cardOf(file).file, make: makeCard })),
  ]
  const files = wanted.map(({ file, name, make }) => ({
    name: basename(name),
    of: file.name,
    make: () => make(sharp(readFileSync(file.path)).autoOrient()).toBuffer(),
  }))
  const progress = (made: number, all: number) => {
    if (made % 12 === 0) report(`${made} of ${all} files of pictures are made.`)
  }
  const made = await makeFiles(files, cache, progress)
  return new Map(wanted.map(({ name }) => [name, made(basename(name))]))
}

/** Makes the files that `cache` lacks, side by side. Returns a function from their names to their paths there. */
export async function makeFiles(
  wanted: readonly Made[],
  cache: string,
  report: (made: number, all: number) => void,
): Promise<(name: string) => string> {
  const cached = (name: string) => join(cache, name)
  const missing = wanted.filter(({ name }) => !statSync(cached(name), { throwIfNoEntry: false })?.size)
  const damages = new Map<string, string>()
  let made = 0
  mkdirSync(cache, { recursive: true })
  await sideBySide(missing, async ({ name, of, make }) => {
    const content = await make().catch(({ message }: Error) => {
      // Its first line: pictures that are made at the same time may add theirs.
      const sentence = `it cannot be read to its end (${message.split('\n')[0]}). Save the picture again.`
      damages.set(of, `src/realm/${of}: ${sentence}`)
    })
    // Renamed when it is complete: a build may be ended in between.
    if (content) {
      writeFileSync(`${cached(name)}.part`, content)
      renameSync(`${cached(name)}.part`, cached(name))
    }
    made += 1
    report(made, missing.length)
  })
  refuse("The owner's pictures", [...damages.values()])
  return cached
}

/** The files of a picture, the widest WebP last; none is wider than the picture. Their names change with its content. */
function filesOf({ name, hash, width }: PictureFile) {
  const stem = stemOf(name)
  const widths = [...new Set(WIDTHS.map((one) => Math.min(one, width)))]
  return (['avif', 'webp'] as const).flatMap((format) => {
    const made = createHash('sha256').update(hash).update(JSON.stringify(FORMATS[format]))
    const end = `${made.digest('base64url').slice(0, 8)}.${format}`
    const make = (width: number) => (image: Sharp) => image.resize({ width }).toFormat(format, FORMATS[format])
    return widths.map((width) => ({ format, width, make: make(width), name: `assets/${stem}-${width}-${end}` }))
  })
}

/** The size of the card of a picture, in px, as social networks recommend. */
const CARD = { width: 1200, height: 630 } as const

/** The card of a picture for shared links: its file in the site, and its size. */
export function cardOf({ name, hash }: PictureFile) {
  return { file: `assets/${stemOf(name)}-card-${hash.slice(0, 8)}.jpg`, ...CARD }
}

/** Cuts a picture to the shape of a card, around what attracts the eye. */
const makeCard = (image: Sharp) =>
  image
    .resize({ ...CARD, position: 'attention' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 78, mozjpeg: true })

const stemOf = (name: string) => name.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-')
