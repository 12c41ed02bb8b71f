/** Makes a map live: the engine takes it over, and the features are added. */
import { listen } from '../panzoom/listen'
import type { View } from '../panzoom/view'
import { keepAddress } from './address/keepAddress'
import { openingView } from './address/openingView'
import { addStyles } from './addStyles'
import { boxZoom } from './inputs/boxZoom'
import { moreKeys } from './inputs/moreKeys'
import { panSideways } from './inputs/panSideways'
import type { Feature, LiveMap } from './liveMap'
import { moveSheet } from './moveSheet'
import { announceView } from './overlay/announceView'
import { describeKeys } from './overlay/describeKeys'
import styles from './overlay/live.css?inline'
import { pageTransition } from './overlay/pageTransition'
import { signposts } from './overlay/signposts'
import { tooltip } from './overlay/tooltip'
import { zoomButtons } from './overlay/zoomButtons'
import { movingCopy } from './picture/movingCopy'
import { retryLayers } from './picture/retryLayers'
import type { Place } from './place'

/** Everything that is added to a map, in the order in which it starts. */
const featuresFor = (cameFrom: Place | undefined): readonly Feature[] => [
  () => addStyles(styles),
  moreKeys,
  panSideways,
  boxZoom,
  keepAddress,
  pageTransition(cameFrom),
  tooltip,
  signposts,
  zoomButtons,
  describeKeys,
  announceView,
  retryLayers,
  movingCopy,
]

/** Where a map opens. */
interface Opening {
  /** The view to which the visitor has scrolled the map; undefined if it has not been scrolled. */
  readonly scrolledTo: View | undefined
  /** The place from whose page the visitor has come. */
  readonly cameFrom: Place | undefined
}

/**
 * Opens the engine on a map, in its final view at once: the one scrolled to, else that of the address or the last visit,
 * else the place that the visitor has come from, else the first. Returns a function that ends all of it.
 */
export function awaken(map: LiveMap, { scrolledTo, cameFrom }: Opening): () => void {
  const { controller, root, surface } = map
  const stops = [moveSheet(map)]
  surface.dataset.live = ''
  surface.scrollLeft = surface.scrollTop = 0
  controller.resize(surface.getBoundingClientRect(), (bounds) => scrolledTo ?? openingView(bounds, cameFrom))
  // Features before the engine's listeners: a feature that prevents an event takes it from the engine.
  for (const feature of featuresFor(cameFrom)) {
    const stop = guarded(() => feature(map))
    if (stop) stops.push(() => guarded(stop))
  }
  stops.push(listen(surface, controller, { root, pageKeys: true }))
  return () => {
    for (const stop of stops.reverse()) stop()
  }
}

/** Starts or ends a feature. An error costs this feature alone, and is reported. */
function guarded<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch (error) {
    // Thrown later: an error that is caught here would go unnoticed.
    queueMicrotask(() => {
      throw error
    })
    return undefined
  }
}
