import { savesData, whenIdle } from '../../../start/whenIdle'
import type { Feature, LiveMap } from '../../liveMap'

/**
 * Fetches, when the browser is idle, what not every visit gets. Firefox gets a bitmap that replaces the
 * picture while the map moves (until it moves an SVG image without drawing it anew: not in 153). All get what
 * moves over the picture at rest, unless the visitor asks for little data or motion.
 */
export function forEngine(map: LiveMap, signal: AbortSignal): void {
  const add = (feature: Feature) => signal.aborted || feature(map, signal)
  const request = () => {
    if (globalThis.CSS?.supports('-moz-appearance', 'none'))
      import('./movingCopy').then(
        ({ movingCopy }) => add(movingCopy),
        () => {},
      )
    if (!savesData() && !map.controller.settings.prefersReducedMotion())
      import('./sprites').then(
        ({ sprites }) => add(sprites),
        () => {},
      )
  }
  signal.addEventListener('abort', whenIdle(request))
}
