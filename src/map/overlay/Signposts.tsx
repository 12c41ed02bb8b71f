import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Controller } from '../../panzoom/controller'
import { fit } from '../../panzoom/fit'
import { type Box, centreOf, type Point } from '../../panzoom/geometry'
import { pinWithin, toScreen, type View } from '../../panzoom/view'
import { boxOf, nameBoxOf } from '../place'
import { flight } from './flight'
import styles from './overlay.module.css'
import type { PlaceLink } from './placeLink'
import { isOutOfView, layoutSignposts } from './placements'

interface Props {
  readonly controller: Controller
  readonly root: HTMLElement
  readonly surface: HTMLElement
  readonly placeLinks: readonly PlaceLink[]
  /** Another number whenever what they keep clear of has come or gone. */
  readonly layoutVersion: number
}

/** A place that is flown to has at least this much around it, in screen px. */
const FLIGHT_MARGIN_PX = 80

/** Signposts to the places out of view: they stand while the map rests, and are out of the way while it moves. */
export function Signposts({ controller, root, surface, placeLinks, layoutVersion }: Props) {
  const posts = useRef<(HTMLButtonElement | null)[]>([])

  useLayoutEffect(() => {
    const layOut = () => placePosts(root, posts.current, controller, placeLinks)
    layOut()
    let frame = 0
    const unsubscribe = controller.subscribe({
      start() {
        cancelAnimationFrame(frame)
      },
      // Not in the movement's last frame, which has styles to compute: measuring the posts would wait for them.
      end() {
        frame = requestAnimationFrame(layOut)
      },
      resize() {
        if (!controller.isMoving) layOut()
      },
    })
    return () => {
      cancelAnimationFrame(frame)
      unsubscribe()
    }
  }, [controller, root, placeLinks, layoutVersion])

  const fly = (placeLink: PlaceLink) => {
    const { view, bounds } = controller
    const scale = Math.min(fit(boxOf(placeLink), FLIGHT_MARGIN_PX, bounds).scale, Math.max(view.scale, 1))
    // The signpost is about to go: whoever stands on it goes to the place.
    placeLink.element.focus({ preventScroll: true })
    controller.travel(flight(view, pinWithin(placeLink.middle, centreOf(bounds.viewport), scale, bounds), bounds))
  }

  // On the surface, where a drag, a pinch or a wheel that begins on a signpost moves the map, as it does on a link.
  return createPortal(
    placeLinks.map((placeLink, index) => (
      <button
        key={placeLink.name}
        ref={(button) => {
          posts.current[index] = button
        }}
        type="button"
        className={styles.signpost}
        aria-label={`Fly to ${placeLink.name}`}
        onClick={() => fly(placeLink)}
      >
        <svg viewBox="-8 -8 16 16" aria-hidden="true">
          <path d="M-5 -5 6 0 -5 5 -2.5 0z" />
        </svg>
        {placeLink.name}
      </button>
    )),
    surface,
  )
}

/** Places the signposts that are needed for this view; all others are inert, and not seen. */
function placePosts(
  root: HTMLElement,
  posts: readonly (HTMLButtonElement | null)[],
  { view, bounds: { viewport } }: Controller,
  placeLinks: readonly PlaceLink[],
): void {
  const origin = root.getBoundingClientRect()
  // The panel of X-ray stands beside the root, and may lie over it.
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
  const seen = placeLinks.filter((_, index) => !isOutOfView(middles[index] as Point, viewport))
  // Places in view are spared, or where they fill it their names at least, and all other names that can be read.
  const names = placeLinks.map((placeLink) => screenBoxOf(nameBoxOf(placeLink), view))
  const spared = [...seen.map((placeLink) => screenBoxOf(boxOf(placeLink), view)), ...names]
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
  // One that goes while it has the focus leaves that to its place: on an inert one, keys would be lost.
  const left = placeLinks.find((_, index) => posts[index]?.inert && posts[index] === document.activeElement)
  left?.element.focus({ preventScroll: true })
}

function screenBoxOf({ left, top, right, bottom }: Box, view: View): Box {
  const from = toScreen(view, { x: left, y: top })
  const to = toScreen(view, { x: right, y: bottom })
  return { left: from.x, top: from.y, right: to.x, bottom: to.y }
}
