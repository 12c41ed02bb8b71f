import { fetchAhead } from './fetchAhead'
import { registerWorker } from './registerWorker'

/**
 * Starts when the browser is idle: prefetches the scripts and files of the next page, and registers the service worker
 * for the next visit. Not called with Save-Data on.
 */
export function backgroundWork(fetchScript: () => Promise<void>): void {
  fetchAhead(fetchScript)
  registerWorker()
}
