import { addressOf } from '../site/address'

/**
 * Registers the service worker, which lets the site open at once and offline on the next visit. A refusal (private mode,
 * no storage, an old browser) is ignored. Not registered in development, where it would serve stale files, nor in a
 * build with `VITE_OFFLINE=off`, which removes an earlier worker (uninstallWorker.ts).
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || import.meta.env.VITE_OFFLINE === 'off') return
  try {
    navigator.serviceWorker?.register(addressOf('sw.js'), { updateViaCache: 'none' }).catch(() => {})
  } catch {
    // Some browsers throw instead of rejecting.
  }
}
