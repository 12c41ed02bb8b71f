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
