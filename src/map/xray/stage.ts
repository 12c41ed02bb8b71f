/**
 * The stage of a tape: its viewport on the visitor's screen, scaled down if it does not fit. Like the map in the viewport,
 * it is placed by a {@link View}, with an offset in px of the visitor's screen and a scale of at most 1.
 */
import { centreOf, type Size } from '../../panzoom/geometry'
import { pin, toScreen, type View } from '../../panzoom/view'
import type { Box } from '../box'

/** The stage on which a tape's viewport is as large as fits into the free room, in its middle. */
export function stageFor(viewport: Size, { left, top, right, bottom }: Box): View {
  const scale = Math.min(1, (right - left) / viewport.width, (bottom - top) / viewport.height)
  return pin(centreOf(viewport), { x: (left + right) / 2, y: (top + bottom) / 2 }, scale)
}

/** The part of a viewport that a panel leaves free: beside one at the left edge, above one at the foot; in screen px. */
export function roomBeside(panel: Box, viewport: Size): Box {
  const isWide = panel.right - panel.left > viewport.width / 2
  const beside = { left: Math.min(panel.right, viewport.width), bottom: viewport.height }
  const above = { left: 0, bottom: Math.max(panel.top, 1) }
  return { top: 0, right: viewport.width, ...(isWide ? above : beside) }
}

/** Converts a view of the tape to the view that shows the same on the stage. */
export function viewOnStage(stage: View, view: View): View {
  return { ...toScreen(stage, view), scale: view.scale * stage.scale }
}
