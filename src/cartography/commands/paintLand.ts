/** The whole map of a land, small, for a choice of lands. */
import sharp from 'sharp'
import type { Table } from '../../table/table.ts'
import { drawPicture, inkLayersOf } from '../picture/picture.ts'
import type { Land } from '../survey/field.ts'
import { drawWash } from '../wash/wash.ts'

/** The land of a table as a PNG, `width` px wide. It takes some seconds. */
export async function paintLand(land: Land, table: Table, width: number): Promise<Buffer> {
  const picture = drawPicture(land, table)
  const { size } = picture
  const height = Math.round((width * size.height) / size.width)
  const { bytes, ...painted } = drawWash(land, picture, width)
  const layers = inkLayersOf(picture).map((layer) =>
    sharp(Buffer.from(layer)).resize(width, height).png().toBuffer(),
  )
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
