/** The pictures in `src/realm`, as their owner has saved them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Size } from '../../panzoom/core/geometry.ts'
import { integrityOf } from '../files.ts'

/**
 * A picture in `src/realm`: the hash of its content, its format as sharp calls it, and its size in px,
 * upright by its EXIF orientation.
 */
export interface Original extends Size {
  readonly format?: string
  readonly name: string
  readonly path: string
  readonly hash: string
}

/** Their limits are checked before they are opened, by their headers. */
const UNLIMITED = { limitInputPixels: false } as const

/** Reads the header of a picture; undefined if that is none of a picture. */
export async function readOriginal(folder: string, name: string): Promise<Original | undefined> {
  const path = join(folder, name)
  const content = readFileSync(path)
  if (content.length === 0) return undefined
  const metadata = await sharp(content, UNLIMITED)
    .metadata()
    .catch(() => undefined)
  if (!metadata?.format) return undefined
  return { name, path, hash: integrityOf(content), format: metadata.format, ...metadata.autoOrient }
}

/** Opens an original, upright. Throws if its file has changed since: what is made of it has its hash. */
export function open({ path, hash }: Original): Sharp {
  const content = readFileSync(path)
  if (integrityOf(content) !== hash) throw new Error('another has been saved meanwhile')
  return sharp(content, UNLIMITED).autoOrient()
}
