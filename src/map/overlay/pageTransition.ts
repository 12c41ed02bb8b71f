import { prefersReducedMotion } from '../../panzoom/listen'
import { isPage, isPlainClick } from '../../site/AnyLink'
import { visitInMemory } from '../address/spot'
import { boxOf, cover, screenBoxOf } from '../box'
import { type LiveMap, type Place, placeOf } from '../liveMap'

/**
 * Page transitions between a place on the map and the plate, the picture on its page, which has the `view-transition-name`
 * "plate" in CSS; on the map, an empty box over the place has it. Also animates Back and Forward, on all pages.
 */
export function pageTransition(map: LiveMap, signal: AbortSignal): void {
  const { controller, root, sheet, places, cameFrom } = map
  const box = document.createElement('div')
  // Fixed, where it is in the flow: over a place out of view, it would make the page scroll.
  Object.assign(box.style, { position: 'fixed', pointerEvents: 'none' })
  root.append(box)
  signal.addEventListener('abort', () => box.remove())
  const coverPlace = (place: Place) => {
    cover(box, screenBoxOf(boxOf(place), controller.view))
    box.style.setProperty('view-transition-name', 'plate')
  }
  // The closing page transition needs its target before the first paint.
  const left = places.find(({ name }) => name === visitInMemory()?.place) ?? cameFrom
  if (left) coverPlace(left)
  if (!isListening) animateHistory()
  isListening = true

  let state: 'idle' | 'waiting' | 'replaying' = 'idle'
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target, map)
    if (!place || state === 'replaying' || !isPlainClick(event) || !isPage(place.href) || !canAnimate()) return
    // The router gets the click only after the browser has captured the map: it is stopped here, and dispatched again.
    event.preventDefault()
    event.stopPropagation()
    // Ignores further clicks, such as the second of a double click, while the first waits for its frame.
    if (state !== 'idle') return
    coverPlace(place)
    state = 'waiting'
    animate(() => {
      state = 'replaying'
      place.element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      state = 'idle'
    })
  }
  // In the capture phase, but below the surface, which swallows the clicks of drags.
  sheet.addEventListener('click', onClick, { signal, capture: true })
}

const canAnimate = () => 'startViewTransition' in document && !prefersReducedMotion()

/**
 * Animates the change to another page. It starts one frame later: from then on, the browser paints nothing until the new
 * page is rendered, and the response to the press should be visible first.
 */
function animate(changePage: () => void): void {
  const start = () => {
    const { ready } = document.startViewTransition(async () => {
      changePage()
      // The router renders the new page in a task of its own.
      await new Promise((resolve) => setTimeout(resolve))
    })
    // Rejects when another navigation interrupts the page transition, which is no error.
    ready.catch(() => {})
  }
  // A page may get no frames, for example in a window that is covered.
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    start()
  }, 200)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    setTimeout(start)
  })
}

let isListening = false

function animateHistory(): void {
  let isReplaying = false
  let { pathname } = location
  // The router dispatches this event after each navigation.
  window.addEventListener('pushState', () => {
    pathname = location.pathname
  })
  const onPopState = (event: PopStateEvent) => {
    // A step within the page, such as to another hash, is not animated.
    const isSamePage = pathname === location.pathname
    pathname = location.pathname
    if (isReplaying || isSamePage || event.hasUAVisualTransition || !canAnimate()) return
    // As with the click above.
    event.stopImmediatePropagation()
    animate(() => {
      isReplaying = true
      window.dispatchEvent(new PopStateEvent('popstate', { state: event.state }))
      isReplaying = false
    })
  }
  window.addEventListener('popstate', onPopState, true)
}
