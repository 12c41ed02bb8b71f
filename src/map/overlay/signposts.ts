import { centreOf } from '../../panzoom/geometry'
import { initialView, isSame, pinWithin } from '../../panzoom/view'
import { isPlainClick } from '../../site/plainClick'
import { type Box, boxOf, middleOf, overlap } from '../box'
import { fit } from '../fit'
import { flight } from '../flight'
import { KEPT_FREE_CHANGED, type LiveMap, type LivePlace } from '../liveMap'
import { nameBoxOf } from '../nameBox'
import { screenBoxOf } from '../screenBox'
import { boxAround, layoutSignposts } from './placements'

/** The minimum margin around a place after a flight to it, in screen px. */
const FLIGHT_MARGIN_PX = 80

/**
 * Places the signposts of a live map at its edges, for all places whose names cannot be read, while the map is at rest. In
 * the first view they stay the strip that the style sheet makes of them. A click on one flies to its place.
 */
export function signposts(map: LiveMap): () => void {
  const { controller, root, places } = map
  const ending = new AbortController()
  const { signal } = ending
  const layOut = () => positionSignposts(map)
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
  root.addEventListener(KEPT_FREE_CHANGED, layOut, { signal })
  for (const place of places) {
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      flyTo(place, map)
    }
    // In the capture phase, before the router's own listener.
    place.signpost.addEventListener('click', onClick, { signal, capture: true })
  }
  return () => {
    ending.abort()
    cancelAnimationFrame(frame)
    unsubscribe()
  }
}

function flyTo(place: LivePlace, { controller }: LiveMap): void {
  const { view, bounds } = controller
  const scale = Math.min(fit(boxOf(place), FLIGHT_MARGIN_PX, bounds).scale, Math.max(view.scale, 1))
  // The signpost is hidden once the map moves, so the focus moves to the link of its place.
  place.element.focus({ preventScroll: true })
  controller.animate(flight(view, pinWithin(place.middle, centreOf(bounds.viewport), scale, bounds), bounds))
}

/** Positions the signposts that this view needs and makes the others inert, which hides them. */
function positionSignposts({ controller, root, places }: LiveMap): void {
  const { view, bounds } = controller
  const { viewport } = bounds
  const strip = places[0]?.signpost.parentElement
  if (!strip) return
  const origin = root.getBoundingClientRect()
  const boxIn = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top }
  }
  // X-ray's panel is a sibling of the root, and may overlap it.
  const keptFree = [...(root.parentElement ?? root).querySelectorAll('[data-keep-free]')].map(boxIn)

  if (isSame(view, initialView(bounds))) {
    delete strip.dataset.placed
    for (const { signpost } of places) signpost.removeAttribute('style')
    const inStrip = places.map(({ signpost }) => boxIn(signpost)).filter(({ left, right }) => right > left)
    if (!inStrip.some((box) => keptFree.some((other) => overlap(box, other)))) {
      for (const { signpost } of places) signpost.inert = false
      return
    }
  }
  strip.dataset.placed = ''
  const all = places.map((place) => {
    const { signpost } = place
    const size = { width: signpost.offsetWidth, height: signpost.offsetHeight }
    const nameBox = screenBoxOf(nameBoxOf(place), view)
    return { place, size, nameBox, towards: middleOf(screenBoxOf(boxOf(place), view)) }
  })
  const isInView = ({ left, top, right, bottom }: Box) =>
    left >= 0 && top >= 0 && right <= viewport.width && bottom <= viewport.height
  let needed = all.filter(({ nameBox }) => !isInView(nameBox) || keptFree.some((box) => overlap(nameBox, box)))
  let placements: ReturnType<typeof layoutSignposts>
  for (;;) {
    const readable = all.filter((one) => !needed.includes(one))
    // Signposts avoid the places in view and all names. If there is no room for that, they avoid only the names.
    const names = readable.map(({ nameBox }) => nameBox)
    const spared = [
      ...readable.map(({ place }) => screenBoxOf(boxOf(place), view)),
      ...all.map(({ nameBox }) => nameBox),
    ]
    placements = layoutSignposts(needed, viewport, keptFree, [spared, names])
    const taken = placements.flatMap((placement, index) => {
      const size = needed[index]?.size
      return placement && size ? [boxAround(placement.at, size)] : []
    })
    // A name that is covered all the same needs a signpost, too.
    const covered = readable.filter(({ nameBox }) => taken.some((box) => overlap(nameBox, box)))
    if (covered.length === 0) break
    needed = [...needed, ...covered]
  }

  for (const { signpost } of places) signpost.inert = true
  needed.forEach(({ place: { signpost }, size }, index) => {
    const placement = placements[index]
    if (!placement) return
    signpost.inert = false
    const { left, top } = boxAround(placement.at, size)
    signpost.style.transform = `translate(${left}px, ${top}px)`
    signpost.style.setProperty('--towards', `${placement.degrees}deg`)
  })
}
