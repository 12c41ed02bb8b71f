/** How the site's own addresses are made and read, below its root. */

/** Where the page of a place is. */
export function pathOf({ name }: { readonly name: string }): string {
  return `/${name.toLowerCase()}`
}

/** A path as the site writes it: a slash at the end, or capitals, make no difference to where it leads. */
export function normalPath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}

/** The page that stands for every address that leads nowhere. */
export const LOST = '/404'
