/** The pictures of stories, posts and cards. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Size } from '../../panzoom/core/geometry.ts'
import { EnlargeablePicture, OwnerPicture, type PictureFiles } from '../../site/pages/OwnerPicture.tsx'
import { picturesAmong } from '../../table/validateTable.ts'
import { filesIn } from '../files.ts'
import { type Original, readOriginal } from './original.ts'
import { filesInWidths, hashOf, type PictureFile, pictureFile, sourcesOf, stemOf } from './pictureFile.ts'

/** The widths of the files, in px: for phones; at high density for them and for cards; and for stories. */
const WIDTHS = [480, 800, 1200]
/** The width of the file that is fetched alone when a visitor opens a picture. */
const LARGE_WIDTH = 2400
const FORMATS = { avif: { quality: 55 }, webp: { quality: 78 } }
/** The width of a picture in a story, in CSS px: that of its lines, or less on a narrow screen. */
const STORY_WIDTH = 576
export const STORY_SIZES = `(min-width: 40rem) ${STORY_WIDTH / 16}rem, 90vw`
/** The largest height of a picture in portrait shape in a story, in CSS px. */
const STORY_HEIGHT = 420
/** The most pixels that sharp reads, and the greatest height of a WebP in px. */
const MAX_PIXELS = 0x3fff ** 2
const MAX_HEIGHT = 0x3fff
/** The size of the card of a picture, in px, as social networks recommend. */
const CARD = { width: 1200, height: 630 } as const

/** Reads the PNGs and JPEGs in a folder, by name. A mistake continues a sentence that begins with that. */
export async function readPictures(folder: string) {
  const pictures = new Map<string, Original>()
  const mistakes = new Map<string, string>()
  for (const name of picturesAmong(filesIn(folder))) {
    const original = await readOriginal(folder, name)
    const isEmpty = statSync(join(folder, name)).size === 0
    const mistake = isEmpty ? 'is empty. Save the picture again.' : contentMistake(original)
    if (mistake) mistakes.set(name, mistake)
    else if (original) pictures.set(name, original)
  }
  return { pictures, mistakes }
}

function contentMistake(original: Original | undefined): string | null {
  if (original?.format !== 'png' && original?.format !== 'jpeg')
    return 'is not a PNG or JPEG inside, but perhaps a renamed HEIC. Open it, and save it as PNG or JPEG.'
  const { width, height } = original
  const size = `${width} x ${height} px`
  const enough = Math.max(...WIDTHS)
  if (width * height > MAX_PIXELS)
    return `has ${size}, too many to read. Make it smaller: ${enough} px wide is enough.`
  if (height * Math.min(1, enough / width) > MAX_HEIGHT)
    return `is ${size}, too high for its width. Cut it into several pictures.`
  return null
}

/** The files of a picture in pages: the widest WebP last, which readers of feeds get. */
const filesInPages = (original: Original) => filesInWidths(original, WIDTHS, FORMATS)

/** The width of the large file: less for a strip that would be too high. */
const largeWidthOf = ({ width, height }: Size) =>
  Math.min(LARGE_WIDTH, width, Math.floor((MAX_HEIGHT * width) / height))

/** All files of a picture: a large one last, if the original has more than those in pages. */
export function filesOf(original: Original): readonly PictureFile[] {
  const width = largeWidthOf(original)
  const [, large] = filesInWidths(original, [width], FORMATS)
  return large && width > Math.max(...WIDTHS) ? [...filesInPages(original), large] : filesInPages(original)
}

/** The addresses and the size of a picture's files, on a site whose root is `base`. */
export function pictureFilesOf(original: Original, base: string): PictureFiles {
  const { width, height } = original
  const largeWidth = largeWidthOf(original)
  const large = {
    href: base + filesOf(original).at(-1)?.name,
    'data-large': `${largeWidth} ${Math.round((largeWidth * height) / width)}`,
  }
  return { ...sourcesOf(filesInPages(original), base), large, width, height }
}

/**
 * The HTML of a picture in a story, which is a link to its large file, unless it is in a link already. One in
 * portrait shape is made smaller, so that it fits the screen.
 */
export function storyPicture(picture: PictureFiles, alt: string, isLinked: boolean): string {
  const { width, height } = picture
  const scale = height > width ? Math.min(1, STORY_HEIGHT / height) : 1
  const shown = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const sizes = shown.width < STORY_WIDTH ? `min(${shown.width}px, 90vw)` : STORY_SIZES
  const Shown = isLinked ? OwnerPicture : EnlargeablePicture
  return renderToStaticMarkup(createElement(Shown, { picture: { ...picture, ...shown }, alt, sizes }))
}

/** The card of a picture, for shared links: cut to its shape around what attracts the eye. */
export function cardFileOf(original: Original): PictureFile {
  const edit = {
    resize: { ...CARD, position: 'attention' },
    ground: 'white',
    format: 'jpeg',
    settings: { quality: 78, mozjpeg: true },
  } as const
  const hash = hashOf(original, edit).slice(0, 8)
  return pictureFile(`assets/${stemOf(original)}-card-${hash}.jpg`, original, edit)
}

/** What a page says of the card of a picture: its file in the site, and its size. */
export const cardOf = (original: Original) => ({ file: cardFileOf(original).name, ...CARD })
