/** The part of the table that every page needs. The build fills it in; the texts of pages are in their own script. */
import * as words from 'virtual:words'
import type { LandmarkName } from '../table/landmark.ts'
import { NOT_FOUND } from '../table/paths.ts'
import type { Place, Site } from '../table/table.ts'

declare const __SITE__: Site
declare const __HAS_OWNER__: boolean

export const { siteName, line, copyrightYear, map, places, pages } = __SITE__

/** The owner; null if the table names none. */
export const owner = __HAS_OWNER__ ? __SITE__.owner : null

/** The name of the site in titles: after its owner's, unless it contains that. */
export const siteTitle = owner && !siteName.includes(owner.name) ? `${owner.name} · ${siteName}` : siteName

/** The place whose page, or whose post, has this path; undefined for the map and for unknown paths. */
export function placeAt(path: string): Place | undefined {
  return places.find(({ href, posts }) => href === path || (posts && path.startsWith(`${href}/`)))
}

/** A page's path ({@link NOT_FOUND} if unknown) and title. The title of a post is empty: its own script sets it. */
export type Page = Readonly<{ path: string; title: string }>

/** The page at a path, which is a result of `pathIn`. */
export function pageAt(path: string): Page {
  const place = placeAt(path)
  if (place) return { path, title: path !== place.href ? '' : `${place.heading} · ${siteTitle}` }
  const page = pages.find(({ href }) => href === path)
  if (page) return { path, title: `${page.name} · ${siteTitle}` }
  if (path === '/') return { path: '/', title: siteTitle }
  return { path: NOT_FOUND, title: `${words.notFound} · ${siteTitle}` }
}

/** The entries of the drawer: the map, then the places, some of which may be links to other sites. */
export const destinations: readonly { label: string; path: string; landmark?: LandmarkName }[] = [
  { label: words.map, path: '/' },
  ...places.map(({ name, href, landmark }) => ({ label: name, path: href, landmark })),
]
