/**
 * The files that the build makes of originals: first as data, then in the cache, where the next build finds
 * them.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Region, ResizeOptions } from 'sharp'
import type { PictureFiles } from '../../site/pages/OwnerPicture.tsx'
import { refuse } from '../../table/mistakes.ts'
import { sideBySide } from '../files.ts'
import { type Original, open } from './original.ts'

type Settings = Readonly<Record<string, string | number | boolean>>

/** What is made of an original, in this order: a part, in another size, with an SVG over it, in a format. */
interface Edit {
  readonly part?: Region
  readonly resize: ResizeOptions
  readonly over?: Readonly<{ svg: string; left: number; top: number }>
  readonly format: 'avif' | 'webp' | 'jpeg'
  readonly settings: Settings
}

/** A file to be made. */
export interface PictureFile {
  /** Its path in the built site. */
  readonly name: string
  /** Its name in the cache: a hash of all that it depends on. */
  readonly cached: string
  readonly of: Original
  readonly edit: Edit
}

/** A file of an original. `[hash]` in its name becomes a hash of all that it depends on. */
export function pictureFile(name: string, of: Original, edit: Edit): PictureFile {
  const hash = hashOf(of, edit)
  return { name: name.replace('[hash]', hash.slice(0, 8)), cached: hash + extname(name), of, edit }
}

function hashOf({ hash }: Original, edit: Partial<Edit>): string {
  return createHash('sha256').update(hash).update(JSON.stringify(edit)).digest('base64url').slice(0, 16)
}

/** The name of an original in an address. */
export const stemOf = ({ name }: Original) => name.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-')

/** The files of an original in these widths, in px, and formats; none is wider than the original. */
export function filesInWidths(
  of: Original,
  widths: readonly number[],
  formats: Record<'avif' | 'webp', Settings>,
) {
  const possible = [...new Set(widths.map((width) => Math.min(width, of.width)))]
  return (['avif', 'webp'] as const).flatMap((format) => {
    const edit = { format, settings: formats[format] }
    // One for all widths, which their names have: a page has all of these addresses.
    const hash = hashOf(of, edit).slice(0, 8)
    return possible.map((width) =>
      pictureFile(`assets/${stemOf(of)}-${width}-${hash}.${format}`, of, { ...edit, resize: { width } }),
    )
  })
}

/**
 * The addresses of files in widths, on a site whose root is `base`: a `srcset` for each format, and one for
 * all browsers.
 */
export function sourcesOf(
  files: readonly PictureFile[],
  base: string,
): Omit<PictureFiles, 'width' | 'height'> {
  const inFormat = (format: string) =>
    files
      .flatMap(({ name, edit }) => (edit.format === format ? `${base}${name} ${edit.resize.width}w` : []))
      .join(', ')
  return { avif: inFormat('avif'), webp: inFormat('webp'), src: base + files.at(-1)?.name }
}

/** Those in development, where the original is the only file. */
export function sourcesInDevelopment({ name }: Original, base: string): ReturnType<typeof sourcesOf> {
  return { avif: '', webp: '', src: `${base}src/realm/${name}` }
}

/** Makes the content of a file. */
export async function make({
  of,
  edit: { part, resize, over, format, settings },
}: PictureFile): Promise<Buffer> {
  const cut = part ? open(of).extract(part) : open(of)
  const resized = cut.resize(resize)
  if (over) resized.composite([{ input: Buffer.from(over.svg), left: over.left, top: over.top }])
  if (format === 'jpeg') resized.flatten({ background: 'white' })
  return resized.toFormat(format, settings).toBuffer()
}

/** After so many files, each of which takes up to some seconds, the progress is reported. */
const REPORTED = 6

/**
 * Makes the files that the folder `cache` lacks, side by side. Returns their paths there by their names in
 * the site. Originals that are damaged are refused together.
 */
export async function makeFiles(
  files: readonly PictureFile[],
  cache: string,
  report: (progress: string) => void,
) {
  const pathOf = ({ cached }: PictureFile) => join(cache, cached)
  const missing = files.filter((file) => !statSync(pathOf(file), { throwIfNoEntry: false })?.size)
  const damages = new Map<string, string>()
  let made = 0
  mkdirSync(cache, { recursive: true })
  await sideBySide(missing, async (file) => {
    const content = await make(file).catch(({ message }: Error) => {
      // Its first line: pictures that are made at the same time may add theirs.
      const sentence = `it cannot be read to its end (${message.split('\n')[0]}). Save the picture again.`
      damages.set(file.of.name, `src/realm/${file.of.name}: ${sentence}`)
    })
    // Renamed when it is complete: a build may be ended in between.
    if (content) {
      writeFileSync(`${pathOf(file)}.part`, content)
      renameSync(`${pathOf(file)}.part`, pathOf(file))
    }
    made += 1
    if (made % REPORTED === 0) report(`${made} of ${missing.length} files of pictures are made.`)
  })
  refuse("The owner's pictures", [...damages.values()])
  return new Map(files.map((file) => [file.name, pathOf(file)]))
}
