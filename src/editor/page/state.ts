/** The state of the editor, from which all of it is rendered. */
import type { History } from './history'
import * as history from './history'
import type { Checked, Drawing, Opened, Sketch } from './messages'
import type { Outline } from './outline'
import type { Kept } from './session'

/** What a press on the map does: choose and change places, or draw a new one. */
export type Mode = 'choose' | 'box' | 'polygon'

export interface State {
  readonly opened: Opened
  readonly history: History
  /** The values of the table on disk. */
  readonly savedValues: string
  /** The id of the chosen place. */
  readonly chosen: number | null
  readonly mode: Mode
  /** The place that was added last, if any. */
  readonly added: number | null
  /** The outline that is being drawn, in map px. */
  readonly draft: Outline | null
  readonly checked: Checked
  /** The land of the edited table, if it is another one than that on the picture. */
  readonly sketch: Sketch | null
  readonly drawing: Drawing | null
  /** Whether the result of a drawing is still to be said. */
  readonly isDrawing: boolean
  readonly isSaving: boolean
  /** For all eyes, and for screen readers: the result of the last command. */
  readonly message: string
}

/** The state of a table that has just been opened, with what was kept of its last state where it belongs to this table. */
export function firstState(opened: Opened, kept: Kept | null): State {
  const onDisk = history.valuesOf(opened)
  const sent = kept?.sent
  const isWritten = sent && history.valuesOf(history.tableOf(sent)) === onDisk
  // The server may have restarted before its answer to a save.
  const isAnswered = kept?.version === opened.version
  const goesOn = kept && (isAnswered ? kept.history : isWritten && history.saved(kept.history, sent))
  return {
    opened,
    history: goesOn || history.historyOf(opened),
    savedValues: onDisk,
    chosen: goesOn ? kept.chosen : null,
    added: null,
    mode: 'choose',
    draft: null,
    checked: { mistakes: [], covers: [] },
    sketch: null,
    drawing: null,
    isDrawing: kept?.isDrawing ?? false,
    isSaving: false,
    message: goesOn ? kept.message : '',
  }
}
