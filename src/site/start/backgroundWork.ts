import { texts } from 'virtual:contents'
import { files } from 'virtual:picture'
import { analytics } from 'virtual:site'
import { addressOf, paper } from '../address'
import { rich } from '../pages/rich'
import { loadText } from '../pages/texts'
import { addAnalytics } from './analytics'
import type { Visit } from './worker'

/**
 * Prefetches what all pages but the map need: the paper, the font of headings, the texts of places, but not
 * of posts, and what `fetchScript` does. Then it registers the service worker, and sends it what this page
 * has fetched, and what the map, its root, needs. After a new build, that may still be the old worker: at the
 * next visit, the new one takes it all over from that one's cache. Pages can do without anything that is not
 * fetched; rejects if the browser has no such workers.
 */
export async function backgroundWork(fetchScript: () => Promise<void>): Promise<void> {
  new Image().src = paper
  const isOfPlace = (path: string) => !path.includes('/', 1)
  const stories = rich ? Object.keys(texts).filter(isOfPlace).map(loadText) : []
  const lettering = document.fonts?.load('1em "Pirata One"')
  await Promise.allSettled([fetchScript(), lettering, ...stories])
  if (analytics) addAnalytics(analytics)
  // Not in development, nor with `VITE_OFFLINE=off`, whose build has no worker.
  if (!import.meta.env.PROD || import.meta.env.VITE_OFFLINE === 'off') return
  const { serviceWorker } = navigator
  await serviceWorker.register(addressOf('sw.js'))
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  // A page that has its styles inline has not fetched their file, which a page that was never visited needs
  // offline.
  const styles = document.querySelector<HTMLLinkElement>('link[disabled]')?.href ?? ''
  const visit: Visit = { pages: ['', location.href], files: [paper, ...files, ...fetched, styles] }
  ;(await serviceWorker.ready).active?.postMessage(visit)
}
