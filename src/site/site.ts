/**
 * The part of the table in realm.ts that every page needs: everything but the texts of the places' own pages, which are
 * in those pages' script. The build extracts it and fills it in as `__SITE__`.
 */
import type { LandmarkName } from './landmark.ts'
import { NOT_FOUND } from './paths.ts'
import type { Site } from './table.ts'

declare const __SITE__: Site
declare const __HAS_OWNER__: boolean

export const { siteName, line, copyrightYear, map, places } = __SITE__

/** The owner; null if the table names none. */
export const owner = __HAS_OWNER__ ? __SITE__.owner : null

/** The place whose page, or whose post, has this path; undefined for the map and for unknown paths. */
export function placeAt(path: string): Site['places'][number] | undefined {
  return places.find(({ href, posts }) => href === path || (posts && path.startsWith(`${href}/`)))
}

/** A page's path ({@link NOT_FOUND} if unknown) and title. The title of a post is empty: its own script sets it. */
export interface Page {
  readonly path: string
  readonly title: string
}

/** The page at a path, which is a result of `pathIn`. */
export function pageAt(path: string): Page {
  const place = placeAt(path)
  if (place) return { path, title: path !== place.href ? '' : `${place.heading} · ${siteName}` }
  if (path === '/') return { path: '/', title: siteName }
  return { path: NOT_FOUND, title: `404 Not Found · ${siteName}` }
}

/** An entry of the drawer. */
interface Destination {
  readonly label: string
  readonly path: string
  /** The place's landmark, which decides its mark. Without one, the entry has the mark of the map. */
  readonly landmark?: LandmarkName
}

/** The entries of the drawer: the map, then the places, some of which may be links to other sites. */
export const destinations: readonly Destination[] = [
  { label: 'Map', path: '/' },
  ...places.map(({ name, href, landmark }) => ({ label: name, path: href, landmark })),
]
