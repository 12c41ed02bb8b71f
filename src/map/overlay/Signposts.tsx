import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Controller } from '../../panzoom/controller'
import { centreOf, type Point } from '../../panzoom/geometry'
import { pinWithin, toScreen, type View } from '../../panzoom/view'
import { type Box, boxOf } from '../box'
import { type MapParts, nameBoxOf } from '../place'
import { fit } from './fit'
import { flight } from './flight'
import * as styles from './overlay.module.css'
import { type PlaceLink, placeLinksOn } from './placeLink'
import { isOutOfView, KEPT_FREE_CHANGED, layoutSignposts } from './placements'

/** The minimum margin around a place after a flight to it, in screen px. */
const FLIGHT_MARGIN_PX = 80

/** Signposts to the places out of view, shown while the map is at rest. */
export function Signposts({ controller, root, surface, places }: MapParts) {
  const placeLinks = useMemo(() => placeLinksOn(surface.current, places), [surface, places])
  const posts = useRef<(HTMLButtonElement | null)[]>([])

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const layOut = () => positionSignposts(element, posts.current, controller, placeLinks)
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
  }, [controller, root, placeLinks])

  const flyTo = (placeLink: PlaceLink) => {
    const { view, bounds } = controller
    const scale = Math.min(fit(boxOf(placeLink), FLIGHT_MARGIN_PX, bounds).scale, Math.max(view.scale, 1))
    // The signpost is hidden once the map moves, so the focus moves to the link of its place.
    placeLink.element.focus({ preventScroll: true })
    controller.animate(flight(view, pinWithin(placeLink.middle, centreOf(bounds.viewport), scale, bounds), bounds))
  }

  return placeLinks.map((placeLink, index) => (
    <button
      key={placeLink.name}
      ref={(button) => {
        posts.current[index] = button
      }}
      type="button"
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
function positionSignposts(
  root: HTMLElement,
  posts: readonly (HTMLButtonElement | null)[],
  { view, bounds: { viewport } }: Controller,
  placeLinks: readonly PlaceLink[],
): void {
  const origin = root.getBoundingClientRect()
  // X-ray's panel is a sibling of the root, and may overlap it.
  const keptFree = [...(root.parentElement ?? root).querySelectorAll('[data-keep-free]')].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top }
  })
  const middles = placeLinks.map(({ middle }) => toScreen(view, middle))
  const needed = placeLinks.flatMap((_, index) => {
    const post = posts[index]
    const towards = middles[index]
    const isNeeded = post && towards && isOutOfView(towards, viewport)
    return isNeeded ? [{ post, towards, size: { width: post.offsetWidth, height: post.offsetHeight } }] : []
  })
  const inView = placeLinks.filter((_, index) => !isOutOfView(middles[index] as Point, viewport))
  // Signposts avoid the places in view and all names. If there is no room for that, they avoid only the names.
  const names = placeLinks.map((placeLink) => screenBoxOf(nameBoxOf(placeLink), view))
  const spared = [...inView.map((placeLink) => screenBoxOf(boxOf(placeLink), view)), ...names]
  const placements = layoutSignposts(needed, viewport, keptFree, [spared, names])
  for (const post of posts) if (post) post.inert = true
  needed.forEach(({ post, size }, index) => {
    const placement = placements[index]
    if (!placement) return
    post.inert = false
    const { x, y } = placement.at
    post.style.transform = `translate(${x - size.width / 2}px, ${y - size.height / 2}px)`
    post.style.setProperty('--towards', `${placement.degrees}deg`)
  })
  // A signpost that becomes inert loses the focus, so it is moved to the link of its place.
  const unfocused = placeLinks.find((_, index) => posts[index]?.inert && posts[index] === document.activeElement)
  unfocused?.element.focus({ preventScroll: true })
}

function screenBoxOf({ left, top, right, bottom }: Box, view: View): Box {
  const from = toScreen(view, { x: left, y: top })
  const to = toScreen(view, { x: right, y: bottom })
  return { left: from.x, top: from.y, right: to.x, bottom: to.y }
}
