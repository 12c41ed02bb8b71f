/** What the map is told of a place, and what follows from it. */
import { type Box, centreOf } from '../panzoom/geometry'
import { type Bounds, pinWithin, type View } from '../panzoom/view'

/** A place that can be seen on the picture and leads somewhere. */
export interface Place {
  readonly name: string
  /** Where it leads: a path below the site's own root, or a whole address elsewhere. */
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

/** The view at zoom 0 that has a place in its middle, or as near to it as the bounds let it. */
export function viewOfPlace(place: Place, bounds: Bounds): View {
  const { left, top, right, bottom } = boxOf(place)
  return pinWithin({ x: (left + right) / 2, y: (top + bottom) / 2 }, centreOf(bounds.viewport), 1, bounds)
}

/** The ribbon with its name, and the words below it, take the lowest part of a place's box: so many map px. */
const NAME_PX = 44

/** Where a place's name is read on the picture, in map px. */
export function nameBoxOf(place: Place): Box {
  const box = boxOf(place)
  return { ...box, top: box.bottom - NAME_PX }
}
