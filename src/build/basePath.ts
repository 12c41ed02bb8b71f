import { plainError } from './plainError.ts'

/**
 * The root of the site on its host, with the slashes that it needs: '/portfolio/' for 'portfolio', '/' for nothing. The
 * pages lie at different depths and their router reads whole paths, so that no root can be relative.
 */
export function basePath(stated = ''): string {
  const isFolder = !/^\.{1,2}(\/|$)|:|[?#\s\\]|\/\//.test(stated)
  if (isFolder) return `/${stated}/`.replace(/\/{2,}/g, '/')
  throw plainError(
    `BASE_PATH is "${stated}", which is not a folder of a host. Write a path, for example /portfolio/. The host itself belongs in SITE_ORIGIN.`,
  )
}
