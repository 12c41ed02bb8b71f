/**
 * View transitions between a place on the map and the plate, the picture of the place on its page: the link of the place
 * enlarges the place into the plate, and the Back button reverses that. The plate has the transition name `plate` in its
 * style sheet; on the map, an empty box over the place has it. Without view transitions in the browser, or with reduced
 * motion, pages change at once.
 */
import { prefersReducedMotion } from '../../panzoom/listen'
import type { View } from '../../panzoom/view'
import { boxOf } from '../box'
import type { Place } from '../place'
import type { PlaceLink } from './placeLink'
import { cover, screenBoxOf } from './screenBox'

/** Moves the transition's box over a place, at its size in the view. */
export function coverPlace(box: HTMLElement, place: Place, view: View): void {
  cover(box, screenBoxOf(boxOf(place), view))
  box.style.setProperty('view-transition-name', 'plate')
}

function canAnimate(): boolean {
  return 'startViewTransition' in document && !prefersReducedMotion()
}

/**
 * Animates from the present page to the one that `changePage` renders. The transition starts one frame later: once it has
 * started, the browser paints nothing until the new page is rendered, and the response to the press should be visible first.
 */
function animate(changePage: () => void): void {
  const start = () => {
    const transition = document.startViewTransition(async () => {
      changePage()
      // The router renders the new page in a task of its own.
      await new Promise((resolve) => setTimeout(resolve))
    })
    // This promise rejects when another navigation interrupts the transition, which is no error.
    transition.ready.catch(() => {})
  }
  requestAnimationFrame(() => setTimeout(start))
}

let isLeaving = false

/** Leaves the map by `changePage`, with a transition if `to` is the address of a place. The map shows `view`. */
export function leaveFor(
  to: string,
  changePage: () => void,
  box: HTMLElement,
  placeLinks: readonly PlaceLink[],
  view: View,
): void {
  // Ignores further clicks, such as the second of a double click, while the first waits for its frame.
  if (isLeaving) return
  const placeLink = placeLinks.find(({ element }) => element.getAttribute('href') === to)
  if (placeLink && canAnimate()) {
    coverPlace(box, placeLink, view)
    isLeaving = true
    animate(() => {
      isLeaving = false
      changePage()
    })
  } else changePage()
}

let isListening = false

/**
 * Animates the Back and Forward buttons, too, from the first call on. The router's `aroundNav` does not cover these: it
 * wraps `navigate` alone.
 */
export function animateHistory(): void {
  if (isListening) return
  isListening = true
  let isReplaying = false
  let { pathname } = location
  // The router dispatches this event after each navigation.
  window.addEventListener('pushState', () => {
    pathname = location.pathname
  })
  const onPopState = (event: PopStateEvent) => {
    // A step within the page, such as to another hash, has no transition.
    const isSamePage = pathname === location.pathname
    pathname = location.pathname
    if (isReplaying || isSamePage || event.hasUAVisualTransition || !canAnimate()) return
    // The router gets the event only after the browser has captured the old page: it is stopped here, and dispatched again.
    event.stopImmediatePropagation()
    animate(() => {
      isReplaying = true
      window.dispatchEvent(new PopStateEvent('popstate', { state: event.state }))
      isReplaying = false
    })
  }
  window.addEventListener('popstate', onPopState, true)
}
