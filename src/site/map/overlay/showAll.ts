import type { Box } from '../../../panzoom/core/geometry'
import type { Bounds, View } from '../../../panzoom/core/view'
import { fit, wholeMap } from '../../../panzoom/extras/fit'
import { boxAround, boxOf, boxOfSize, screenBoxOf } from '../../../table/area'
import type { LiveMap } from '../liveMap'

/**
 * The view of the whole map, or where it does not fit, of all places, whose boxes are in map px. `isAll` is
 * false where not even these fit, and the view shows a part of them.
 */
export function viewOfAll(
  placesMap: readonly Box[],
  bounds: Bounds,
): Readonly<{ view: View; isAll: boolean }> {
  const { map, viewport } = bounds
  const shows = (view: View, boxMap: Box) => {
    const { left, top, right, bottom } = screenBoxOf(boxMap, view)
    return right - left < viewport.width + 0.5 && bottom - top < viewport.height + 0.5
  }
  const whole = wholeMap(bounds)
  if (shows(whole, boxOfSize(map))) return { view: whole, isAll: true }
  const allPlaces = boxAround(placesMap)
  const view = fit(allPlaces, 0, bounds)
  return { view, isAll: shows(view, allPlaces) }
}

/**
 * Returns a function that shows all of a map, by {@link viewOfAll}, with a chart where that is only a part;
 * while the chart is open, it closes it. `opener` is the button for it.
 */
export function showAll(map: LiveMap, opener: HTMLElement, signal: AbortSignal): () => void {
  const { controller, places } = map
  const placesMap = places.map(boxOf)
  let chart: AbortController | undefined
  signal.addEventListener('abort', () => chart?.abort())
  const isOpen = () => chart?.signal.aborted === false
  return () => {
    if (isOpen()) return chart?.abort()
    const { view, isAll } = viewOfAll(placesMap, controller.bounds)
    controller.goTo(view)
    if (isAll) return
    const open = ({ openChart }: typeof import('./chart')) => {
      if (!isOpen() && !signal.aborted) chart = openChart(map, opener)
    }
    // Without a chart, the view is all there is.
    import('./chart').then(open, () => {})
  }
}
