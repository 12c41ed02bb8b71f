/** How the site's own addresses are made and read, below its root. */

/** Where the page of a place is: at its name in lower case, with a hyphen for each space, '/open-source'. */
export function pathOf({ name }: { readonly name: string }): string {
  return `/${name.toLowerCase().replaceAll(' ', '-')}`
}

/**
 * The address on the host of a link as the table has it, on a site whose root is `root`: '/skills' and '/cv.pdf' are
 * below the root; addresses of other hosts, of mail and of telephones are complete.
 */
export function linkFrom(root: string, link: string): string {
  return link.startsWith('/') ? root + link.slice(1) : link
}

/**
 * The path that an address on the host has within the site whose root is `root`, a path that ends with a slash; null
 * for one outside the site. Letter case, escapes, slashes at the end and a query make no difference, nor does the
 * missing slash of the root: '/Portfolio/%73kills/?x' is '/skills' within '/portfolio/'.
 */
export function pathIn(root: string, address: string): string | null {
  const from = plain(root)
  const path = `${plain(address)}/`
  return path.startsWith(from) ? `/${path.slice(from.length)}`.replace(/\/+$/, '') || '/' : null
}

/** An address in lower case, without its query and escapes; one with broken escapes keeps them, and is no page's. */
function plain(address: string): string {
  const path = address.replace(/[?#].*/, '')
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}

/**
 * The ink of the map's picture, as files, the lowest layer first: a browser reads an SVG picture at one go, and four
 * that are read one by one never keep a visitor waiting as long as the whole.
 */
export const INK_FILES = ['ink-below.svg', 'ink-stamps.svg', 'ink-standing.svg', 'ink-above.svg'] as const

/** The page that stands for every address that leads nowhere. */
export const NOT_FOUND = '/404'
