/** Writes what is drawn of a table. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { unusedPictures } from '../table/table.ts'
import type { Drawing } from './draw.ts'
import type { Raster } from './drawing/raster.ts'

/** Contents by their paths in the project. */
export type Files = Record<string, string | Buffer | Sharp>

/** A raster as a picture that sharp can write in any format. */
export function pixels({ bytes, width, height }: Raster): Sharp {
  return sharp(bytes, { raw: { width, height, channels: bytes.length > 3 * width * height ? 4 : 3 } })
}

/**
 * Writes a drawing into the project in the folder `root`, and prints how large each file is. Pictures of
 * pages that there are no more are deleted. The record comes last: the development server waits for it.
 */
export async function writeDrawing(root: string, { files, record, regions }: Drawing): Promise<void> {
  const write = async (path: string, content: Files[string]) => {
    const bytes =
      typeof content === 'string' || Buffer.isBuffer(content)
        ? Buffer.from(content)
        : await content.toBuffer()
    await mkdir(dirname(resolve(root, path)), { recursive: true })
    await writeFile(resolve(root, path), bytes)
    console.log(`${path}: ${bytes.length} bytes`)
  }
  for (const [path, content] of Object.entries(files)) await write(path, content)
  for (const folder of ['places', 'cards'] as const) {
    const there = await readdir(resolve(root, 'public/map', folder)).catch(() => [])
    for (const file of unusedPictures(folder, there, regions))
      await rm(resolve(root, 'public/map', folder, file))
  }
  await write('src/drawn/record.json', `${JSON.stringify(record)}\n`)
}
