/** The table as the editor opens, checks and saves it. */
import { resolve } from 'node:path'
import { type Cover, coverMistakes } from '../../table/drawn.ts'
import { type Mistake, sentence, TABLE } from '../../table/mistakes.ts'
import { parseTable } from '../../table/parseTable.ts'
import { mapOf } from '../../table/siteOf.ts'
import { isOwn, type Table } from '../../table/table.ts'
import { mistakesIn } from '../../table/validateTable.ts'
import { textIn } from '../../vite/files.ts'
import { readTable, realmFilesIn, surroundingsIn } from '../../vite/ownerTable.ts'
import { type Opened, placeOf, type Remark, type Sent } from '../page/messages.ts'
import { followed } from '../page/moves.ts'
import { editTable, plain } from './editTable.ts'
import { moveFiles, writeWhole } from './moveFiles.ts'
import { refused } from './requests.ts'

/** The table in the project at `root`, without mistakes. */
export async function openTable(root: string): Promise<Opened> {
  const { table, own, source, mistakes, stale } = await readTable(root)
  if (!table) throw refused(409, mistakes.join(' '))
  const { width, height } = mapOf(table, own)
  // As it is written: without the drawings of landmarks.
  const written = parseTable(source).value as Table
  return {
    table: { ...written, regions: written.regions.map((region, id) => ({ ...region, id })) },
    source,
    disk: source,
    size: { width, height },
    files: realmFilesIn(root),
    isDrawn: !isOwn(table.map),
    isStale: stale.length > 0,
  }
}

/** What is wrong in a changed table, mistakes first, and what its places lie over, as surveyed. */
export async function remarksOn(root: string, { table: edited, moves }: Sent, covers: readonly Cover[]) {
  const table: Table = plain(edited)
  const own = isOwn(table.map) ? (await readTable(root)).own : undefined
  const picture = own && { own, mistakes: [] }
  const { pages = [], ...around } = surroundingsIn(root, picture)
  const moved = pages.map((path) => followed(path, moves))
  const remarksOf = (kind: Remark['kind'], mistakes: readonly Mistake[]) =>
    mistakes.flatMap((mistake): Remark[] => {
      const remark = (path: Mistake['path'], known: number): Remark => {
        const text = sentence(table, mistake, known)
        return { kind, path, sentence: text.charAt(0).toUpperCase() + text.slice(1) }
      }
      const { path, free, other } = mistake
      // Beside the region itself, its name is left out.
      const own = { ...remark(path, placeOf(path) === null ? 0 : 2), ...(free && { free }) }
      return other === undefined ? [own] : [own, remark(['regions', other], 0)]
    })
  const over = coverMistakes(table, covers)
  return [
    ...remarksOf('mistake', mistakesIn(table, { ...around, pages: moved })),
    ...over.flatMap((cover) => remarksOf(cover.isAtSea ? 'mistake' : 'cover', [cover])),
  ]
}

/**
 * Writes the changes into the table, whole or not at all; through a link, into its target. Returns the new
 * text; null, and writes nothing, if the file has another one than the changes are for.
 */
export function saveTable(root: string, sent: Sent, remarks: readonly Remark[]): string | null {
  if (remarks.some(({ kind }) => kind === 'mistake'))
    throw refused(422, 'The table has mistakes, and is not saved.')
  const text = editTable(sent.source, sent.table)
  if (text === null) throw refused(422, `The change cannot be written into ${TABLE} safely. Edit it by hand.`)
  const file = resolve(root, TABLE)
  const present = textIn(file)
  // The answer to the same request may have been lost.
  if (present === text) return text
  if (present !== sent.disk) return null
  moveFiles(root, sent.moves, () => writeWhole(file, text))
  return text
}
