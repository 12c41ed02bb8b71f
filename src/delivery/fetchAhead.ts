import { addressOf } from '../site/address'
import marks from '../styles/marks.svg?no-inline'
import lettering from '../styles/pirata-one.woff2?url'

/**
 * Fetches what the map itself does not need but every other page does: the picture of aged paper that they lie on
 * (`layout.module.css` names the same file), the places' marks, the lettering of headings, and by `fetchScript` their
 * script. It waits until the browser has nothing better to do, as the map's own picture goes first. What cannot be had is no error: pages then lie on the paper's colour, are set in
 * another type, and are asked of the host as a whole.
 */
export function fetchAhead(fetchScript: () => Promise<void>): void {
  const fetchAll = () => {
    new Image().src = addressOf('paper.webp')
    // As a style sheet fetches a mask: fetched in another way, it would be fetched again.
    Object.assign(new Image(), { crossOrigin: '', src: marks })
    for (const fetch of [fetchScript, fetchLettering]) fetch().catch(() => {})
  }
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll)
  else setTimeout(fetchAll)
}

/**
 * Fetches the font and only then lets the pages use it. The style sheet declares it too, as one that is optional: a
 * browser gives up on that for the whole visit, if it is not there at once. A page that has begun without it goes on
 * without it, as its lines would move.
 */
async function fetchLettering(): Promise<void> {
  const font = await new FontFace('Pirata One', `url(${lettering})`).load()
  if (document.querySelector('[data-map]')) document.fonts.add(font)
  document.documentElement.dataset.lettered = ''
}
