import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Controller } from '../../panzoom/controller'
import { browserClock, prefersReducedMotion } from '../../panzoom/listen'
import { boundsOf, type Settings } from '../../panzoom/settings'
import type { View } from '../../panzoom/view'
import { placeMiddle } from '../../table/area'
import { awaken } from './awaken'
import { handOver } from './handOver'
import { firstViewIn, type Place } from './liveMap'

/**
 * The React binding of the map. Returns a ref for its root. A prerendered map scrolls natively at first (see
 * handOver.ts). React renders the map once, and never while it moves. The parameters are read once: later
 * changes are ignored.
 */
export function useLiveMap(
  settings: Pick<Settings, 'map' | 'minZoom' | 'maxZoom' | 'firstView'>,
  places: readonly Place[],
  cameFrom: Place | undefined,
) {
  const root = useRef<HTMLDivElement>(null)
  const [controller] = useState(
    () => new Controller({ ...settings, clock: browserClock, prefersReducedMotion }),
  )
  const [first] = useState({ controller, cameFrom, places })
  /** React calls the third function only in the render that hydrates prerendered markup. */
  const [wasInPage] = useState(
    useSyncExternalStore(
      () => () => {},
      () => false,
      () => true,
    ),
  )

  // Before the browser paints, so that the picture first appears in its place.
  useLayoutEffect(() => {
    if (!root.current) return
    const { controller } = first
    const live = { ...first, ...elementsIn(root.current, first.places) }
    let end = () => {}
    const begin = (scrolledTo?: View) => {
      end = awaken(live, scrolledTo)
    }
    // React may run an effect again: a live map needs no second handover.
    if (wasInPage && !('live' in live.surface.dataset))
      end = handOver(live, begin, () =>
        firstViewIn(controller, boundsOf(controller.settings, live.surface.getBoundingClientRect())),
      )
    else begin()
    return () => end()
  }, [first, wasInPage])

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
