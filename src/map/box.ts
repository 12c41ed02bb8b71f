import type { Box as EngineBox, Point } from '../panzoom/geometry'

/** An axis-aligned rectangle, as the engine declares it. */
export type Box = EngineBox

/** The corners of an area of the map, each `[y, x]` in map px, in any order. */
export interface Corners {
  readonly corners: readonly (readonly [y: number, x: number])[]
}

/** The bounding box of the corners, in map px. */
export function boxOf({ corners }: Corners): Box {
  const xs = corners.map(([, x]) => x)
  const ys = corners.map(([y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** The point in the middle of a box. */
export function middleOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Whether two boxes, in the same px, overlap, or are nearer to each other than `gap`. */
export function overlap(a: Box, b: Box, gap = 0): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap
}
