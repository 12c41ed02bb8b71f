import type { Point, Size } from '../../panzoom/geometry'
import type { View } from '../../panzoom/view'
import type { Box } from '../box'

/** The position of a tape's viewport on the visitor's screen, scaled down if it does not fit. */
export interface Stage {
  readonly x: number
  readonly y: number
  /** px of the visitor's screen per px of the tape's, at most 1. */
  readonly scale: number
}

/** The stage of the visitor's own map, which shows it unchanged. */
export const HERE: Stage = { x: 0, y: 0, scale: 1 }

/** The stage on which a tape's viewport is as large as fits into the free room, in its middle. */
export function stageFor(viewport: Size, room: Box): Stage {
  const [width, height] = [room.right - room.left, room.bottom - room.top]
  const scale = Math.min(1, width / viewport.width, height / viewport.height)
  return {
    x: room.left + (width - viewport.width * scale) / 2,
    y: room.top + (height - viewport.height * scale) / 2,
    scale,
  }
}

/** The part of a viewport that a panel leaves free: beside one at the left edge, above one at the foot; in screen px. */
export function roomBeside(panel: Box, viewport: Size): Box {
  const isWide = panel.right - panel.left > viewport.width / 2
  const beside = { left: Math.min(panel.right, viewport.width), bottom: viewport.height }
  const above = { left: 0, bottom: Math.max(panel.top, 1) }
  return { top: 0, right: viewport.width, ...(isWide ? above : beside) }
}

/** Converts a point of the tape's screen to the visitor's. */
export function onStage({ x, y, scale }: Stage, point: Point): Point {
  return { x: x + point.x * scale, y: y + point.y * scale }
}

/** Converts a view of the tape to the view that shows the same on the stage. */
export function viewOnStage(stage: Stage, view: View): View {
  return { ...onStage(stage, view), scale: view.scale * stage.scale }
}
