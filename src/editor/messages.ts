/** What the editor's page and the development server send to each other. */
import type { LandmarkName } from '../site/landmark.ts'
import type { Outline } from './outline.ts'

/** The element of the page with the server's token: `<meta name="editor" content="…">`. */
export const TOKEN_NAME = 'editor'
/** The header of a request with the same token. */
export const TOKEN_HEADER = 'x-editor-token'
/** The address of all requests, and the names that follow it. */
export const ENDPOINT = '/__editor/'
export type RequestName = 'open' | 'check' | 'save' | 'draw' | 'drawing'

/** The part of a region that the editor changes. */
export interface EditedRegion {
  /** Its position in the table that was opened; null for a new region. */
  readonly from: number | null
  readonly name: string
  readonly epithet: string
  readonly heading: string
  readonly text: string
  /** Left out, site/landmark.ts chooses it. */
  readonly landmark?: LandmarkName | undefined
  readonly corners: Outline
}

/** The table as it is on disk. */
export interface Opened {
  /** A hash of the file: a save of another version is refused. */
  readonly version: string
  readonly regions: readonly EditedRegion[]
  /** The size of the map, in map px. */
  readonly size: { readonly width: number; readonly height: number }
  /** Whether the picture is drawn by `npm run draw`; else it is the owner's own. */
  readonly isDrawn: boolean
  /** Whether the table has changed since it was drawn. */
  readonly isStale: boolean
  /** Why the editor cannot write this table, a sentence. */
  readonly refusal?: string
}

/** Something to say about a region, as the end of a sentence whose subject is its field. */
export interface Remark {
  /** The position of the region in the request; null if it concerns another part of the table. */
  readonly region: number | null
  /** The position of another region that it also concerns. */
  readonly other?: number
  readonly field: string
  /** The whole sentence. */
  readonly sentence: string
}

/** The result of a check. */
export interface Checked {
  /** A table with mistakes is not saved. */
  readonly mistakes: readonly Remark[]
  /** Whatever places cover; null until the land has been surveyed. */
  readonly covers: readonly Remark[] | null
}

/** A run of `npm run draw`. */
export interface Drawing {
  readonly isRunning: boolean
  /** The lines that it has printed so far. */
  readonly lines: readonly string[]
  /** 0 if all went well; null before the end. */
  readonly exitCode: number | null
}
