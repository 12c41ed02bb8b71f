import type { Controller } from '../../panzoom/controller'
import { isSame, type View } from '../../panzoom/view'
import { type PlaceLink, placeLinkOf } from './placeLink'
import { hashOf, parseSpot, spotOf, storeVisit, viewOf, visitInMemory, visitToRestore } from './spot'

/**
 * Keeps the view in the hash of the page's address, so that it can be shared and the Back button returns to it. An edited
 * hash moves the map. `opening` is the view to open with; null to stay in the present one.
 */
export function keepAddress(
  controller: Controller,
  placeLinks: readonly PlaceLink[],
  opening: View | null,
  signal: AbortSignal,
): void {
  const { pathname } = location

  if (opening && !isSame(controller.view, opening)) controller.goTo(opening, 0)
  const cameFrom = placeLinks.find(({ name }) => name === visitInMemory()?.place)
  cameFrom?.element.focus({ preventScroll: true })

  const keep = (place?: string) => {
    // A map that is being left may come to rest after the address has changed to another page.
    if (location.pathname !== pathname) return
    const spot = spotOf(controller.view, controller.bounds)
    storeVisit({ spot, place }, hashOf(spot))
  }
  if (visitToRestore()) keep(cameFrom?.name)
  // In the capture phase, to store the view before the click navigates, even while the map moves.
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) keep(placeLinkOf(target, placeLinks)?.name)
  }
  const onHashChange = () => {
    const spot = parseSpot(location.hash)
    if (spot) controller.goTo(viewOf(spot, controller.bounds))
  }

  window.addEventListener('click', onClick, { signal, capture: true })
  window.addEventListener('hashchange', onHashChange, { signal })
  signal.addEventListener('abort', controller.subscribe({ end: () => keep() }))
}
