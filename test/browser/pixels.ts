/** Screenshots as numbers. */
import sharp from 'sharp'

export interface Pixels {
  /** In device px. */
  readonly width: number
  readonly height: number
  /** Red, green and blue of each pixel, row by row. */
  readonly data: Uint8Array
}

/** The pixels of a screenshot. */
export async function readPixels(shot: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/**
 * The similarity of two screenshots, as a peak signal-to-noise ratio in decibels; 0 if their sizes differ.
 */
export async function similarityOf(one: Buffer, other: Buffer): Promise<number> {
  const [{ data: a }, { data: b }] = [await readPixels(one), await readPixels(other)]
  if (a.length === 0 || a.length !== b.length) return 0
  const sum = a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0)
  return 10 * Math.log10(255 ** 2 / Math.max(sum / a.length, 1e-9))
}
