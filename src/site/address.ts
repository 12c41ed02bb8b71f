/** Addresses on the host. Only this module knows the base path. */
import { INK_FILES, NIGHT_FILE, NOT_FOUND, pathIn, WASH_FILES } from '../table/paths'

/** The site's root on its host, as '/' or '/portfolio/': set by `BASE_PATH` when the site is built. */
const ROOT = import.meta.env.BASE_URL

/** A hash of all pictures in `public/`, filled in by the build. */
declare const __PICTURES__: string

/** The address of a file in `public/`. */
export function addressOf(file: string): string {
  return ROOT + file
}

/** The address of a picture in `public/`, with a hash: it never changes, so the service worker keeps it. */
export function pictureAt(file: string): string {
  return addressOf(file) + __PICTURES__
}

/** The map's watercolour, below the ink. If it cannot be loaded, boot.ts replaces it by the fallback. */
export const wash = pictureAt(WASH_FILES[0])
export const washFallback = pictureAt(WASH_FILES[1])

/** The map's ink layers above it, bottom first. */
export const inks: readonly string[] = INK_FILES.map(pictureAt)

/** The night over both, in the dark colour scheme. */
export const night = pictureAt(NIGHT_FILE)

/** The ground of all pages but the map, which paper.css names, too. */
export const paper = pictureAt('map/paper.webp')

/** The path within the site for an address on this host, or {@link NOT_FOUND} for one outside the site. */
export function pathWithin(address: string): string {
  return pathIn(ROOT, address) ?? NOT_FOUND
}
