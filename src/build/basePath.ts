import { plainError } from './plainError.ts'

/**
 * The root of the site on its host, with the slashes that it needs: '/portfolio/' for 'portfolio', '/' for nothing. The
 * pages lie at different depths and their router reads whole paths, so that no root can be relative.
 */
export function basePath(stated = ''): string {
  const isFolder = !/^\.{1,2}(\/|$)|:|[?#\s\\]|\/\//.test(stated)
  if (isFolder) return `/${stated}/`.replace(/\/{2,}/g, '/')
  throw plainError(
    `BASE_PATH is "${stated}", which is no folder of a host: it is '/', or begins and ends with a slash, as /portfolio/. The host itself is stated by SITE_ORIGIN.`,
  )
}
