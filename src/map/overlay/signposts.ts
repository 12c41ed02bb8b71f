import { fit } from '../../panzoom/fit'
import { flight } from '../../panzoom/flight'
import { centreOf } from '../../panzoom/geometry'
import { initialView, isSame, pinWithin } from '../../panzoom/view'
import { isPlainClick } from '../../site/AnyLink'
import { boxOf, boxWithin, nameBoxOf, overlap, screenBoxOf } from '../box'
import { AVOIDED_CHANGED, type LiveMap, type LivePlace } from '../liveMap'
import { placeSignposts } from './placements'

/** The minimum margin around a place after a flight to it, in screen px. */
const FLIGHT_MARGIN_PX = 80

/**
 * Places the signposts of a live map at its edges, for all places whose names cannot be read, while the map is at rest. In
 * the first view they stay the strip that CSS makes of them. A click on one flies to its place.
 */
export function signposts(map: LiveMap, signal: AbortSignal): void {
  const { controller, root, places } = map
  const layOut = () => positionSignposts(map)
  layOut()

  let frame = 0
  const cancel = () => cancelAnimationFrame(frame)
  // In a frame of its own: measuring the signposts in the movement's last frame would force a layout.
  const end = () => {
    frame = requestAnimationFrame(layOut)
  }
  const resize = () => !controller.isMoving && layOut()
  signal.addEventListener('abort', controller.subscribe({ start: cancel, end, resize }))
  signal.addEventListener('abort', cancel)
  root.addEventListener(AVOIDED_CHANGED, layOut, { signal })
  for (const place of places) {
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      flyTo(place, map)
    }
    // In the capture phase, before the router's own listener.
    place.signpost.addEventListener('click', onClick, { signal, capture: true })
  }
}

function flyTo(place: LivePlace, { controller }: LiveMap): void {
  const { view, bounds } = controller
  const scale = Math.min(fit(boxOf(place), FLIGHT_MARGIN_PX, bounds).scale, Math.max(view.scale, 1))
  // The signpost is hidden once the map moves, so the focus moves to the link of its place.
  place.element.focus({ preventScroll: true })
  controller.animate(flight(view, pinWithin(place.middle, centreOf(bounds.viewport), scale, bounds), bounds))
}

/** Positions the signposts that this view needs, and makes the others inert, which hides them. */
function positionSignposts({ controller, root, places }: LiveMap): void {
  const { view, bounds } = controller
  const strip = places[0]?.signpost.parentElement
  if (!strip) return
  // X-ray's panel is a sibling of the root, and may overlap it.
  const elements = [...(root.parentElement ?? root).querySelectorAll('[data-avoided]')]
  const avoided = elements.map((element) => boxWithin(root, element))

  if (isSame(view, initialView(bounds))) {
    delete strip.dataset.placed
    for (const { signpost } of places) {
      signpost.removeAttribute('style')
      signpost.inert = false
    }
    const shown = places.map((place) => {
      const box = boxWithin(root, place.signpost)
      // Those that CSS hides have no width: their names can be read on the picture.
      return box.right > box.left ? box : screenBoxOf(nameBoxOf(place), view)
    })
    if (!shown.some((box) => avoided.some((other) => overlap(box, other)))) return
  }
  strip.dataset.placed = ''
  const named = places.map((place) => ({
    size: { width: place.signpost.offsetWidth, height: place.signpost.offsetHeight },
    nameBox: screenBoxOf(nameBoxOf(place), view),
    placeBox: screenBoxOf(boxOf(place), view),
  }))
  const placements = placeSignposts(named, bounds.viewport, avoided)
  for (const [index, { signpost }] of places.entries()) {
    const placement = placements[index]
    signpost.inert = !placement
    if (!placement) continue
    signpost.style.transform = `translate(${placement.box.left}px, ${placement.box.top}px)`
    signpost.style.setProperty('--towards', `${placement.degrees}deg`)
  }
}
