/** How the site's own addresses are made and read, below its root. */

/** Where the page of a place is. */
export function pathOf({ name }: { readonly name: string }): string {
  return `/${name.toLowerCase()}`
}

/** A path as the site writes it: a slash at the end, or capitals, make no difference to where it leads. */
export function normalPath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}

/**
 * The ink of the map's picture, as files, the lowest layer first: a browser reads an SVG picture at one go, and three
 * that are read one by one never keep a visitor waiting as long as the whole.
 */
export const INK_FILES = ['ink-below.svg', 'ink-standing.svg', 'ink-above.svg'] as const

/** The page that stands for every address that leads nowhere. */
export const LOST = '/404'
