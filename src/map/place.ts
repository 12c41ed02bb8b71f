/** A place on the map, the box of its name, and the view of it. */
import { centreOf } from '../panzoom/geometry'
import { type Bounds, pinWithin, type View } from '../panzoom/view'
import type { LandmarkName } from '../site/landmark'
import { boxOf, type Corners, middleOf } from './box'

/** A place on the picture, with a link. */
export interface Place extends Corners {
  readonly name: string
  /** The link's target: a path below the site's root, or an absolute URL. */
  readonly href: string
  /** Decides its mark. */
  readonly landmark?: LandmarkName | undefined
}

/** The view at zoom 0 with a place in its middle, or as near to that as the bounds allow. */
export function viewOfPlace(place: Place, bounds: Bounds): View {
  return pinWithin(middleOf(boxOf(place)), centreOf(bounds.viewport), 1, bounds)
}
