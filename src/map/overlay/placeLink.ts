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

/** The place link at a point in map px, edges included; null if there is none. */
export function placeLinkAt(placeLinks: readonly PlaceLink[], { x, y }: Point): PlaceLink | null {
  const found = placeLinks.find((placeLink) => {
    const { left, top, right, bottom } = boxOf(placeLink)
    return x >= left && x <= right && y >= top && y <= bottom
  })
  return found ?? null
}
