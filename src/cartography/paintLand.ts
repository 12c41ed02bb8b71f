/** The whole map of a land, small, for a choice of lands. */
import sharp from 'sharp'
import type { Land } from './land/field.ts'
import { map } from './map.ts'
import { drawPicture, inkLayersOf } from './picture.ts'
import { drawWash } from './wash/wash.ts'

/** A land as a PNG, `width` px wide. It takes some seconds. */
export async function paintLand(land: Land, width: number): Promise<Buffer> {
  const height = Math.round((width * map.height) / map.width)
  const picture = drawPicture(land)
  const { bytes, ...painted } = drawWash(land, picture, width)
  const layers = inkLayersOf(picture).map((layer) => sharp(Buffer.from(layer)).resize(width, height).png().toBuffer())
  return sharp(
    await sharp(bytes, { raw: { ...painted, channels: 3 } })
      .resize(width, height)
      .png()
      .toBuffer(),
  )
    .composite((await Promise.all(layers)).map((input) => ({ input })))
    .png()
    .toBuffer()
}
