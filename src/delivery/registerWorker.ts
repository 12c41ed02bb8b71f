import { addressOf } from '../address'

/**
 * Asks the browser to keep the site, so that it opens at once and without a network the next time. It is a favour
 * that may be refused (private mode, no storage, an old browser) and nobody has to know. In development it would serve yesterday's files. A build with `VITE_OFFLINE=off`
 * asks for nothing, and takes back what an earlier one has left (uninstallWorker.ts).
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || import.meta.env.VITE_OFFLINE === 'off') return
  try {
    navigator.serviceWorker?.register(addressOf('sw.js'), { updateViaCache: 'none' }).catch(() => {})
  } catch {
    // Some browsers throw where others refuse.
  }
}
