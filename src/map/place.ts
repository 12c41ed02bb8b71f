/** A place on the map, its box and the view of it. */
import { centreOf } from '../panzoom/geometry'
import { type Bounds, pinWithin, type View } from '../panzoom/view'
import type { Box } from './box'

/** A place on the picture, with a link. */
export interface Place {
  readonly name: string
  /** The link's target: a path below the site's root, or an absolute URL. */
  readonly href: string
  /** Its corners, each `[y, x]` in map px, in any order. */
  readonly corners: readonly (readonly [y: number, x: number])[]
}

/** The bounding box of a place's corners, in map px. */
export function boxOf({ corners }: Pick<Place, 'corners'>): Box {
  const xs = corners.map(([, x]) => x)
  const ys = corners.map(([y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** The view at zoom 0 with a place in its middle, or as near to that as the bounds allow. */
export function viewOfPlace(place: Place, bounds: Bounds): View {
  const { left, top, right, bottom } = boxOf(place)
  return pinWithin({ x: (left + right) / 2, y: (top + bottom) / 2 }, centreOf(bounds.viewport), 1, bounds)
}

/** The height, in map px, of the name's ribbon and the words below it, at the foot of a place's box. */
const NAME_PX = 44

/** The box of a place's name on the picture, in map px. */
export function nameBoxOf(place: Place): Box {
  const box = boxOf(place)
  return { ...box, top: box.bottom - NAME_PX }
}
