/** What the editor's page and the development server send to each other. */
import type { Box } from '../../panzoom/geometry.ts'
import type { LandmarkName } from '../../table/landmark.ts'
import type { Outline } from './outline.ts'

/** The element of the page with the server's token: `<meta name="editor" content="…">`. */
export const TOKEN_NAME = 'editor'
/** The header of a request with the same token. */
export const TOKEN_HEADER = 'x-editor-token'
/** The address of all requests, and the names that follow it. */
export const ENDPOINT = '/__editor/'
export type RequestName = 'open' | 'check' | 'save' | 'sketch' | 'draw' | 'drawing'

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

/** The part of the table that the editor changes. */
export interface EditedTable {
  readonly regions: readonly EditedRegion[]
  /** The word that the land grows from; empty for the one made by hand. */
  readonly land: string
}

/** The table as it is on disk. */
export interface Opened extends EditedTable {
  /** A hash of the file: a save of another version is refused. */
  readonly version: string
  /** The size of the map, in map px. */
  readonly size: { readonly width: number; readonly height: number }
  /** Whether the picture is drawn by `npm run draw`; else it is the owner's own. */
  readonly isDrawn: boolean
  /** Whether the table has changed since it was drawn. */
  readonly isStale: boolean
  /** Why the editor cannot write this table, a sentence. */
  readonly refusal?: string
}

/** A mistake in the table, or what a region covers. */
export interface Remark {
  /** The position of the region in the request; null if it concerns another part of the table. */
  readonly region: number | null
  /** The position of another region that it also concerns. */
  readonly other?: number
  readonly field: string
  /** The whole sentence. */
  readonly sentence: string
  /** The same beside the region itself: without its name. */
  readonly own: string
  /** The way to the nearest spot where nothing is wrong with the region, in map px. */
  readonly free?: readonly [right: number, down: number]
}

/** The result of a check. */
export interface Checked {
  /** A table with mistakes is not saved. */
  readonly mistakes: readonly Remark[]
  /** Whatever places cover; null until the land has been surveyed. */
  readonly covers: readonly Remark[] | null
}

/** A land in a few shapes, in map px; all that is known of it so far, the coast first. */
export interface Sketch {
  /** Coasts, as an SVG path. */
  readonly coast?: string
  readonly shapes?: SketchShapes
  /** Whether there is no more to come. */
  readonly isDone: boolean
  /** Whether it is that of another word, shown until there is a coast. */
  readonly isOld?: boolean
}

/** All but the coast. Paths are those of SVG. */
export interface SketchShapes {
  readonly lakes: readonly SketchOval[]
  readonly rivers: readonly { readonly line: string; readonly width: number }[]
  readonly peaks: string
  readonly hills: readonly SketchOval[]
  readonly woods: readonly SketchOval[]
  readonly marshes: readonly SketchOval[]
  readonly villages: readonly SketchPoint[]
  readonly names: readonly {
    readonly text: string
    readonly size: number
    readonly isLand: boolean
    readonly at: SketchPoint
  }[]
  readonly ornaments: readonly Box[]
}

type SketchPoint = readonly [x: number, y: number]

/** An oval: half its width and half its height, turned clockwise. */
export interface SketchOval {
  readonly centre: SketchPoint
  readonly radius: SketchPoint
  readonly degrees?: number
}

/** A run of `npm run draw`. */
export interface Drawing {
  readonly isRunning: boolean
  /** The lines that it has printed so far. */
  readonly lines: readonly string[]
  /** 0 if all went well; null before the end. */
  readonly exitCode: number | null
}
