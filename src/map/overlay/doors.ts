/**
 * Where the browser knows view transitions, a place on the map opens into its page, and the Back button folds the page
 * onto its place. The page's sheet bears the name `door` by its style sheet; on the map an empty box lends it to the
 * place. Elsewhere, and for who wants less movement, going there is plain.
 */
import type { AroundNavHandler } from 'wouter'
import { prefersReducedMotion } from '../../panzoom/listen'
import { toScreen, type View } from '../../panzoom/view'
import { boxOf, type Place } from '../place'
import type { Sight } from './sight'

/** Puts the map's side of the door, an empty box over the map, where a place is seen. */
export function placeDoor(door: HTMLElement, place: Place, view: View): void {
  const { left, top, right, bottom } = boxOf(place)
  const { x, y } = toScreen(view, { x: left, y: top })
  door.style.transform = `translate(${x}px, ${y}px)`
  door.style.width = `${(right - left) * view.scale}px`
  door.style.height = `${(bottom - top) * view.scale}px`
  door.style.setProperty('view-transition-name', 'door')
}

function canOpen(): boolean {
  return 'startViewTransition' in document && !prefersReducedMotion()
}

/**
 * Runs `change`, which has to render the other page, behind the scenes, and opens the door between the two. A frame is
 * drawn before, so that a press is answered at once: from the start of a transition until the other page is rendered,
 * the browser draws none.
 */
function open(change: () => void): void {
  const start = () => {
    const transition = document.startViewTransition(async () => {
      change()
      // The router knows of it; the page that it renders is there after this.
      await new Promise((resolve) => setTimeout(resolve))
    })
    // Another journey may cut it short, which is no fault.
    transition.ready.catch(() => {})
  }
  requestAnimationFrame(() => setTimeout(start))
}

/** Has the router go through the door to a place. */
export function throughDoor(door: HTMLElement, sights: readonly Sight[], viewNow: () => View): AroundNavHandler {
  return (navigate, to, options) => {
    const sight = sights.find(({ link }) => link.getAttribute('href') === to)
    if (!sight || !canOpen()) return navigate(to, options)
    placeDoor(door, sight, viewNow())
    open(() => navigate(to, options))
  }
}

let isListening = false
let isPassedOn = false

/** From now on the Back and Forward buttons go through the door, too. */
export function openBothWays(): void {
  if (isListening) return
  isListening = true
  let { pathname } = location
  // The router says on the window where it goes.
  window.addEventListener('pushState', () => {
    pathname = location.pathname
  })
  const onPopState = (event: PopStateEvent) => {
    // A step within the page, as by a hash that is changed by hand, leads through no door.
    const isSamePage = pathname === location.pathname
    pathname = location.pathname
    if (isPassedOn || isSamePage || event.hasUAVisualTransition || !canOpen()) return
    // Kept from the router until the browser has taken its picture of the page that is left.
    event.stopImmediatePropagation()
    open(() => {
      isPassedOn = true
      window.dispatchEvent(new PopStateEvent('popstate', { state: event.state }))
      isPassedOn = false
    })
  }
  window.addEventListener('popstate', onPopState, true)
}
