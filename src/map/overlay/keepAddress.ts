import { type Controller, isSame } from '../../panzoom/controller'
import type { View } from '../../panzoom/view'
import type { PlaceLink } from './placeLink'
import { hashOf, lastSeen, lastVisit, remember, spotIn, spotOf, viewOf } from './spot'

/**
 * Keeps the view in the page's address: whoever shares it shares what they see, and the Back button leads back to it.
 * An address that is changed by hand moves the map. `opening` is the view that the map should have opened with, and
 * could not before this script had come; null for one that the visitor has moved since. Returns what ends that.
 */
export function keepAddress(
  controller: Controller,
  placeLinks: readonly PlaceLink[],
  opening: View | null,
): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const { pathname } = location

  if (opening && !isSame(controller.view, opening)) controller.goTo(opening, 0)
  const cameFrom = placeLinks.find(({ name }) => name === lastVisit()?.place)
  cameFrom?.element.focus({ preventScroll: true })

  const keep = (place?: string) => {
    // A map that is being left may come to rest when the address is another page's already.
    if (location.pathname !== pathname) return
    const spot = spotOf(controller.view, controller.bounds)
    remember({ spot, place }, hashOf(spot))
  }
  if (lastSeen()) keep(cameFrom?.name)
  // Heard before the click takes anybody elsewhere, at rest or not.
  const onClick = ({ target }: Event) => {
    const link: Element | null = target instanceof Element ? target.closest('a') : null
    if (link) keep(placeLinks.find((placeLink) => placeLink.element === link)?.name)
  }
  const onHashChange = () => {
    const spot = spotIn(location.hash)
    if (spot) controller.goTo(viewOf(spot, controller.bounds))
  }

  window.addEventListener('click', onClick, { signal, capture: true })
  window.addEventListener('hashchange', onHashChange, { signal })
  const leave = controller.subscribe({ end: () => keep() })
  return () => {
    ending.abort()
    leave()
  }
}
