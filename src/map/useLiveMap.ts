import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Controller } from '../panzoom/controller'
import { browserClock, prefersReducedMotion } from '../panzoom/listen'
import type { Settings } from '../panzoom/settings'
import type { View } from '../panzoom/view'
import { early } from '../site/early'
import { awaken } from './awaken'
import { boxOf, middleOf } from './box'
import { handOver } from './handOver'
import type { LiveMap } from './liveMap'
import type { Place } from './place'

/**
 * The React binding of the map. Returns refs for its elements, and the live map, which is null until the engine has
 * taken over. React renders once more then, and never while the map moves.
 *
 * A prerendered map scrolls natively until its script has loaded. The engine takes it over, in the view to which it has been
 * scrolled, when it is no longer touched or scrolled, or immediately at a key, a mouse button or a pen on it. A map that is not
 * prerendered is live at once. `cameFrom` is the place from whose page the visitor has come. The settings and the places
 * are read once: later changes are ignored.
 */
export function useLiveMap(
  { map, minZoom, maxZoom }: Pick<Settings, 'map' | 'minZoom' | 'maxZoom'>,
  places: readonly Place[],
  cameFrom: Place | undefined,
) {
  const root = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [{ links, posts }] = useState(() => ({
    links: new Map<Place, SVGAElement>(),
    posts: new Map<Place, HTMLAnchorElement>(),
  }))
  const [controller] = useState(
    () => new Controller({ map, minZoom, maxZoom, clock: browserClock, prefersReducedMotion }),
  )
  const first = useRef({ places, cameFrom })
  const [liveMap, setLiveMap] = useState<LiveMap | null>(null)
  /** Whether this markup was prerendered: React calls the third function only in the render that hydrates it. */
  const [wasInPage] = useState(
    useSyncExternalStore(
      () => () => {},
      () => false,
      () => true,
    ),
  )

  // Before the browser paints, so that the picture first appears in its place.
  useLayoutEffect(() => {
    if (!root.current || !surface.current || !sheet.current) return
    const { places, cameFrom } = first.current
    const elements = { root: root.current, surface: surface.current, sheet: sheet.current }
    const live: LiveMap = {
      controller,
      ...elements,
      places: places.flatMap((place) => {
        const [element, signpost] = [links.get(place), posts.get(place)]
        return element && signpost ? [{ ...place, element, signpost, middle: middleOf(boxOf(place)) }] : []
      }),
    }
    let end = () => {}
    const begin = (scrolledTo?: View) => {
      end = awaken(live, { scrolledTo, cameFrom })
      setLiveMap(live)
    }
    // React may run an effect again: a map that the engine has taken over needs no second handover.
    if (wasInPage && !('live' in elements.surface.dataset)) end = handOver(elements, begin)
    else begin()
    return () => end()
  }, [controller, links, posts, wasInPage])

  // Now that they act, the buttons that were pressed before are clicked again.
  useEffect(() => {
    if (liveMap) for (const button of early.presses.splice(0)) button.click()
  }, [liveMap])

  return { root, surface, sheet, linkRef: into(links), signpostRef: into(posts), liveMap }
}

/** A ref for each place that keeps its element in a map. */
function into<Kept extends Element>(elements: Map<Place, Kept>) {
  return (place: Place) => (element: Kept | null) => {
    if (element) elements.set(place, element)
  }
}
