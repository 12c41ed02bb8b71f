/** The script of all pages but the map: what is at a path, and the ways there. */
// Before the components, so that their styles override these.
import '../styles/paper.css'
import '../styles/journey.css'
import { sections, texts } from 'virtual:contents'
import { pages } from 'virtual:site'
import { useEffect } from 'react'
import { pathWithin } from '../address'
import { addFind } from '../finds'
import { isPlainClick } from '../parts/AnyLink'
import { backgroundWork } from '../start/backgroundWork'
import { arrive, openPage, travel } from './journey'
import { PlacePage } from './PlacePage'
import { rich } from './rich'
import { loadText } from './texts'

/** The page of the place, of the post or of the other text at a path. The key gives each page fresh state. */
export function PageAt({ path }: { readonly path: string }) {
  useEffect(() => {
    if (__HAS__.curiosities && path in sections) addFind(path)
  }, [path])
  if (path in sections) return <PlacePage key={path} path={path} />
  if (!rich) return null
  const page = pages.find(({ href }) => href === path)
  return page ? <rich.TextPage key={path} {...page} /> : <rich.PostPage key={path} path={path} />
}

/**
 * Follows links to pages of the site without a page load, and fetches a page's text as soon as a link to it
 * is pointed at, pressed or focused, so that it appears complete; shows embedded pages, and pictures large.
 * Returns a function that ends it all.
 */
export function followLinks(): () => void {
  const end = new AbortController()
  const { signal } = end
  addEventListener('click', follow, { signal })
  if (rich) {
    for (const act of [rich.enlarge, rich.openEmbed]) addEventListener('click', act, { signal })
    for (const type of ['pointerover', 'focusin']) addEventListener(type, prefetch, { signal })
  }
  return () => end.abort()
}

export { arrive, backgroundWork, travel }

function follow(event: MouseEvent): void {
  const path = linkedPath(event)
  if (path === undefined || event.defaultPrevented || !isPlainClick(event)) return
  event.preventDefault()
  // A link to the present page adds no step for Back.
  if (path !== pathWithin(location.pathname)) openPage(path)
}

function prefetch(event: Event): void {
  const path = linkedPath(event)
  // If it fails, the page tries again.
  if (path !== undefined) loadText(path).catch(() => {})
}

/** The path of the page to which a link leads; none for another site, a file, a query or a fragment. */
function linkedPath({ target }: Event): string | undefined {
  const href = target instanceof Element && target.closest('a')?.getAttribute('href')
  if (typeof href !== 'string') return
  const { href: address, pathname } = new URL(href, location.href)
  const path = pathWithin(pathname)
  const isPage = path === '/' || path in sections || path in texts
  return isPage && address === location.origin + pathname ? path : undefined
}
