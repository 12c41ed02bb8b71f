import { isChromium } from '../../../../panzoom/extras/layer'
import { savesData, whenIdle } from '../../../start/whenIdle'
import type { Feature, LiveMap } from '../../liveMap'

/**
 * Fetches, when the browser is idle, what its engine alone gets. Firefox gets a bitmap that replaces the
 * picture while the map moves. Chromium gets what moves over the picture, unless the visitor asks for little
 * data or motion: in Firefox and WebKit without a graphics card, that costs one frame in six.
 */
export function forEngine(map: LiveMap, signal: AbortSignal): void {
  const request = requestFor(map)
  if (!request) return
  const add = (feature: Feature) => signal.aborted || feature(map, signal)
  signal.addEventListener(
    'abort',
    whenIdle(() => request().then(add, () => {})),
  )
}

/** Requests the feature, if there is one. */
function requestFor({ controller }: LiveMap): (() => Promise<Feature>) | null {
  if (globalThis.CSS?.supports('-moz-appearance', 'none'))
    return () => import('./movingCopy').then(({ movingCopy }) => movingCopy)
  if (!isChromium() || savesData() || controller.settings.prefersReducedMotion()) return null
  return () => import('./sprites').then(({ sprites }) => sprites)
}
