import { centreOf, type Point } from '../../src/panzoom/geometry'
import { type Bounds, pinWithin, type View } from '../../src/panzoom/view'

/** The view at a scale with a map point at the centre, as far as the bounds allow. */
export function viewAt(centreMap: Point, scale: number, bounds: Bounds): View {
  return pinWithin(centreMap, centreOf(bounds.viewport), scale, bounds)
}
