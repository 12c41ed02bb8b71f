import type { Point } from '../../panzoom/geometry'
import { boxOf, middleOf } from '../box'
import type { Place } from '../place'

/** A place with its link on the map, and its middle in map px. */
export interface PlaceLink extends Place {
  readonly middle: Point
  readonly element: SVGAElement
}

/** The places of a map that have a link on the surface. */
export function placeLinksOn(surface: HTMLElement | null, places: readonly Place[]): readonly PlaceLink[] {
  const elements = [...(surface?.querySelectorAll<SVGAElement>('a') ?? [])]
  // The links are in the order of the table.
  return places.flatMap((place, index) => {
    const element = elements[index]
    return element ? [{ ...place, middle: middleOf(boxOf(place)), element }] : []
  })
}

/** The place link that the target of an event belongs to, if any. */
export function placeLinkOf(target: EventTarget | null, placeLinks: readonly PlaceLink[]): PlaceLink | undefined {
  return placeLinks.find(({ element }) => target instanceof Node && element.contains(target))
}
