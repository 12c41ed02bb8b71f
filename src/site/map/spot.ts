/** Views independent of the screen's size, in the address and for the Back button. */
import { centreOf } from '../../panzoom/core/geometry'
import { type Bounds, pinWithin, scaleOf, toMap, type View, zoomOf } from '../../panzoom/core/view'
import { boxOf, boxOfSize, overlap, screenBoxOf } from '../../table/area'
import type { LiveMap, LivePlace } from './liveMap'

/** The zoom, and the map point at the middle of the viewport, in map px. */
export type Spot = Readonly<{ zoom: number; x: number; y: number }>

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

/** What was in view when the map was last at rest or left, exactly; null if there was none. */
let last: Spot | null = null

/** Keeps a spot, and writes it into the address, for Back, a reload and other people. */
export function keepSpot(spot: Spot): void {
  last = spot
  try {
    history.replaceState(history.state, '', hashOf(spot))
  } catch {
    // Some browsers refuse frequent calls; the spot is still in memory.
  }
}

/** The spot to return to: that of the address, unless it is the last one, rounded; null if there is none. */
export function spotToRestore(): Spot | null {
  const spot = parseSpot(location.hash)
  return spot && !(last && hashOf(last) === location.hash) ? spot : last
}

/** The view in which a map opens: that to restore, else of the place that one comes from, else `first`. */
export function openingView(bounds: Bounds, cameFrom: LivePlace | undefined, first: View): View {
  const spot = spotToRestore() ?? (cameFrom && { zoom: zoomOf(first.scale), ...cameFrom.middle })
  return spot ? viewOf(spot, bounds) : first
}

/**
 * Writes the view into the hash of the page's address, so that it can be shared. An edited hash moves the
 * map. The place from whose page the visitor comes gets the focus, if it is in view.
 */
export function writeAddress({ controller, cameFrom }: LiveMap, signal: AbortSignal): void {
  const { pathname } = location
  const { view, bounds } = controller
  if (cameFrom && overlap(screenBoxOf(boxOf(cameFrom), view), boxOfSize(bounds.viewport)))
    cameFrom.element.focus({ preventScroll: true })

  const write = () => {
    // A map that is being left may come to rest after the address has changed to another page.
    if (location.pathname === pathname) keepSpot(spotOf(controller.view, controller.bounds))
  }
  if (spotToRestore()) write()
  // In the capture phase, to keep the view before the click navigates, even while the map moves.
  const onClick = ({ target }: Event) => target instanceof Element && target.closest('a') && write()
  const onHashChange = () => {
    const spot = parseSpot(location.hash)
    if (spot) controller.goTo(viewOf(spot, controller.bounds))
  }
  window.addEventListener('click', onClick, { signal, capture: true })
  window.addEventListener('hashchange', onHashChange, { signal })
  signal.addEventListener('abort', controller.subscribe({ end: write }))
}
