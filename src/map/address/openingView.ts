import { type Bounds, initialView, type View } from '../../panzoom/view'
import { type Place, viewOfPlace } from '../place'
import { viewOf, visitToRestore } from './spot'

/** The view in which a map opens: that of the last visit or the address, else the place that one has come from. */
export function openingView(bounds: Bounds, cameFrom: Place | undefined): View {
  const visit = visitToRestore()
  if (visit) return viewOf(visit.spot, bounds)
  return cameFrom ? viewOfPlace(cameFrom, bounds) : initialView(bounds)
}
