/** Writes what `npm run draw` draws, and has what is drawn for every site, also for one with an owner's own picture. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { regions, siteName } from '../realm.ts'
import { drawDesk } from './desk.ts'
import { site } from './drawing/palette.ts'
import type { Raster } from './drawing/raster.ts'
import { colourDragons } from './emblem/dragons.ts'
import { drawFavicon, drawHomeIcon } from './emblem/favicon.ts'
import { drawWordmark } from './emblem/wordmark.ts'
import { drawNameFont } from './lettering/nameFont.ts'
import { paperTile } from './wash/paper.ts'
import { woff2 } from './woff2.ts'

export const ROOT = resolve(import.meta.dirname, '../..')

/** Contents by their paths in the project. */
export type Files = Record<string, string | Buffer | Sharp>

/** A file's content; undefined if there is none. */
export async function contentOf(path: string): Promise<Buffer | undefined> {
  const file = resolve(ROOT, path)
  return existsSync(file) ? readFile(file) : undefined
}

/** All that is drawn besides the map. */
export async function drawAround(): Promise<Files> {
  const DRAGONS = 'src/drawn/dragons.svg'
  const wordmark = drawWordmark(siteName)
  return {
    'public/paper.webp': pixels(paperTile()).webp({ quality: 78, effort: 6 }),
    'public/desk.svg': drawDesk(),
    'public/favicon.svg': drawFavicon(),
    'public/apple-touch-icon.png': homeIcon(180),
    'public/icon-512.png': homeIcon(512),
    [DRAGONS]: colourDragons(String(await contentOf(DRAGONS)), site),
    'src/drawn/wordmark.svg': wordmark.symbol,
    'src/drawn/wordmark.css': wordmark.styles,
    'src/drawn/names.woff2': woff2(drawNameFont(regions.map(({ name }) => name))),
  }
}

/** Writes files, and says how large each is. */
export async function writeFiles(files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const bytes =
      typeof content === 'string' || Buffer.isBuffer(content) ? Buffer.from(content) : await content.toBuffer()
    await mkdir(dirname(resolve(ROOT, path)), { recursive: true })
    await writeFile(resolve(ROOT, path), bytes)
    console.log(`${path}: ${bytes.length} bytes`)
  }
}

/** Writes the record of what was drawn, which ends a drawing: the development server waits for it. */
export async function writeRecord(record: object): Promise<void> {
  await writeFiles({ 'src/drawn/record.json': `${JSON.stringify(record)}\n` })
}

export function pixels({ bytes, width, height }: Raster): Sharp {
  return sharp(bytes, { raw: { width, height, channels: bytes.length > 3 * width * height ? 4 : 3 } })
}

/** The mark as an icon for home screens, so many px wide and high. */
function homeIcon(size: number): Sharp {
  return sharp(Buffer.from(drawHomeIcon(size))).png({ palette: true, effort: 10 })
}
