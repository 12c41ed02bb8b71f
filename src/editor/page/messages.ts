/** What the editor's page and the development server send to each other, as JSON. */
import type { LandmarkName } from '../../table/table.ts'
import type { Outline } from './outline.ts'

/** The address of all requests, and the names that follow it. */
export const ENDPOINT = '/__editor/'
export type RequestName = 'open' | 'check' | 'save' | 'sketch' | 'draw' | 'drawing'

/** The part of a region that the editor changes. */
export interface EditedRegion {
  /** Its position in the table that was opened; a new region has a number beyond these. */
  readonly id: number
  readonly name: string
  readonly epithet: string
  readonly heading: string
  readonly text: string
  /** Left out, table/table.ts chooses it. */
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
  /** The size of the map, in map px. */
  readonly size: { readonly width: number; readonly height: number }
  /** Whether the picture is drawn by `npm run draw`; else it is the owner's own. */
  readonly isDrawn: boolean
  /** Whether the table has changed since it was drawn. */
  readonly isStale: boolean
}

/** A mistake in the table, or what a region covers. */
export interface Remark {
  readonly kind: 'mistake' | 'cover'
  /** The position of the region in the request; null if it concerns another part of the table. */
  readonly region: number | null
  readonly field: string
  readonly sentence: string
  /** The way to the nearest spot where nothing is wrong with the region, in map px. */
  readonly free?: readonly [right: number, down: number]
}

/** The result of a check. A table with mistakes is not saved. */
export interface Checked {
  /** Mistakes come first. */
  readonly remarks: readonly Remark[]
  /** Whether it is known what places cover. */
  readonly isSurveyed: boolean
}

/** A run of `npm run draw`. */
export interface Drawing {
  readonly isRunning: boolean
  /** What it has printed so far. */
  readonly output: string
  /** 0 if all went well; null before the end. */
  readonly exitCode: number | null
}
