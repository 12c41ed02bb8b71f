import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { NOT_FOUND, pathIn } from '../site/paths.ts'
import { isFile } from './files.ts'
import { securityHeaders } from './headers.ts'

/**
 * Makes `vite preview` answer as a good host does: with the headers that `_headers` asks for, with its page for every
 * way to write a page's address, with the brotli file beside a file for browsers that take it, and with the page
 * `404.html` and that status for an address that leads nowhere.
 * `dist` is the built site, `base` its root.
 */
export function previewHost(dist: string, base: string): Connect.NextHandleFunction {
  const lost = readFileSync(join(dist, '404.html'), 'utf8')
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(lost)?.[1] ?? ''
  return (request, response, next) => {
    for (const [name, value] of securityHeaders(policy)) response.setHeader(name, value)
    const passOn = (file: string) => {
      response.setHeader('Vary', 'Accept-Encoding')
      if (/\bbr\b/.test(String(request.headers['accept-encoding'])) && isFile(join(dist, `${file}.br`)))
        request.url = `${base}${encodeURI(file)}.br`
      next()
    }
    const address = request.url ?? base
    const file = address.startsWith(base) ? decode(address.slice(base.length).replace(/[?#].*/, '')) : ''
    if (isFile(join(dist, file))) return passOn(file)
    const path = pathIn(base, address)
    // What `join` would have to tidy up is no path of a page.
    if (path !== null && path !== NOT_FOUND && join('/', path) === path && isFile(join(dist, path, 'index.html'))) {
      request.url = base + path.slice(1)
      return passOn(join(path, 'index.html').slice(1))
    }
    response.statusCode = 404
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(lost)
  }
}

/** A path as it is on disk; a broken one is nowhere. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return 'nowhere'
  }
}
