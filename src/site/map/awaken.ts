/** Makes a map live: the engine takes it over, and the features are added. */

import { features } from 'virtual:picture'
import { report } from '../../panzoom/core/controller'
import type { Point } from '../../panzoom/core/geometry'
import { firstViewOf } from '../../panzoom/core/settings'
import { listen } from '../../panzoom/dom/listen'
import { addStyles } from '../styles/addStyles'
import { fetchCuriosities } from './curiosities/fetchCuriosities'
import { early, scrolledView, whenStill } from './handOver'
import { boxZoom } from './inputs/boxZoom'
import { moreKeys } from './inputs/moreKeys'
import { pageZoom } from './inputs/pageZoom'
import { panSideways } from './inputs/panSideways'
import { takes } from './inputs/takes'
import { type Feature, type LiveMap, MAP_LIVE } from './liveMap'
import { moveSheet, quietDrags } from './moveSheet'
import { boards } from './overlay/boards'
import { describeMap } from './overlay/describeMap'
import { howItWorks } from './overlay/howItWorks'
import styles from './overlay/live.css?inline'
import { tooltip } from './overlay/tooltip'
import { zoomButtons } from './overlay/zoomButtons'
import { openingView, writeAddress } from './spot'

const FEATURES: readonly Feature[] = [
  () => addStyles(styles),
  quietDrags,
  moreKeys,
  panSideways,
  pageZoom,
  boxZoom,
  writeAddress,
  tooltip,
  zoomButtons,
  howItWorks,
  describeMap,
  fetchCuriosities,
  ...features,
]

/** Opens the engine on a map, or when it is still if it scrolls natively. Returns a function that ends it. */
export function awaken(map: LiveMap): () => void {
  const { surface } = map
  const ending = new AbortController()
  const { signal } = ending
  if (early.surface === surface)
    whenStill(map, signal, () => open(map, signal, { x: surface.scrollLeft, y: surface.scrollTop }))
  else open(map, signal)
  return () => ending.abort()
}

/** In its final view at once: the one to which the visitor has scrolled the map, else {@link openingView}. */
function open(map: LiveMap, signal: AbortSignal, scrolled?: Point): void {
  const { controller, root, surface, cameFrom } = map
  const add = (feature: Feature) => {
    // An error costs this feature alone.
    try {
      feature(map, signal)
    } catch (error) {
      report(error)
    }
  }
  early.surface = null
  surface.scrollLeft = surface.scrollTop = 0
  // These two take part in `resize`, in this order. So the boards measure the page before the features below
  // write to it: all of that is laid out once, in the next frame.
  add(moveSheet)
  add(boards)
  controller.resize(root.getBoundingClientRect(), (bounds) => {
    const first = firstViewOf(controller.settings, bounds)
    return (scrolled && scrolledView(scrolled, first)) ?? openingView(bounds, cameFrom, first)
  })
  // Before the engine's listeners: a feature that prevents an event takes it from the engine.
  FEATURES.forEach(add)
  surface.dataset.live = ''
  // For the editor; a build leaves this out.
  if (import.meta.env.DEV) document.dispatchEvent(new CustomEvent(MAP_LIVE, { detail: { map, signal } }))
  // On the root: drags and the wheel act on the map also where they begin on what stands over it.
  listen(root, controller, { filter: takes, pageKeys: true }, signal)
  // Now that they act, the buttons that were pressed before are clicked again.
  for (const button of early.presses.splice(0)) button.click()
}
