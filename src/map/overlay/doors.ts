/**
 * Where the browser knows view transitions, a place on the map opens into its page, and the Back button folds the page
 * onto its place. The page's sheet bears the name `door` by its style sheet; on the map an empty box lends it to the
 * place. Elsewhere, and for who wants less movement, going there is plain.
 */
import { prefersReducedMotion } from '../../panzoom/listen'
import { toScreen, type View } from '../../panzoom/view'
import { boxOf, type Place } from '../place'
import type { Sight } from './sight'

/** Puts the map's side of the door, an empty box over the map, where a place is seen. */
export function placeDoor(door: HTMLElement, place: Place, view: View): void {
  const { left, top, right, bottom } = boxOf(place)
  const { x, y } = toScreen(view, { x: left, y: top })
  door.style.translate = `${x}px ${y}px`
  door.style.width = `${(right - left) * view.scale}px`
  door.style.height = `${(bottom - top) * view.scale}px`
  door.style.setProperty('view-transition-name', 'door')
}

function canOpen(): boolean {
  return 'startViewTransition' in document && !prefersReducedMotion()
}

/** Runs `change`, which has to render the other page, behind the scenes, and opens the door between the two. */
function open(change: () => void): void {
  const transition = document.startViewTransition(async () => {
    change()
    // The router has heard of it; what it renders is there after this.
    await new Promise((resolve) => setTimeout(resolve))
  })
  // Another journey may cut it short, which is no fault.
  transition.ready.catch(() => {})
}

/** Lets a plain click on a place's link go through the door. Returns what ends that. */
export function openOnClick(
  surface: HTMLElement,
  door: HTMLElement,
  sights: readonly Sight[],
  viewNow: () => View,
): () => void {
  const onClick = (event: MouseEvent) => {
    const sight = sights.find(({ link }) => event.target instanceof Node && link.contains(event.target))
    const isPlain = event.button === 0 && !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey)
    if (!sight || !isPlain || event.defaultPrevented || !canOpen()) return
    // The router hears of what is pushed, as of its own.
    event.preventDefault()
    event.stopPropagation()
    placeDoor(door, sight, viewNow())
    open(() => history.pushState(null, '', sight.link.getAttribute('href')))
  }
  surface.addEventListener('click', onClick, true)
  return () => surface.removeEventListener('click', onClick, true)
}

let isListening = false
let isPassedOn = false

/** From now on the Back and Forward buttons go through the door, too. */
export function openBothWays(): void {
  if (isListening) return
  isListening = true
  const onPopState = (event: PopStateEvent) => {
    if (isPassedOn || event.hasUAVisualTransition || !canOpen()) return
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
