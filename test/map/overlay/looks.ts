import { centreOf, type Point } from '../../../src/panzoom/geometry'
import { type Bounds, pinWithin, type View } from '../../../src/panzoom/view'

/** The view within bounds whose middle is as near as it can be to a map point. */
export function viewAt(middleMap: Point, scale: number, bounds: Bounds): View {
  return pinWithin(middleMap, centreOf(bounds.viewport), scale, bounds)
}
