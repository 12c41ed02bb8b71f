import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Controller } from '../../panzoom/controller'
import { fit } from '../../panzoom/fit'
import { type Box, centreOf, type Point } from '../../panzoom/geometry'
import { pinWithin, toScreen, type View } from '../../panzoom/view'
import { boxOf, nameBoxOf } from '../place'
import { flight } from './flight'
import styles from './overlay.module.css'
import type { Sight } from './sight'
import { isOutOfView, standsOf } from './stands'

interface Props {
  readonly controller: Controller
  readonly root: HTMLElement
  readonly surface: HTMLElement
  readonly sights: readonly Sight[]
  /** Another number whenever what they keep clear of has come or gone. */
  readonly layoutVersion: number
}

/** A place that is flown to has at least this much around it, in screen px. */
const FLIGHT_MARGIN_PX = 80

/** Signposts to the places out of view: they stand while the map rests, and are out of the way while it moves. */
export function Signposts({ controller, root, surface, sights, layoutVersion }: Props) {
  const posts = useRef<(HTMLButtonElement | null)[]>([])

  useLayoutEffect(() => {
    const stand = () => placePosts(root, posts.current, controller, sights)
    stand()
    let frame = 0
    const unsubscribe = controller.subscribe({
      start() {
        cancelAnimationFrame(frame)
      },
      // Not in the movement's last frame, which has styles to compute: measuring the posts would wait for them.
      end() {
        frame = requestAnimationFrame(stand)
      },
      resize() {
        if (!controller.isMoving) stand()
      },
    })
    return () => {
      cancelAnimationFrame(frame)
      unsubscribe()
    }
  }, [controller, root, sights, layoutVersion])

  const fly = (sight: Sight) => {
    const { view, bounds } = controller
    const scale = Math.min(fit(boxOf(sight), FLIGHT_MARGIN_PX, bounds).scale, Math.max(view.scale, 1))
    // The signpost is about to go: whoever stands on it goes to the place.
    sight.link.focus({ preventScroll: true })
    controller.travel(flight(view, pinWithin(sight.middle, centreOf(bounds.viewport), scale, bounds), bounds))
  }

  // On the surface, where a drag, a pinch or a wheel that begins on a signpost moves the map, as it does on a link.
  return createPortal(
    sights.map((sight, index) => (
      <button
        key={sight.name}
        ref={(button) => {
          posts.current[index] = button
        }}
        type="button"
        className={styles.signpost}
        aria-label={`Fly to ${sight.name}`}
        onClick={() => fly(sight)}
      >
        <svg viewBox="-8 -8 16 16" aria-hidden="true">
          <path d="M-5 -5 6 0 -5 5 -2.5 0z" />
        </svg>
        {sight.name}
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
  sights: readonly Sight[],
): void {
  const origin = root.getBoundingClientRect()
  // The panel of X-ray stands beside the root, and may lie over it.
  const keptFree = [...(root.parentElement ?? root).querySelectorAll('[data-keep-free]')].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top }
  })
  const middles = sights.map(({ middle }) => toScreen(view, middle))
  const needed = sights.flatMap((_, index) => {
    const post = posts[index]
    const towards = middles[index]
    const isNeeded = post && towards && isOutOfView(towards, viewport)
    return isNeeded ? [{ post, towards, size: { width: post.offsetWidth, height: post.offsetHeight } }] : []
  })
  const seen = sights.filter((_, index) => !isOutOfView(middles[index] as Point, viewport))
  // Places in view are spared, or where they fill it their names at least, and all other names that can be read.
  const names = sights.map((sight) => screenBoxOf(nameBoxOf(sight), view))
  const spared = [...seen.map((sight) => screenBoxOf(boxOf(sight), view)), ...names]
  const stands = standsOf(needed, viewport, keptFree, [spared, names])
  for (const post of posts) if (post) post.inert = true
  needed.forEach(({ post, size }, index) => {
    const stand = stands[index]
    if (!stand) return
    post.inert = false
    const { x, y } = stand.at
    post.style.transform = `translate(${x - size.width / 2}px, ${y - size.height / 2}px)`
    post.style.setProperty('--towards', `${stand.degrees}deg`)
  })
  // One that goes while it has the focus leaves that to its place: on an inert one, keys would be lost.
  const left = sights.find((_, index) => posts[index]?.inert && posts[index] === document.activeElement)
  left?.link.focus({ preventScroll: true })
}

function screenBoxOf({ left, top, right, bottom }: Box, view: View): Box {
  const from = toScreen(view, { x: left, y: top })
  const to = toScreen(view, { x: right, y: bottom })
  return { left: from.x, top: from.y, right: to.x, bottom: to.y }
}
