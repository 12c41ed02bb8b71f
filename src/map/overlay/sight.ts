import type { Point } from '../../panzoom/geometry'
import { boxOf, type Place } from '../place'

/** A place as one finds it on the map: with its link, and where its middle is, in map px. */
export interface Sight extends Place {
  readonly middle: Point
  readonly link: SVGAElement
}

/** The places of a map, each with its link on the surface. */
export function sightsOn(surface: HTMLElement | null, places: readonly Place[]): readonly Sight[] {
  const links = [...(surface?.querySelectorAll<SVGAElement>('a') ?? [])]
  // The links stand in the order of the table.
  return places.flatMap((place, index) => {
    const link = links[index]
    const { left, top, right, bottom } = boxOf(place)
    return link ? [{ ...place, middle: { x: (left + right) / 2, y: (top + bottom) / 2 }, link }] : []
  })
}

/** The sight at a point in map px, its edges included; null where there is none. */
export function sightAt(sights: readonly Sight[], { x, y }: Point): Sight | null {
  const found = sights.find((sight) => {
    const { left, top, right, bottom } = boxOf(sight)
    return x >= left && x <= right && y >= top && y <= bottom
  })
  return found ?? null
}
