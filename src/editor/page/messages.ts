/** What the editor's page and the development server send to each other, as JSON. */
import type { Size } from '../../panzoom/geometry.ts'
import type { LandmarkName } from '../../table/table.ts'
import type { Outline } from './outline.ts'

/** The address of all requests: the name of an answer in server/editor.ts follows it. */
export const ENDPOINT = '/__editor/'

/** The part of a region that the editor changes. */
export interface EditedRegion {
  /** Its position in the table that was opened; a new region has a number beyond these. */
  readonly id: number
  readonly name: string
  readonly epithet: string
  readonly heading: string
  readonly text: string
  /** Left out, its name chooses it. */
  readonly landmark?: LandmarkName | undefined
  readonly corners: Outline
}

/** The part of the table that the editor changes: its land is a word, or empty for the one made by hand. */
export interface EditedTable {
  readonly regions: readonly EditedRegion[]
  readonly land: string
}

/** Changes of the table, and the file that they belong to. */
export interface Sent extends EditedTable {
  /** Its text when it was opened. All changes count from there, also after a save. */
  readonly source: string
  /** A hash of its text on disk: changes of another version are refused. */
  readonly version: string
}

/** The table as it is opened. */
export interface Opened extends Sent {
  /** That of the map, in map px. */
  readonly size: Size
  /** Whether the picture is drawn by `npm run draw`; else it is the owner's own. */
  readonly isDrawn: boolean
  /** Whether the table has changed since it was drawn. */
  readonly isStale: boolean
}

/** A mistake in the table, with which it is not saved, or what a region covers. */
export interface Remark {
  readonly kind: 'mistake' | 'cover'
  /** The position of the region in the request; null if it concerns another part of the table. */
  readonly region: number | null
  readonly field: string
  readonly sentence: string
  /** The way to the nearest spot where nothing is wrong with the region, in map px. */
  readonly free?: readonly [right: number, down: number]
}

/** A run of `npm run draw`, with what it has printed so far. */
export interface Drawing {
  readonly isRunning: boolean
  readonly output: string
  /** 0 if all went well; null before the end. */
  readonly exitCode: number | null
}
