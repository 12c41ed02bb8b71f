import { savesData, whenIdle } from '../../site/whenIdle'
import type { LiveMap } from '../liveMap'
import { isChromium } from '../moveSheet'

/**
 * Fetches what moves over the picture when the browser is idle, unless the visitor asks for little data or motion. Only in
 * Chromium: in Firefox and WebKit without a graphics card, it costs one frame in six.
 */
export function playSprites(map: LiveMap, signal: AbortSignal): void {
  if (savesData() || map.controller.settings.prefersReducedMotion() || !isChromium()) return
  const cancel = whenIdle(() => {
    import('./sprites').then(
      ({ sprites }) => sprites(map, signal),
      () => {},
    )
  })
  signal.addEventListener('abort', cancel)
}
