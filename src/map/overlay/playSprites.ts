import { savesData, whenIdle } from '../../site/whenIdle'
import type { LiveMap } from '../liveMap'

/** Fetches the moving parts of the drawing when the browser is idle, unless the visitor asks for little data or motion. */
export function playSprites(map: LiveMap, signal: AbortSignal): void {
  if (savesData() || map.controller.settings.prefersReducedMotion()) return
  const cancel = whenIdle(() => {
    import('./sprites').then(
      ({ sprites }) => sprites(map, signal),
      () => {},
    )
  })
  signal.addEventListener('abort', cancel)
}
