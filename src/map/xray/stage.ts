import type { Point, Size } from '../../panzoom/geometry'
import type { View } from '../../panzoom/view'
import type { Box } from '../box'

/** The position of a tape's viewport on the visitor's screen, scaled down if it does not fit. */
export interface Stage {
  readonly x: number
  readonly y: number
  /** px of the visitor's screen per px of the engine's, at most 1. */
  readonly scale: number
}

/** The stage of the map itself, unchanged. */
export const HERE: Stage = { x: 0, y: 0, scale: 1 }

/** The stage for a viewport of another size: whole, in the middle of the free room. */
export function stageFor(viewport: Size, room: Box): Stage {
  const [width, height] = [room.right - room.left, room.bottom - room.top]
  const scale = Math.min(1, width / viewport.width, height / viewport.height)
  return {
    x: room.left + (width - viewport.width * scale) / 2,
    y: room.top + (height - viewport.height * scale) / 2,
    scale,
  }
}

/** The free room of a viewport beside a panel on its left edge, or above one at its foot; in screen px. */
export function roomBeside(panel: Box, viewport: Size): Box {
  const isWide = panel.right - panel.left > viewport.width / 2
  const right = { left: Math.min(panel.right, viewport.width), bottom: viewport.height }
  const above = { left: 0, bottom: Math.max(panel.top, 1) }
  return { top: 0, right: viewport.width, ...(isWide ? above : right) }
}

/** Converts a point of the engine's screen to the visitor's. */
export function onStage({ x, y, scale }: Stage, point: Point): Point {
  return { x: x + point.x * scale, y: y + point.y * scale }
}

/** Converts a view of the engine to the one that shows the same on the stage. */
export function viewOnStage(stage: Stage, view: View): View {
  return { ...onStage(stage, view), scale: view.scale * stage.scale }
}
