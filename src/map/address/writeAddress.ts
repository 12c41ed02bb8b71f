import { type LiveMap, placeOf } from '../liveMap'
import { hashOf, parseSpot, spotOf, storeVisit, viewOf, visitInMemory, visitToRestore } from './spot'

/**
 * Writes the view into the hash of the page's address, so that it can be shared and the Back button returns to it. An
 * edited hash moves the map. The place whose page the visitor has come back from gets the focus.
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
