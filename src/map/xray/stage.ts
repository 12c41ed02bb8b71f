import type { Point, Size } from '../../panzoom/geometry'
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

/** The stage for a viewport of another size: in the middle of the visitor's, whole. */
export function stageFor(viewport: Size, visitors: Size): Stage {
  const scale = Math.min(1, visitors.width / viewport.width, visitors.height / viewport.height)
  return { x: (visitors.width - viewport.width * scale) / 2, y: (visitors.height - viewport.height * scale) / 2, scale }
}

/** Where a point of the engine's screen is on the visitor's. */
export function onStage({ x, y, scale }: Stage, point: Point): Point {
  return { x: x + point.x * scale, y: y + point.y * scale }
}

/** The view by which the visitor sees on the stage what the engine shows. */
export function viewOnStage(stage: Stage, view: View): View {
  return { ...onStage(stage, view), scale: view.scale * stage.scale }
}
