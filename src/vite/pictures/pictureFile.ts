/** The files that are made of originals, as data: makePictures.ts makes them. */
import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Region, ResizeOptions } from 'sharp'
import type { PictureSources } from '../../site/pages/OwnerPicture.tsx'
import type { Original } from './original.ts'

type Settings = Readonly<Record<string, string | number | boolean>>

/** What is made of an original, in this order: a part, another size, on a ground, under an SVG, a format. */
interface Edit {
  readonly part?: Region
  readonly resize: ResizeOptions
  /** The colour of what is transparent, if that is not to stay so. */
  readonly ground?: string | undefined
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

/** A file of an original. */
export function pictureFile(name: string, of: Original, edit: Edit): PictureFile {
  return { name, cached: hashOf(of, edit) + extname(name), of, edit }
}

/** A hash of all that a file depends on: names in the site have the first half of one. */
export function hashOf({ hash }: Original, edit: Partial<Edit>): string {
  return createHash('sha256').update(hash).update(JSON.stringify(edit)).digest('base64url').slice(0, 16)
}

/** The name of an original in an address. */
export const stemOf = ({ name }: Original) => name.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-')

/** The files of an original in these widths, in px, and formats; none is wider than the original. */
export function filesInWidths(
  of: Original,
  widths: readonly number[],
  formats: Record<'avif' | 'webp', Settings>,
  ground?: string,
) {
  const possible = [...new Set(widths.map((width) => Math.min(width, of.width)))]
  return (['avif', 'webp'] as const).flatMap((format) => {
    const edit = { ground, format, settings: formats[format] }
    // One for all widths, which their names have: a page has all of these addresses.
    const hash = hashOf(of, edit).slice(0, 8)
    return possible.map((width) =>
      pictureFile(`assets/${stemOf(of)}-${width}-${hash}.${format}`, of, { ...edit, resize: { width } }),
    )
  })
}

/** The addresses of files in widths, on a site whose root is `base`. */
export function sourcesOf(files: readonly PictureFile[], base: string): PictureSources {
  const inFormat = (format: string) =>
    files
      .flatMap(({ name, edit }) => (edit.format === format ? `${base}${name} ${edit.resize.width}w` : []))
      .join(', ')
  return { avif: inFormat('avif'), webp: inFormat('webp'), src: base + files.at(-1)?.name }
}
