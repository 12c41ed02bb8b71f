import { nameBoxOf } from 'virtual:picture/map'
import type { Box } from '../../../panzoom/geometry'
import { isSame, toScreen } from '../../../panzoom/view'
import { boxOf, screenBoxOf } from '../../../table/box'
import { isPlainClick } from '../../parts/AnyLink'
import { boxWithin } from '../elementBox'
import { AVOIDED_CHANGED, avoidedBoxes, firstViewIn, type LiveMap, type LivePlace } from '../liveMap'
import { flyTo } from './flyTo'
import { isStripClear, placeSignposts } from './placements'
import { DIRECTIONS, type Side, sideOf } from './side'

/**
 * Places the signposts of a live map at its edges, for all places whose names cannot be read, while the map is at rest. In
 * the first view they stay the strip that CSS makes of them. A click on one flies to its place.
 */
export function signposts(map: LiveMap, signal: AbortSignal): void {
  const { controller, root, places } = map
  /** The sides of the places in the last layout. */
  const sides = new Map<LivePlace, Side>()
  const layOut = () => positionSignposts(map, sides)
  layOut()

  let frame = 0
  const cancel = () => cancelAnimationFrame(frame)
  // In a frame of its own: measuring the signposts in the movement's last frame would force a layout.
  const end = () => {
    frame = requestAnimationFrame(layOut)
  }
  const atRest = () => !controller.isMoving && layOut()
  signal.addEventListener('abort', controller.subscribe({ start: cancel, end, resize: atRest }))
  signal.addEventListener('abort', cancel)
  root.addEventListener(AVOIDED_CHANGED, atRest, { signal })
  // Their font has come: see delivery/backgroundWork.ts.
  document.fonts?.addEventListener('loadingdone', atRest, { signal })
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
function positionSignposts(map: LiveMap, sides: Map<LivePlace, Side>): void {
  const { controller, root, places } = map
  const { view, bounds } = controller
  const { viewport } = bounds
  const strip = places[0]?.signpost.parentElement
  if (!strip) return
  // What is shown of a place covers no name.
  const covers = avoidedBoxes(map, ':not([data-shown])')
  const shown = avoidedBoxes(map, '[data-shown]')
  const nameBoxes = places.map((place) => screenBoxOf(nameBoxOf(place), view))

  for (const { signpost } of places) {
    for (const name of ['style', 'title', 'data-nameless']) signpost.removeAttribute(name)
    signpost.inert = false
  }
  if (isSame(view, firstViewIn(controller, bounds))) {
    delete strip.dataset.placed
    // CSS hides those to the places whose names can be read on the picture.
    const stripBoxes = places.map(({ signpost }) => boxWithin(root, signpost))
    const boxes = stripBoxes.map((box) => (box.right > box.left ? box : null))
    if (isStripClear(boxes, nameBoxes, viewport, covers, shown)) return
  }
  strip.dataset.placed = ''
  const named = places.map((place, index) => {
    const side = sideOf(toScreen(view, place.middle), viewport, sides.get(place))
    sides.set(place, side)
    return {
      side,
      size: place.signpost.getBoundingClientRect(),
      nameBox: nameBoxes[index] as Box,
      placeBox: screenBoxOf(boxOf(place), view),
    }
  })
  const placements = placeSignposts(named, viewport, covers, shown)
  for (const [index, { name, signpost }] of places.entries()) {
    const [placement, side] = [placements[index], named[index]?.side]
    signpost.inert = !placement
    if (!placement || !side) continue
    const { box, isNamed } = placement
    signpost.style.transform = `translate(${box.left}px, ${box.top}px)`
    const [right, down] = DIRECTIONS[side]
    signpost.style.setProperty('--right', `${right}`)
    signpost.style.setProperty('--down', `${down}`)
    if (isNamed) continue
    signpost.dataset.nameless = ''
    signpost.title = name
  }
}
