/** The site's own address: the variables `BASE_PATH` and `SITE_ORIGIN`. */
import { plainError } from './plainError.ts'

/**
 * The root of the site on its host, with slashes added: '/portfolio/' for 'portfolio', '/' for an empty text. It cannot
 * be relative, since pages are at different depths, and the router compares absolute paths.
 */
export function basePath(stated = ''): string {
  const isFolder = !/^\.{1,2}(\/|$)|:|[?#\s\\]|\/\//.test(stated)
  if (isFolder) return `/${stated}/`.replace(/\/{2,}/g, '/')
  throw plainError(
    `BASE_PATH is "${stated}", which is not a folder of a host. Write a path, for example /portfolio/. The host itself belongs in SITE_ORIGIN.`,
  )
}

/** Checks the variable `SITE_ORIGIN`. Returns it without a trailing slash, or an empty text if it is not set. */
export function originIn(stated: string | undefined): string {
  if (!stated) return ''
  const origin = stated.replace(/\/+$/, '')
  if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin.toLowerCase()) return origin
  throw plainError(
    `SITE_ORIGIN is "${stated}", which is not an origin. Write https:// and the name of the host, for example https://example.org. A folder of the host belongs in BASE_PATH.`,
  )
}
