import { fetchAhead } from './fetchAhead'
import { registerWorker } from './registerWorker'

/** What can wait until the page is there and can be used: it makes the next page, and the next visit, come at once. */
export function afterwards(fetchScript: () => Promise<void>): void {
  fetchAhead(fetchScript)
  registerWorker()
}
