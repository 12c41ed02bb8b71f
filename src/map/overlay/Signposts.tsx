import { useLayoutEffect, useMemo } from 'react'
import type { Controller } from '../../panzoom/controller'
import { centreOf } from '../../panzoom/geometry'
import { pinWithin, toScreen } from '../../panzoom/view'
import { boxOf } from '../box'
import { type MapParts, nameBoxOf } from '../place'
import { fit } from './fit'
import { flight } from './flight'
import { KEPT_FREE_CHANGED } from './keptFree'
import * as styles from './overlay.module.css'
import { type PlaceLink, placeLinksOn } from './placeLink'
import { isOutOfView, layoutSignposts } from './placements'
import { screenBoxOf } from './screenBox'

/** The minimum margin around a place after a flight to it, in screen px. */
const FLIGHT_MARGIN_PX = 80

/** A place with its link and its signpost. */
interface Post extends PlaceLink {
  readonly button: HTMLButtonElement
}

/** Signposts to the places out of view, shown while the map is at rest. */
export function Signposts({ controller, root, surface, places }: MapParts) {
  const placeLinks = useMemo(() => placeLinksOn(surface.current, places), [surface, places])

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const buttons = surface.current?.querySelectorAll('button') ?? []
    const posts = placeLinks.map((place, index) => ({ ...place, button: buttons[index] as HTMLButtonElement }))
    const layOut = () => positionSignposts(element, posts, controller)
    layOut()
    let frame = 0
    const unsubscribe = controller.subscribe({
      start() {
        cancelAnimationFrame(frame)
      },
      // In a frame of its own: measuring the signposts in the movement's last frame would force a layout.
      end() {
        frame = requestAnimationFrame(layOut)
      },
      resize() {
        if (!controller.isMoving) layOut()
      },
    })
    element.addEventListener(KEPT_FREE_CHANGED, layOut)
    return () => {
      cancelAnimationFrame(frame)
      unsubscribe()
      element.removeEventListener(KEPT_FREE_CHANGED, layOut)
    }
  }, [controller, root, surface, placeLinks])

  const flyTo = (placeLink: PlaceLink) => {
    const { view, bounds } = controller
    const scale = Math.min(fit(boxOf(placeLink), FLIGHT_MARGIN_PX, bounds).scale, Math.max(view.scale, 1))
    // The signpost is hidden once the map moves, so the focus moves to the link of its place.
    placeLink.element.focus({ preventScroll: true })
    controller.animate(flight(view, pinWithin(placeLink.middle, centreOf(bounds.viewport), scale, bounds), bounds))
  }

  return placeLinks.map((placeLink) => (
    <button
      key={placeLink.name}
      type="button"
      // Until it is laid out.
      inert
      className={styles.signpost}
      aria-label={`Fly to ${placeLink.name}`}
      onClick={() => flyTo(placeLink)}
    >
      <svg viewBox="-8 -8 16 16" aria-hidden="true">
        <path d="M-5 -5 6 0 -5 5 -2.5 0z" />
      </svg>
      {placeLink.name}
    </button>
  ))
}

/** Positions the signposts that this view needs and makes the others inert, which hides them. */
function positionSignposts(root: HTMLElement, posts: readonly Post[], { view, bounds }: Controller): void {
  const { viewport } = bounds
  const origin = root.getBoundingClientRect()
  // X-ray's panel is a sibling of the root, and may overlap it.
  const keptFree = [...(root.parentElement ?? root).querySelectorAll('[data-keep-free]')].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top }
  })
  const isNeeded = ({ middle }: Post) => isOutOfView(toScreen(view, middle), viewport)
  const needed = posts.filter(isNeeded).map(({ button, middle }) => {
    const size = { width: button.offsetWidth, height: button.offsetHeight }
    return { button, size, towards: toScreen(view, middle) }
  })
  const inView = posts.filter((post) => !isNeeded(post))
  // Signposts avoid the places in view and all names. If there is no room for that, they avoid only the names.
  const names = posts.map((post) => screenBoxOf(nameBoxOf(post), view))
  const spared = [...inView.map((post) => screenBoxOf(boxOf(post), view)), ...names]
  const placements = layoutSignposts(needed, viewport, keptFree, [spared, names])
  for (const { button } of posts) button.inert = true
  needed.forEach(({ button, size }, index) => {
    const placement = placements[index]
    if (!placement) return
    button.inert = false
    const { x, y } = placement.at
    button.style.transform = `translate(${x - size.width / 2}px, ${y - size.height / 2}px)`
    button.style.setProperty('--towards', `${placement.degrees}deg`)
  })
  // A signpost that becomes inert loses the focus, so it is moved to the link of its place.
  const focused = posts.find(({ button }) => button.inert && button === document.activeElement)
  focused?.element.focus({ preventScroll: true })
}
