import { fetchAhead } from './fetchAhead'
import { registerWorker } from './registerWorker'

/**
 * Work for when the page is there and can be used: it makes the next page, and the next visit, come at once. With
 * Save-Data on it is left out.
 */
export function backgroundWork(fetchScript: () => Promise<void>): void {
  fetchAhead(fetchScript)
  registerWorker()
}
