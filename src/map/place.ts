/** What the map is told of a place, and what follows from it. */
import type { Box } from '../panzoom/geometry'

/** A place that can be seen on the picture and leads somewhere. */
export interface Place {
  readonly name: string
  /** Where it leads, below the site's own root. */
  readonly href: string
  /** Its corners, each `[y, x]` in map px, in any order. */
  readonly corners: readonly (readonly [y: number, x: number])[]
}

/** The upright box around a place's corners, in map px. */
export function boxOf({ corners }: Place): Box {
  const xs = corners.map(([, x]) => x)
  const ys = corners.map(([y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
