import sharp, { type Sharp } from 'sharp'
import type { Raster } from './raster.ts'

/** A raster as a picture that sharp can write in any format. */
export function pixels({ bytes, width, height }: Raster): Sharp {
  return sharp(bytes, { raw: { width, height, channels: bytes.length > 3 * width * height ? 4 : 3 } })
}
