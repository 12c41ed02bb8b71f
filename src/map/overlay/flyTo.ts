import { fit } from '../../panzoom/fit'
import { flight } from '../../panzoom/flight'
import { centreOf } from '../../panzoom/geometry'
import { pinWithin } from '../../panzoom/view'
import { boxOf } from '../box'
import type { LiveMap, LivePlace } from '../liveMap'

const FLIGHT_MARGIN_PX = 80
export function flyTo(place: LivePlace, { controller }: LiveMap, _from: MouseEvent): void {
  const { view, bounds } = controller
  const scale = Math.min(fit(boxOf(place), FLIGHT_MARGIN_PX, bounds).scale, Math.max(view.scale, 1))
  // The signpost is hidden once the map moves, so the focus moves to the link of its place.
  place.element.focus({ preventScroll: true })
  controller.animate(flight(view, pinWithin(place.middle, centreOf(bounds.viewport), scale, bounds), bounds))
}
