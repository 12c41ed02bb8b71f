/**
 * What every page knows of the table in realm.ts: all but the words of the places' own pages, which come with those
 * pages' script. The build fills it in, as `__SITE__`, so that the table is still the only one.
 */
import type { LandmarkName } from './landmark.ts'
import { NOT_FOUND } from './paths.ts'
import type { Site } from './table.ts'

declare const __SITE__: Site

export const { siteName, copyrightYear, owner, map, places } = __SITE__

/** The place that a page belongs to by its path, as its own or as a post of it; undefined for the map's and for unknown ones. */
export function placeAt(path: string): Site['places'][number] | undefined {
  return places.find(({ href, posts }) => href === path || (posts && path.startsWith(`${href}/`)))
}

/** What a page is called in the browser's tab, and its own path, or {@link NOT_FOUND}. A post, which has a script of its own, says there what it is called. */
export interface Page {
  readonly path: string
  readonly title: string
}

/** The page at a path, which `pathIn` reads from an address. */
export function pageAt(path: string): Page {
  const place = placeAt(path)
  if (place) return { path, title: path === place.href ? `${place.heading} · ${siteName}` : '' }
  if (path === '/') return { path: '/', title: siteName }
  return { path: NOT_FOUND, title: `404 Not Found · ${siteName}` }
}

/** Where one can go from everywhere. */
interface Destination {
  readonly label: string
  readonly path: string
  /** What stands there, by which it has its mark; the map has the map's. */
  readonly landmark?: LandmarkName
}

/** Where one can go from everywhere, in the drawer's order: the map, then its places, some of which may lead elsewhere. */
export const destinations: readonly Destination[] = [
  { label: 'Map', path: '/' },
  ...places.map(({ name, href, landmark }) => ({ label: name, path: href, landmark })),
]
