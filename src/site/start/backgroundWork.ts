import { addressOf } from '../address'
import lettering from '../styles/pirata-one.woff2?url'

/**
 * Prefetches what all pages but the map need: the paper (the file named in paper.css), the font of headings,
 * and by `fetchScript` their script and styles; and registers the service worker. Failures are ignored: pages
 * then show a plain colour and a fallback font, and links load whole pages.
 */
export function backgroundWork(fetchScript: () => Promise<void>): void {
  new Image().src = addressOf('map/paper.webp')
  for (const fetch of [fetchScript, fetchLettering]) fetch().catch(() => {})

  // Not in development, nor with `VITE_OFFLINE=off`, whose build removes an earlier worker.
  if (!import.meta.env.PROD || import.meta.env.VITE_OFFLINE === 'off') return
  try {
    const { serviceWorker } = navigator
    const { href } = new URL(addressOf('sw.js'), location.href)
    // Chromium would keep a worker that is uninstalling itself.
    if (serviceWorker?.controller?.scriptURL !== href)
      serviceWorker?.register(href, { updateViaCache: 'none' }).catch(() => {})
  } catch {
    // Some browsers throw instead of rejecting.
  }
}

/**
 * Loads the font, then lets pages use it. The styles declare it too, as `font-display: optional`, but browsers ignore such
 * a font for the whole visit if it does not load at once. On a page that shows text in the fallback font, lines would move.
 */
async function fetchLettering(): Promise<void> {
  const font = await new FontFace('Pirata One', `url(${lettering})`).load()
  if (document.querySelector('[data-map]')) document.fonts.add(font)
  document.documentElement.dataset.lettered = ''
}
