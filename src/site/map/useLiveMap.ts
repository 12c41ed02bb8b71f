import { useLayoutEffect, useRef } from 'react'
import { Controller } from '../../panzoom/core/controller'
import type { Settings } from '../../panzoom/core/settings'
import { clockOf, prefersReducedMotion } from '../../panzoom/dom/surface'
import { placeMiddle } from '../../table/area'
import type { Place } from '../../table/siteOf'
import { awaken } from './awaken'

/**
 * The React binding of the map. Returns a ref for its root. React renders the map once, and never while it
 * moves. The parameters are read once: later changes are ignored.
 */
export function useLiveMap(
  settings: Pick<Settings, 'map' | 'minZoom' | 'maxZoom' | 'firstView'>,
  places: readonly Place[],
  cameFrom: Place | undefined,
) {
  const root = useRef<HTMLDivElement>(null)
  // Before the browser paints, so that the picture first appears in its place.
  useLayoutEffect(() => {
    if (!root.current) return
    const clock = clockOf(globalThis as typeof globalThis & Window)
    const controller = new Controller({ ...settings, clock, prefersReducedMotion })
    const elements = elementsIn(root.current, places)
    const live = elements.places.find(({ name }) => name === cameFrom?.name)
    return awaken({ controller, cameFrom: live, ...elements })
  }, [])
  return root
}

/** The elements that RealmMap.tsx renders into the root, and the places with theirs. */
function elementsIn(root: HTMLElement, places: readonly Place[]) {
  const surface = root.querySelector('[data-surface]') as HTMLElement
  const sheet = root.querySelector('[data-sheet]') as HTMLElement
  const links = surface.querySelectorAll('svg a')
  const strip = surface.querySelector('[data-strip]') as HTMLElement
  const boards = strip.querySelectorAll('a')
  const live = places.map((place, index) => {
    const [element, board] = [links[index] as SVGAElement, boards[index] as HTMLElement]
    return { ...place, element, board, middle: placeMiddle(place) }
  })
  return { root, surface, sheet, strip, places: live }
}
