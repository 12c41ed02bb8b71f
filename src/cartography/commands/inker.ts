/** Draws the text of the map again and again, in its own thread, while it is edited: src/vite/redraw.ts. */
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { NIGHT_FILE, pathOf, plateFileOf } from '../../table/paths.ts'
import type { Table } from '../../table/table.ts'
import { seaLifeBoxes } from '../extents/boxes.ts'
import { forgetArt } from '../extents/files.ts'
import { doorOf, footprintsOf } from '../extents/landmarks.ts'
import { drawPicture, type Layout, layOut } from '../picture/picture.ts'
import type { Land } from '../survey/field.ts'
import { surveyTable } from '../survey/survey.ts'
import { drawTexts } from './texts.ts'

/** Drawings that lie with others in the layout; of all others, only their room matters to that. */
const LAID_OUT = ['buildings', 'discoveries', 'sea']

/** What the last drawing had of all this, kept for the next. */
interface Kept {
  /** The table without the looks of landmarks, what is laid out, and the room that all else takes. */
  readonly key: string
  readonly art: string
  readonly room: string
  readonly land: Land
  readonly layout: Layout
}
let last: Kept | undefined

/**
 * Draws the files of {@link drawTexts} for the project in the folder `root`. The pictures of pixels in them
 * remain those of the last `npm run draw`.
 */
async function answer({ root, table }: { root: string; table: Table }): Promise<Record<string, string>> {
  forgetArt()
  const { regions, mood } = table
  const key = JSON.stringify({ ...table, regions: regions.map(({ drawing, ...place }) => place) })
  const art = artOf(LAID_OUT)
  const known = last?.key === key && { ...last, land: { ...last.land, regions } }
  const isKnown = known && known.room === roomOn(known.land)
  const land = isKnown ? known.land : surveyTable(table)
  const layout = isKnown && known.art === art ? known.layout : layOut(land, mood)
  last = { key, art, room: roomOn(land), land, layout }
  const addressIn = async (file: string) => {
    const text = await readFile(resolve(root, 'public', file), 'utf8').catch(() => '')
    return /data:image[^"]+/.exec(text)?.[0] ?? ''
  }
  return drawTexts(land, drawPicture(land, table, layout), {
    washBelow: (region) => addressIn(plateFileOf(pathOf(region))),
    veilOver: (_, region) => addressIn(region ? plateFileOf(pathOf(region), true) : NIGHT_FILE),
  })
}

/** The room that landmarks and what is at sea take. */
function roomOn({ regions, geography }: Land): string {
  return JSON.stringify([
    regions.map((region) => [footprintsOf(region), doorOf(region)]),
    seaLifeBoxes(geography.sea),
  ])
}

/** The texts of all drawings in some folders. */
function artOf(folders: readonly string[]): string {
  const files = folders.flatMap((name) => {
    const folder = join(import.meta.dirname, '../art', name)
    return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  })
  return files.join()
}

export default { answer }
