/** Where things are on the site's host: the one place that knows the folder the site lies in. */
import { NOT_FOUND, pathIn } from './paths'

/** The site's root on its host, as '/' or '/portfolio/': set by `BASE_PATH` when the site is built. */
const ROOT = import.meta.env.BASE_URL

/** The root without its slash at the end, as a router wants it: '' or '/portfolio'. */
export const routerBase = ROOT.replace(/\/$/, '')

/** The address of a file in `public/`. */
export function addressOf(file: string): string {
  return ROOT + file
}

/** The path within the site that an address on this host means, or {@link NOT_FOUND} outside the site. */
export function pathWithin(address: string): string {
  return pathIn(ROOT, address) ?? NOT_FOUND
}
