/** A place on the map, the box of its name, and the view of it. */
import type { RefObject } from 'react'
import type { Controller } from '../panzoom/controller'
import { centreOf } from '../panzoom/geometry'
import { type Bounds, pinWithin, type View } from '../panzoom/view'
import { type Box, boxOf, type Corners, middleOf } from './box'

/** A place on the picture, with a link. */
export interface Place extends Corners {
  readonly name: string
  /** The link's target: a path below the site's root, or an absolute URL. */
  readonly href: string
}

/** A map, as it is passed to the components over it. `root` contains the surface and these components. */
export interface MapParts {
  readonly controller: Controller
  readonly root: RefObject<HTMLElement | null>
  readonly surface: RefObject<HTMLElement | null>
  readonly places: readonly Place[]
}

/** The view at zoom 0 with a place in its middle, or as near to that as the bounds allow. */
export function viewOfPlace(place: Place, bounds: Bounds): View {
  return pinWithin(middleOf(boxOf(place)), centreOf(bounds.viewport), 1, bounds)
}

/** The height, in map px, of the name's ribbon and the words below it, at the foot of a place's box. */
const NAME_PX = 44

/** The box of a place's name on the picture, in map px. */
export function nameBoxOf(place: Place): Box {
  const box = boxOf(place)
  return { ...box, top: box.bottom - NAME_PX }
}
