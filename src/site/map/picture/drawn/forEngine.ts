import { savesData, whenIdle } from '../../../start/whenIdle'
import type { Feature, LiveMap } from '../../liveMap'

/**
 * Fetches, when the browser is idle, what not every visit gets. Firefox gets a bitmap that replaces the
 * picture while the map moves (until it moves an SVG image without drawing it anew: not in 153). All get what
 * moves over the picture at rest, unless the visitor asks for little data or motion.
 */
export function forEngine(map: LiveMap, signal: AbortSignal): void {
  const add = (feature: Feature) => signal.aborted || feature(map, signal)
  const requests = requestsFor(map)
  if (requests.length === 0) return
  const request = () => {
    for (const feature of requests) feature().then(add, () => {})
  }
  signal.addEventListener('abort', whenIdle(request))
}

/** Requests of the features. */
function requestsFor({ controller }: LiveMap): (() => Promise<Feature>)[] {
  const copy = () => import('./movingCopy').then(({ movingCopy }) => movingCopy)
  const moving = () => import('./sprites').then(({ sprites }) => sprites)
  const isStill = savesData() || controller.settings.prefersReducedMotion()
  const isFirefox = globalThis.CSS?.supports('-moz-appearance', 'none')
  return [...(isFirefox ? [copy] : []), ...(isStill ? [] : [moving])]
}
