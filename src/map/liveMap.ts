/** A map that the engine has taken over, and what is added to it. */
import type { Controller } from '../panzoom/controller'
import type { Point } from '../panzoom/geometry'
import type { Place } from './place'

/** A place with its elements. */
export interface LivePlace extends Place {
  /** Its link on the picture. */
  readonly element: SVGAElement
  /** Its signpost on the surface, a link as well. */
  readonly signpost: HTMLElement
  /** The middle of its box, in map px. */
  readonly middle: Point
}

/** A map that can be moved, with its elements. */
export interface LiveMap {
  readonly controller: Controller
  /** Contains the surface and all that stands over it. While the focus is in it, the map's keys act. */
  readonly root: HTMLElement
  /** The viewport: pointers and the wheel act on it. */
  readonly surface: HTMLElement
  /** Contains the picture and the links. It is moved by its `style.transform`, once in each frame. */
  readonly sheet: HTMLElement
  /** In the order of the table. */
  readonly places: readonly LivePlace[]
}

/** Something that is added to a live map. It returns a function that removes all of it. */
export type Feature = (map: LiveMap) => () => void

/** Dispatched on the root when an element that signposts keep free, one with `data-keep-free`, appears or goes. */
export const KEPT_FREE_CHANGED = 'keptfreechange'

/** The place whose link on the picture contains the target of an event, if any. */
export function placeOf(target: EventTarget | null, { places }: LiveMap): LivePlace | undefined {
  return places.find(({ element }) => target instanceof Node && element.contains(target))
}
