/** What is drawn for every site, also for one with an owner's own picture: all but the map. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Mood } from '../../table/palette.ts'
import type { Table } from '../../table/table.ts'
import { pixels } from '../drawing/pixels.ts'
import { colourDragons } from '../emblem/dragons.ts'
import { drawFavicon, drawHomeIcon } from '../emblem/favicon.ts'
import { drawWordmark } from '../emblem/wordmark.ts'
import { sizeOf } from '../lands/geographyOf.ts'
import { cartoucheOfCard } from '../picture/ownCard.ts'
import { paperTile } from '../wash/paper.ts'
import { drawDesk } from './desk.ts'

/** Contents by their paths in the project. */
export type Files = Record<string, string | Buffer | Sharp>

/** Draws all that a table has besides its map. */
export async function drawAround(table: Table): Promise<Files> {
  const { siteName, mood, map } = table
  const wordmark = drawWordmark(siteName)
  const dragons = await readFile(resolve(import.meta.dirname, '../emblem/dragons.svg'), 'utf8')
  return {
    'public/map/paper.webp': pixels(paperTile(mood)).webp({ quality: 78, effort: 6 }),
    'public/map/desk.svg': drawDesk(sizeOf(map), mood),
    'public/map/favicon.svg': drawFavicon(mood),
    'public/map/apple-touch-icon.png': homeIcon(180, mood),
    'public/map/icon-512.png': homeIcon(512, mood),
    'src/drawn/cartouche.svg': cartoucheOfCard(table),
    'src/drawn/dragons.svg': colourDragons(dragons, mood),
    'src/drawn/wordmark.svg': wordmark.symbol,
    'src/drawn/wordmark.css': wordmark.styles,
  }
}

/** The mark as an icon for home screens, so many px wide and high. */
function homeIcon(size: number, mood: Mood): Sharp {
  return sharp(Buffer.from(drawHomeIcon(size, mood))).png({ palette: true, effort: 10 })
}
