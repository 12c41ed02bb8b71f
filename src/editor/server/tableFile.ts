/** The table as the editor opens, checks and saves it. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { coverMistakes } from '../../table/drawn.ts'
import { type Mistake, sentence, TABLE } from '../../table/mistakes.ts'
import { parseTable } from '../../table/parseTable.ts'
import { mapOf } from '../../table/siteOf.ts'
import { isOwn, type Table } from '../../table/table.ts'
import { mistakesIn } from '../../table/validateTable.ts'
import { readTable, realmFilesIn, surroundingsIn } from '../../vite/ownerTable.ts'
import type { Survey } from '../../vite/surveyor.ts'
import type { Opened, Remark, Sent } from '../page/messages.ts'
import { followed, type Move } from '../page/moves.ts'
import { editTable, plain } from './editTable.ts'
import { moveFiles, writeWhole } from './moveFiles.ts'
import { refused } from './requests.ts'

type Own = Awaited<ReturnType<typeof readTable>>['own']

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

/**
 * What is wrong in a table whose pages have moved, mistakes first, and what its places lie over on the surveyed
 * land. `own` is the owner's picture.
 */
export function remarksOn(
  root: string,
  table: Table,
  moves: readonly Move[],
  own: Own,
  survey?: Survey | null,
) {
  const picture = own && { own, mistakes: [] }
  const { pages = [], ...around } = surroundingsIn(root, { table, survey, ...(picture && { picture }) })
  const moved = pages.map((path) => followed(path, moves))
  const mistakes = mistakesIn(table, { ...around, pages: moved })
  const remarks = (kind: Remark['kind'], mistake: Mistake) => {
    const { path, free, other } = mistake
    const [list, at, ...inner] = path
    const remark = (region: number | null, text: string): Remark => {
      const field = (region === null ? path : inner).join('.')
      return { kind, region, field, sentence: text.charAt(0).toUpperCase() + text.slice(1) }
    }
    if (list !== 'regions' || typeof at !== 'number') return [remark(null, sentence(table, mistake))]
    // Beside the region itself, its name is left out.
    const own = { ...remark(at, sentence(table, mistake, 2)), ...(free && { free }) }
    return other === undefined ? [own] : [own, remark(other, sentence(table, mistake))]
  }
  return [
    ...mistakes.flatMap((mistake) => remarks('mistake', mistake)),
    ...coverMistakes(table, survey?.covers ?? []).flatMap((cover) => remarks('cover', cover)),
  ]
}

/**
 * Writes the changes into the table, whole or not at all; through a link, into its target. Returns the new
 * text; null, and writes nothing, if the file has another one than the changes are for.
 */
export function saveTable(root: string, sent: Sent, own: Own): string | null {
  if (remarksOn(root, plain(sent.table), sent.moves, own).some(({ kind }) => kind === 'mistake'))
    throw refused(422, 'The table has mistakes, and is not saved.')
  const text = editTable(sent.source, sent.table)
  if (text === null) throw refused(422, `The change cannot be written into ${TABLE} safely. Edit it by hand.`)
  const file = resolve(root, TABLE)
  const present = readFileSync(file, 'utf8')
  // The answer to the same request may have been lost.
  if (present === text) return text
  if (present !== sent.disk) return null
  const moveBack = moveFiles(root, sent.moves)
  try {
    writeWhole(file, text)
  } catch (error) {
    moveBack()
    throw error
  }
  return text
}
