/** Builds and parses the site's own paths, relative to its root. */

/**
 * Resolves a link of the table: '/skills' and '/cv.pdf' are relative to the site's `root`; all others are
 * complete.
 */
export function linkFrom(root: string, link: string): string {
  return link.startsWith('/') ? root + link.slice(1) : link
}

/**
 * The path within the site for an address on its host: '/Portfolio/%73kills/?x' is '/skills' within
 * '/portfolio/'; null for one outside the site. `root` ends with a slash, which the address may lack.
 */
export function pathIn(root: string, address: string): string | null {
  const from = plain(root)
  const path = `${plain(address)}/`
  return path.startsWith(from) ? `/${path.slice(from.length)}`.replace(/\/+$/, '') || '/' : null
}

/** A path of an address without escapes; as it is, if one is invalid. */
export function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** An address in lower case, without its query, and unescaped, unless its escapes are invalid. */
function plain(address: string): string {
  const path = address.replace(/[?#].*/, '')
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}

/** The folder of `public`, and so of the site, with all that `npm run draw` writes for pages. */
export const MAP_FOLDER = 'map/'

/** The watercolour of the map's picture, and the same for browsers that cannot decode it. */
export const WASH_FILES = ['map/wash.avif', 'map/wash.webp'] as const

/**
 * The ink layers of the map's picture, bottom first. A browser decodes each SVG in one uninterrupted task;
 * four files make four shorter tasks. With the page and the wash, they are six requests: as many as browsers
 * send to a host at once.
 */
export const INK_FILES = [
  'map/ink-below.svg',
  'map/ink-stamps.svg',
  'map/ink-standing.svg',
  'map/ink-above.svg',
] as const

/** The layer above all of them in the dark colour scheme, which alone fetches it. */
export const NIGHT_FILE = 'map/night.svg'

/**
 * The name of a small file of an owner's own picture: of the `chart`, or of the plate of a place,
 * `places/skills`.
 */
export function ownFile(stem: string, isNight = false): string {
  return `${MAP_FOLDER}${stem}${isNight ? '.night' : ''}.webp`
}

/** The path of the page that is shown for unknown addresses. */
export const NOT_FOUND = '/404'
