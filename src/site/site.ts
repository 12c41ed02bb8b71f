/** The pages of the site, by their paths; the table has filled in `virtual:site`. */
import { owner, pages, places, siteName } from 'virtual:site'
import * as words from 'virtual:words'
import { NOT_FOUND } from '../table/paths.ts'
import type { Place } from '../table/siteOf.ts'

/** The name of the site in titles: after its owner's, unless it contains that. */
export const siteTitle = owner && !siteName.includes(owner.name) ? `${owner.name} · ${siteName}` : siteName

/** The places along the road: all that have a page here. */
export const stops = places.filter(({ leadsAway }) => !leadsAway)

/** The place whose page, or whose post, has this path; undefined for the map and for unknown paths. */
export function placeAt(path: string): Place | undefined {
  const above = path.replace(/\/[a-z\d-]+$/, '')
  return stops.find(({ href, posts }) => href === path || (posts && href === above))
}

/** A page's path ({@link NOT_FOUND} if unknown) and title; that of a post is empty: its page sets it. */
export type Page = Readonly<{ path: string; title: string }>

/** The page at a path, a result of `pathIn`. Below a place that has posts, any name may be of a post. */
export function pageAt(path: string): Page {
  const place = placeAt(path)
  if (place) return { path, title: path !== place.href ? '' : `${place.heading} · ${siteTitle}` }
  const page = pages.find(({ href }) => href === path)
  if (page) return { path, title: `${page.name} · ${siteTitle}` }
  if (path === '/') return { path: '/', title: siteTitle }
  return { path: NOT_FOUND, title: `${words.notFound} · ${siteTitle}` }
}

/** The entries of the drawer: the map, then the places, some of which may be links to other sites. */
export const destinations: readonly (Pick<Place, 'name' | 'href'> & Partial<Place>)[] = [
  { name: words.map, href: '/' },
  ...places,
]
