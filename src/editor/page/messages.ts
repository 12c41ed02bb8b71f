/** What the editor's page and the development server send to each other, as JSON. */
import type { Size } from '../../panzoom/core/geometry.ts'
import type { Region, Table } from '../../table/table.ts'
import type { Move } from './moves.ts'

/** The address of all requests: the name of an answer in server/editor.ts follows it. */
export const ENDPOINT = '/__editor/'

/** The table as it is edited. */
export interface EditedTable extends Table {
  readonly regions: readonly EditedRegion[]
}

export interface EditedRegion extends Region {
  /** On the page, its own number; in requests its position in the source, or -1 if it is new. */
  readonly id: number
}

/** A changed table, and the file that it belongs to. */
export interface Sent {
  readonly table: EditedTable
  /** The file's text when it was read last. All changes count from there, also after a save. */
  readonly source: string
  /** Its text when it was read or written last: changes of another one are not written. */
  readonly disk: string
  /** The pages that move with the changes: their files and the links to them follow. */
  readonly moves: readonly Move[]
}

/** The table as it is opened. */
export interface Opened extends Omit<Sent, 'moves'> {
  /** The size of the map, in map px. */
  readonly size: Size
  /** The stories, posts and pictures in `src/realm`. */
  readonly files: readonly string[]
  /** Whether the picture is drawn by `npm run draw`; else it is the owner's own. */
  readonly isDrawn: boolean
  /** Whether the table has changed since it was drawn. */
  readonly isStale: boolean
}

/** A mistake in the table, with which it is not saved; what a region covers; or what is not yet written. */
export interface Remark {
  readonly kind: 'mistake' | 'cover' | 'reminder'
  /** The path of the field in the request: `['regions', 2, 'name']`. */
  readonly path: readonly PropertyKey[]
  readonly sentence: string
  /** The way to the nearest spot where nothing is wrong with the region, in map px. */
  readonly free?: readonly [right: number, down: number]
}

/** The position of the region that a path leads to; null in another part of the table. */
export const placeOf = ([list, at]: Remark['path']) =>
  list === 'regions' && typeof at === 'number' ? at : null

/** A run of `npm run draw`, with what it has printed so far. */
export interface Drawing {
  readonly isRunning: boolean
  readonly output: string
  /** 0 if all went well; null before the end. */
  readonly exitCode: number | null
}
