import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { NOT_FOUND, pathIn } from '../site/paths.ts'
import { isFile, unescaped } from './files.ts'
import { securityHeaders } from './headers.ts'

/**
 * Makes `vite preview` respond like a well-configured host: it sends the headers of `_headers`, brotli files to browsers
 * that accept them, the page for every spelling of its address, and `404.html` with that status for unknown addresses.
 * `dist` is the built site, `base` its root.
 */
export function previewHost(dist: string, base: string): Connect.NextHandleFunction {
  const notFound = readFileSync(join(dist, '404.html'), 'utf8')
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(notFound)?.[1] ?? ''
  return (request, response, next) => {
    for (const [name, value] of securityHeaders(policy)) response.setHeader(name, value)
    const passOn = (file: string) => {
      response.setHeader('Vary', 'Accept-Encoding')
      if (/\bbr\b/.test(String(request.headers['accept-encoding'])) && isFile(join(dist, `${file}.br`)))
        request.url = `${base}${encodeURI(file)}.br`
      next()
    }
    const address = request.url ?? base
    const file = address.startsWith(base) ? unescaped(address.slice(base.length).replace(/[?#].*/, '')) : ''
    if (isFile(join(dist, file))) return passOn(file)
    const path = pathIn(base, address)
    // The path of a page is normalized already.
    if (path !== null && path !== NOT_FOUND && join('/', path) === path && isFile(join(dist, path, 'index.html'))) {
      request.url = base + path.slice(1)
      return passOn(join(path, 'index.html').slice(1))
    }
    response.statusCode = 404
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(notFound)
  }
}
