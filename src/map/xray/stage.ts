import type { Box, Point, Size } from '../../panzoom/geometry'
import type { View } from '../../panzoom/view'

/** Where an engine's screen lies on the visitor's: moved by some px, and made smaller where it would not fit. */
export interface Stage {
  readonly x: number
  readonly y: number
  /** px of the visitor's screen per px of the engine's, at most 1. */
  readonly scale: number
}

/** The stage of the map itself, which is seen as it is. */
export const HERE: Stage = { x: 0, y: 0, scale: 1 }

/** The stage for a viewport of another size: in the middle of what the visitor has room for, whole. */
export function stageFor(viewport: Size, room: Box): Stage {
  const [width, height] = [room.right - room.left, room.bottom - room.top]
  const scale = Math.min(1, width / viewport.width, height / viewport.height)
  return {
    x: room.left + (width - viewport.width * scale) / 2,
    y: room.top + (height - viewport.height * scale) / 2,
    scale,
  }
}

/** What is left of a viewport beside a panel on its left edge, or above one at its foot; all in screen px. */
export function roomBeside(panel: Box, viewport: Size): Box {
  const isWide = panel.right - panel.left > viewport.width / 2
  const right = { left: Math.min(panel.right, viewport.width), bottom: viewport.height }
  const above = { left: 0, bottom: Math.max(panel.top, 1) }
  return { top: 0, right: viewport.width, ...(isWide ? above : right) }
}

/** Where a point of the engine's screen is on the visitor's. */
export function onStage({ x, y, scale }: Stage, point: Point): Point {
  return { x: x + point.x * scale, y: y + point.y * scale }
}

/** The view by which the visitor sees on the stage what the engine shows. */
export function viewOnStage(stage: Stage, view: View): View {
  return { ...onStage(stage, view), scale: view.scale * stage.scale }
}
