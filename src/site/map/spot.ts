/** Views independent of the screen's size, in the address and for the Back button. */
import { centreOf } from '../../panzoom/core/geometry'
import { type Bounds, pinWithin, scaleOf, toMap, type View, zoomOf } from '../../panzoom/core/view'
import { placeMiddle } from '../../table/area'
import type { Place } from '../../table/siteOf'
import { type LiveMap, placeOf } from './liveMap'

/** The zoom, and the map point at the middle of the viewport, in map px. */
export type Spot = Readonly<{ zoom: number; x: number; y: number }>

/** What was in view when the map was last at rest or left, and the place whose link was followed, if any. */
export type Visit = Readonly<{ spot: Spot; place?: string | undefined }>

export function spotOf(view: View, { viewport }: Bounds): Spot {
  return { zoom: zoomOf(view.scale), ...toMap(view, centreOf(viewport)) }
}

/** A spot as the hash of an address, `#zoom/x/y`: whole map px, and hundredths of a zoom level. */
export function hashOf({ zoom, x, y }: Spot): string {
  return `#${[Math.round(zoom * 100) / 100, Math.round(x), Math.round(y)].join('/')}`
}

/** The view of a spot, or the nearest one within the bounds. */
export function viewOf({ zoom, x, y }: Spot, bounds: Bounds): View {
  return pinWithin({ x, y }, centreOf(bounds.viewport), scaleOf(zoom), bounds)
}

/** Parses the hash of an address; null for anything but three plain numbers. */
export function parseSpot(hash: string): Spot | null {
  const number = String.raw`(-?\d{1,9}(?:\.\d{1,9})?)`
  const [, zoom, x, y] = new RegExp(`^#${number}/${number}/${number}$`).exec(hash) ?? []
  return zoom && x && y ? { zoom: Number(zoom), x: Number(x), y: Number(y) } : null
}

let visited: Visit | null = null

/** The last visit since the site was loaded; null if there was none. */
export function visitInMemory(): Visit | null {
  return visited
}

/** Stores a visit in memory, exactly, and its hash in the address, for Back, a reload and other people. */
export function storeVisit(visit: Visit, hash: string): void {
  visited = visit
  try {
    history.replaceState(history.state, '', hash)
  } catch {
    // Some browsers refuse frequent calls; the visit is still in memory.
  }
}

/**
 * The visit to return to: the one in the address, unless that is the one in memory; null if there is none.
 */
export function visitToRestore(): Visit | null {
  const spot = parseSpot(location.hash)
  return spot && !(visited && hashOf(visited.spot) === location.hash) ? { spot } : visited
}

/**
 * The view in which a map opens: of the visit to restore, else of the place that one comes from, else
 * `first`.
 */
export function openingView(bounds: Bounds, cameFrom: Place | undefined, first: View): View {
  const spot = visitToRestore()?.spot ?? (cameFrom && { zoom: zoomOf(first.scale), ...placeMiddle(cameFrom) })
  return spot ? viewOf(spot, bounds) : first
}

/**
 * Writes the view into the hash of the page's address, so that it can be shared. An edited hash moves the
 * map. The place whose page the visitor has come back from gets the focus.
 */
export function writeAddress(map: LiveMap, signal: AbortSignal): void {
  const { controller, places } = map
  const { pathname } = location
  const cameFrom = places.find(({ name }) => name === visitInMemory()?.place)
  cameFrom?.element.focus({ preventScroll: true })

  const write = (place?: string) => {
    // A map that is being left may come to rest after the address has changed to another page.
    if (location.pathname !== pathname) return
    const spot = spotOf(controller.view, controller.bounds)
    storeVisit({ spot, place }, hashOf(spot))
  }
  if (visitToRestore()) write(cameFrom?.name)
  // In the capture phase, to store the view before the click navigates, even while the map moves.
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) write(placeOf(target, map)?.name)
  }
  const onHashChange = () => {
    const spot = parseSpot(location.hash)
    if (spot) controller.goTo(viewOf(spot, controller.bounds))
  }
  window.addEventListener('click', onClick, { signal, capture: true })
  window.addEventListener('hashchange', onHashChange, { signal })
  signal.addEventListener('abort', controller.subscribe({ end: () => write() }))
}
