import { addressOf } from '../site/address'
import lettering from '../styles/pirata-one.woff2?url'

/**
 * Starts when the browser is idle: prefetches the files of the next page, and registers the service worker for the next
 * visit. Not called with Save-Data on.
 *
 * The files are those that all pages but the map need: the paper texture (the file named in `sheet.css`), the font of
 * headings, and by `fetchScript` their script and styles. Failures are ignored: pages then show a plain colour and a fallback font,
 * and links load whole pages.
 */
export function backgroundWork(fetchScript: () => Promise<void>): void {
  new Image().src = addressOf('paper.webp')
  for (const fetch of [fetchScript, fetchLettering]) fetch().catch(() => {})
  registerWorker()
}

/**
 * Loads the font, then lets pages use it. The style sheet declares it too, with `font-display: optional`, but browsers
 * ignore such a font for the whole visit if it does not load at once. It is added on the map only: on a page that
 * already shows text in the fallback font, lines would move.
 */
async function fetchLettering(): Promise<void> {
  const font = await new FontFace('Pirata One', `url(${lettering})`).load()
  if (document.querySelector('[data-map]')) document.fonts.add(font)
  document.documentElement.dataset.lettered = ''
}

/**
 * Registers the service worker, which lets the site open at once and offline on the next visit. A refusal (private mode,
 * no storage, an old browser) is ignored. Not registered in development, where it would serve stale files, nor in a
 * build with `VITE_OFFLINE=off`, which removes an earlier worker.
 */
function registerWorker(): void {
  if (!import.meta.env.PROD || import.meta.env.VITE_OFFLINE === 'off') return
  try {
    navigator.serviceWorker?.register(addressOf('sw.js'), { updateViaCache: 'none' }).catch(() => {})
  } catch {
    // Some browsers throw instead of rejecting.
  }
}
