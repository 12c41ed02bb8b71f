import { centreOf } from '../../../panzoom/core/geometry'
import { firstViewOf } from '../../../panzoom/core/settings'
import { isSame, pinWithin, type View } from '../../../panzoom/core/view'
import { fit } from '../../../panzoom/extras/fit'
import { flight } from '../../../panzoom/extras/flight'
import { boxOf } from '../../../table/area'
import type { LiveMap, LivePlace } from '../liveMap'

/** The minimum margin around a place after a flight to it, in screen px. */
const FLIGHT_MARGIN_PX = 80

/** The longest flight: with the journey to the page, the way takes at most 900 ms. */
const MAX_FLIGHT_MS = 500

/**
 * Takes the visitor to a place: flies there, then opens its page. A gesture on the way stops it. The page
 * opens at once if the map is there or on its way there already, and with reduced motion.
 */
export function takeTo(place: LivePlace, map: LiveMap): void {
  const { controller } = map
  const { view, bounds, target, settings } = controller
  const to = viewOfPlace(place, map)
  // By the link of the place, so with its page transition.
  const open = () => place.element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  if (settings.prefersReducedMotion() || isSame(target, to)) {
    controller.goTo(view, 0)
    open()
    return
  }
  const end = controller.subscribe({
    move: (view) => isSame(view, to) && open(),
    // The view with the place in the middle is another one now.
    resize() {
      end()
      if (controller.transition?.kind === 'flight') takeTo(place, map)
    },
    // Also where something has stopped it on the way.
    end: () => end(),
  })
  controller.animate(flight(view, to, bounds, MAX_FLIGHT_MS))
}

/** The view with a place in the middle: no smaller than in the first view, if it fits. */
function viewOfPlace(place: LivePlace, { controller }: LiveMap): View {
  const { target, bounds } = controller
  const fitScale = fit(boxOf(place), FLIGHT_MARGIN_PX, bounds).scale
  const scale = Math.min(fitScale, Math.max(target.scale, firstViewOf(controller.settings, bounds).scale))
  return pinWithin(place.middle, centreOf(bounds.viewport), scale, bounds)
}
