import { fit } from '../../../panzoom/fit'
import { flight } from '../../../panzoom/flight'
import { centreOf } from '../../../panzoom/geometry'
import { isSame, pinWithin } from '../../../panzoom/view'
import { boxOf } from '../../../table/box'
import { avoidedBoxes, firstViewIn, type LiveMap, type LivePlace } from '../liveMap'
import { clearView } from './clearView'

/** The minimum margin around a place after a flight to it, in screen px. */
const FLIGHT_MARGIN_PX = 80

/** The type of the event on a place's link when a flight to it has ended there; `detail` is the click for it. */
export const ARRIVAL = 'arrival'

/**
 * Flies to a place, which is centred as far as the controls over the map leave it clear, and no smaller than in the first
 * view if it fits. `from` is the click for it.
 */
export function flyTo(place: LivePlace, map: LiveMap, from: MouseEvent): void {
  const { controller } = map
  const { view, bounds } = controller
  const box = boxOf(place)
  const first = firstViewIn(controller, bounds)
  const scale = Math.min(fit(box, FLIGHT_MARGIN_PX, bounds).scale, Math.max(view.scale, first.scale))
  const centred = pinWithin(place.middle, centreOf(bounds.viewport), scale, bounds)
  const to = clearView(centred, box, avoidedBoxes(map), bounds)
  // The signpost is hidden once the map moves, so the focus moves to the link of its place.
  place.element.focus({ preventScroll: true })
  const arrive = () => place.element.dispatchEvent(new CustomEvent(ARRIVAL, { bubbles: true, detail: from }))
  if (isSame(view, to)) return void arrive()
  const end = controller.subscribe({
    move: (view) => isSame(view, to) && arrive(),
    // Also where something has stopped it on the way.
    end: () => end(),
  })
  controller.animate(flight(view, to, bounds))
}
