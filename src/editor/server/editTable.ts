/** The table as the editor opens, checks and saves it. A save writes a draft beside realm.ts, which then takes its place. */
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import type { Size } from '../../panzoom/geometry.ts'
import { areaBox, isUpright } from '../../table/area.ts'
import { coverMistakes } from '../../table/coverMistakes.ts'
import { TABLE } from '../../table/mistakes.ts'
import { isOwn, mapOf, type Region, type Table } from '../../table/table.ts'
import { type Mistake, mistakesIn, sentence } from '../../table/validateTable.ts'
import { readTable, surroundingsIn } from '../../vite/ownerTable.ts'
import type { Survey } from '../../vite/surveyor.ts'
import type { EditedRegion, EditedTable, Opened, Remark } from '../page/messages.ts'
import { type Outline, outlineOf, type Shaped } from '../page/outline.ts'
import { ByHand } from './syntax.ts'
import { writeLand } from './writeLand.ts'
import { writeRegions } from './writeRegions.ts'

/** A request that cannot be met, with the status of its response; the message is a sentence for the owner. */
export class Refused extends Error {
  readonly status: number
  readonly mistakes: readonly Remark[]

  constructor(status: number, message: string, mistakes: readonly Remark[] = []) {
    super(message)
    this.status = status
    this.mistakes = mistakes
  }
}

/** A table on disk, without mistakes. */
export interface TableFile {
  readonly source: string
  readonly version: string
  readonly table: Table
  /** The size of the owner's own picture, if that is the map. */
  readonly own: Size | undefined
  readonly isStale: boolean
}

/** Reads the table of the project in the folder `root`. */
export async function readTableFile(root: string): Promise<TableFile> {
  const { table, own, source, mistakes, stale } = await readTable(root)
  if (!table) throw new Refused(409, mistakes.join(' '))
  return { table, own, source, version: hashOf(source), isStale: stale.length > 0 }
}

/** The hash of the table's present text. */
export const versionIn = (root: string) => hashOf(readFileSync(resolve(root, TABLE), 'utf8'))

export function openTable({ table, own, source, version, isStale }: TableFile): Opened {
  const { width, height } = mapOf(table, own)
  const edited = { regions: editedOf(table), land: table.land ?? '' }
  let refusal = {}
  try {
    writeLand(writeRegions(source, edited.regions), edited.land)
  } catch (error) {
    if (!(error instanceof ByHand)) throw error
    refusal = { refusal: error.message }
  }
  return { version, ...edited, size: { width, height }, isDrawn: !isOwn(table.map), isStale, ...refusal }
}

/** The mistakes that the table would have after these changes, and what its places would lie over on the surveyed land. */
export function checkTable(root: string, { table, own }: TableFile, edited: EditedTable, survey?: Survey | null) {
  const changed = tableWith(table, edited)
  const picture = own && { own, mistakes: [] }
  const mistakes = mistakesIn(changed, surroundingsIn(root, { table: changed, survey, ...(picture && { picture }) }))
  const remarkOn = (mistake: Mistake): Remark => {
    const [list, region, field] = mistake.path
    const isOfRegion = list === 'regions' && typeof region === 'number'
    return {
      region: isOfRegion ? region : null,
      ...(mistake.other !== undefined && { other: mistake.other }),
      field: String(field ?? list),
      sentence: sentence(changed, mistake),
      own: sentence(changed, mistake, isOfRegion ? 2 : 0),
      ...(mistake.free && { free: mistake.free }),
    }
  }
  const covers = coverMistakes(changed, survey?.covers ?? [])
  return { mistakes: mistakes.map(remarkOn), covers: covers.map(remarkOn) }
}

/** Writes the changes into realm.ts, unless it has mistakes then, or is no longer as it was opened. Returns its version. */
export async function saveTable(root: string, file: TableFile, edited: EditedTable): Promise<string> {
  const { mistakes } = checkTable(root, file, edited)
  if (mistakes.length > 0) throw new Refused(422, 'The table has mistakes, and is not saved.', mistakes)
  const path = resolve(root, TABLE)
  // Beside the table, as it imports other files; two saves at once have a draft each.
  const draft = resolve(root, `src/.realm-draft-${randomUUID()}.ts`)
  try {
    const source = writeLand(writeRegions(file.source, edited.regions), edited.land)
    writeFileSync(draft, source, { mode: statSync(path).mode })
    const options = { root, configFile: false, envFile: false, logLevel: 'silent' } as const
    const { module: written } = await runnerImport<Table>(draft, options)
    // What is written is what has been checked.
    if (contentOf(written) !== contentOf(tableWith(file.table, edited)))
      throw new ByHand('the change cannot be written into it safely.')
    if (versionIn(root) !== file.version) throw new Refused(409, CHANGED)
    renameSync(draft, path)
    return hashOf(source)
  } catch (error) {
    throw error instanceof ByHand ? new Refused(422, error.message) : error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Said when realm.ts is no longer the version that the editor has opened. */
export const CHANGED = 'src/realm.ts has been changed meanwhile. Reload the page to edit the new version.'

function editedOf({ regions }: Table): EditedRegion[] {
  return regions.map((region, from) => {
    const { name, epithet, heading, text, landmark } = region
    return { from, name, epithet, heading, text, ...(landmark && { landmark }), corners: outlineOf(region as Shaped) }
  })
}

/** The table with these regions, each with a box if it is one, and this land. */
export function tableWith(table: Table, edited: EditedTable) {
  const regions = edited.regions.map(({ from, landmark, corners, ...values }) => {
    const { landmark: _, box: __, corners: ___, ...others }: Partial<Region> & Shaped = table.regions[from ?? -1] ?? {}
    return { ...others, ...values, ...shapeOf(corners), ...(landmark && { landmark }) }
  })
  return { ...table, regions, land: edited.land }
}

/** The outline of a region as the table has it. */
function shapeOf(corners: Outline): Pick<Region, 'corners' | 'box'> {
  const { left, top, right, bottom } = areaBox({ corners })
  return isUpright(corners) ? { box: [left, top, right - left, bottom - top] } : { corners }
}

/** The content of a table as a text, the same for both forms of a box, with or without an empty land, for fields in any order. */
function contentOf({
  regions,
  land = '',
  ...others
}: Record<string, unknown> & { readonly regions: readonly Shaped[] }): string {
  const plain = regions.map(({ corners, box, ...fields }) => {
    const outline = outlineOf({ corners, box })
    const sorted = isUpright(outline) ? outline.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]) : outline
    return Object.entries({ ...fields, sorted }).toSorted()
  })
  return JSON.stringify([Object.entries(others).toSorted(), land, plain])
}

function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('hex')
}
