import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Table } from '../../table/table.ts'
import { sizeOf } from '../lands/geographyOf.ts'
import { growLand } from '../lands/grown.ts'
import { drawGrowth } from '../picture/growth.ts'
import { surveyTable } from '../survey/survey.ts'
import { paintLand } from './paintLand.ts'

/** The width of the last picture, the map, in px. */
const WIDTH = 640

/** Writes pictures of the growth of a word's land around a table's places to a folder, one for each step. */
export async function showGrowth(table: Table, word: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const names = table.regions.map(({ name }) => name)
  const growth = growLand(word, table, sizeOf(table.map))
  for (const [name, picture] of drawGrowth(growth, names, table.mood))
    writeFileSync(join(folder, `${name}.svg`), picture)
  const grown = { ...table, land: word }
  await sharp(await paintLand(surveyTable(grown), grown, WIDTH))
    .jpeg({ quality: 60, mozjpeg: true })
    .toFile(join(folder, 'map.jpg'))
}
