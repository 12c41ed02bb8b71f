/** Addresses on the host. Only this module knows the base path. */
import { NOT_FOUND, pathIn } from './paths'

/** The site's root on its host, as '/' or '/portfolio/': set by `BASE_PATH` when the site is built. */
const ROOT = import.meta.env.BASE_URL

/** The root without its trailing slash, as the router expects it: '' or '/portfolio'. */
export const routerBase = ROOT.replace(/\/$/, '')

/** The address of a file in `public/`. */
export function addressOf(file: string): string {
  return ROOT + file
}

/** Returns the path within the site for an address on this host, or {@link NOT_FOUND} for one outside the site. */
export function pathWithin(address: string): string {
  return pathIn(ROOT, address) ?? NOT_FOUND
}
