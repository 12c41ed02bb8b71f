/** Makes a map live: the engine takes it over, and the features are added. */
import { features } from 'virtual:picture'
import { report } from '../../panzoom/controller'
import { listen } from '../../panzoom/listen'
import type { View } from '../../panzoom/view'
import { early } from '../start/early'
import { boxZoom } from './inputs/boxZoom'
import { moreKeys } from './inputs/moreKeys'
import { panSideways } from './inputs/panSideways'
import { addStyles, type Feature, firstViewIn, type LiveMap, MAP_LIVE } from './liveMap'
import { moveSheet } from './moveSheet'
import { boards } from './overlay/boards'
import { describeMap } from './overlay/describeMap'
import { howItWorks } from './overlay/howItWorks'
import styles from './overlay/live.css?inline'
import { tooltip } from './overlay/tooltip'
import { zoomButtons } from './overlay/zoomButtons'
import { openingView, writeAddress } from './spot'

const FEATURES: readonly Feature[] = [
  (_, signal) => signal.addEventListener('abort', addStyles(styles)),
  moreKeys,
  panSideways,
  boxZoom,
  writeAddress,
  tooltip,
  boards,
  zoomButtons,
  howItWorks,
  describeMap,
  ...features,
]

/**
 * Opens the engine on a map, in its final view at once: the one to which the visitor has scrolled the map,
 * else the
 * {@link openingView}. Returns a function that ends all of it.
 */
export function awaken(map: LiveMap, scrolledTo: View | undefined): () => void {
  const { controller, root, surface, cameFrom } = map
  const ending = new AbortController()
  const add = (feature: Feature) => {
    // An error costs this feature alone.
    try {
      feature(map, ending.signal)
    } catch (error) {
      report(error)
    }
  }
  add(moveSheet)
  surface.dataset.live = ''
  surface.scrollLeft = surface.scrollTop = 0
  controller.resize(
    surface.getBoundingClientRect(),
    (bounds) => scrolledTo ?? openingView(bounds, cameFrom, firstViewIn(controller, bounds)),
  )
  // Before the engine's listeners: a feature that prevents an event takes it from the engine.
  FEATURES.forEach(add)
  // For the editor; a build leaves this out.
  if (import.meta.env.DEV)
    document.dispatchEvent(new CustomEvent(MAP_LIVE, { detail: { map, signal: ending.signal } }))
  const unlisten = listen(surface, controller, { root, pageKeys: true })
  // Now that they act, the buttons that were pressed before are clicked again.
  for (const button of early.presses.splice(0)) button.click()
  return () => {
    unlisten()
    ending.abort()
  }
}
