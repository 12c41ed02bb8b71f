import { initialView, isSame } from '../../panzoom/view'
import { isPlainClick } from '../../site/AnyLink'
import { boxOf, boxWithin, nameBoxOf, overlap, screenBoxOf } from '../box'
import { AVOIDED_CHANGED, avoidedBoxes, type LiveMap } from '../liveMap'
import { flyTo } from './flyTo'
import { placeSignposts } from './placements'

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
      flyTo(place, map, event)
    }
    // In the capture phase, before the router's own listener.
    place.signpost.addEventListener('click', onClick, { signal, capture: true })
  }
}

/** Positions the signposts that this view needs, and makes the others inert, which hides them. */
function positionSignposts(map: LiveMap): void {
  const { controller, root } = map
  const { view, bounds } = controller
  const strip = map.places[0]?.signpost.parentElement
  if (!strip) return
  const avoided = avoidedBoxes(map)
  // All but the one that the visitor is at.
  const places = map.places.filter(({ name }) => !root.querySelector(`[data-avoided="${name}"]`))

  if (isSame(view, initialView(bounds))) {
    delete strip.dataset.placed
    for (const { signpost } of map.places) {
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
  for (const place of map.places) {
    const { signpost } = place
    const placement = placements[places.indexOf(place)]
    signpost.inert = !placement
    if (!placement) continue
    signpost.style.transform = `translate(${placement.box.left}px, ${placement.box.top}px)`
    signpost.style.setProperty('--towards', `${placement.degrees}deg`)
  }
}
