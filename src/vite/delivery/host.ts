/** How a host responds: the headers that it should send, and `vite preview` as such a host. */
import { join, posix } from 'node:path'
import type { Connect } from 'vite'
import { NOT_FOUND, pathIn, unescaped } from '../../table/paths.ts'
import type { Table } from '../../table/table.ts'
import { integrityOf, isFile, textIn } from '../files.ts'

/**
 * The content security policy that a page can contain: only files of this site and of the table's hosts, and
 * of inline code only this.
 */
export function securityPolicy(
  { scripts, styles }: Record<'scripts' | 'styles', readonly string[]>,
  { analytics, embeds }: Pick<Table, 'analytics' | 'embeds'>,
): string {
  const { script, sendsTo = script } = analytics ?? {}
  const hostOf = (address?: string) => (address ? ` ${new URL(address).origin}` : '')
  const hashes = (contents: readonly string[]) =>
    contents.map((content) => `'${integrityOf(content)}'`).join(' ')
  return [
    // Fonts, requests and the manifest, whose directive some WebKits do not know, and say so on each page.
    `default-src 'self'`,
    `script-src 'self' ${hashes(scripts)}${hostOf(script)}`,
    `style-src 'self' ${hashes(styles)}`,
    // The styles contain a small picture for the first paint.
    `img-src 'self' data:`,
    ...(sendsTo ? [`connect-src 'self'${hostOf(sendsTo)}`] : []),
    `frame-src ${embeds?.map((host) => `https://${host}`).join(' ') ?? "'none'"}`,
    ...['object', 'media'].map((kind) => `${kind}-src 'none'`),
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ')
}

/** The headers of every response. `frame-ancestors` works only in a header. */
const securityHeaders = (policy: string) =>
  [
    ['Content-Security-Policy', `${policy}; frame-ancestors 'none'`],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), browsing-topics=()'],
  ] as const

/** A header of pages alone: feed readers, which are other sites, show the pictures of posts. */
const EMBEDDING = ['Cross-Origin-Resource-Policy', 'same-origin'] as const

/** The file `_headers` for Netlify and Cloudflare Pages, with the owner's own headers. */
export function headersFile(base: string, policy: string, own: string): string {
  const rule = (address: string, headers: readonly (readonly [name: string, value: string])[]) =>
    [base + address, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    rule('*', securityHeaders(policy)),
    rule('assets/*', [['Cache-Control', 'public, max-age=31536000, immutable']]),
    // Of the map's page: a pattern cannot name all others, but no picture.
    rule('', [EMBEDDING]),
    ...(own ? [own] : []),
  ].join('\n')
}

/**
 * Responds with the security headers, brotli files, the page for each spelling of its address, or `404.html`.
 */
export function previewHost(dist: string, base: string): Connect.NextHandleFunction {
  const notFound = join(dist, '404.html')
  /** Never outside: whether a file is there is not for visitors to know. */
  const has = (file: string) => !/(^|[\\/])\.\.([\\/]|$)/.test(file) && isFile(join(dist, file))
  return (request, response, next) => {
    const page = textIn(notFound)
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
    for (const [name, value] of securityHeaders(policy)) response.setHeader(name, value)
    const passOn = (file: string) => {
      response.setHeader('Vary', 'Accept-Encoding')
      if (/\bbr\b/.test(String(request.headers['accept-encoding'])) && has(`${file}.br`))
        request.url = `${base}${encodeURI(file)}.br`
      next()
    }
    const address = request.url ?? base
    const file = address.startsWith(base) ? unescaped(address.slice(base.length).replace(/[?#].*/, '')) : ''
    if (has(file)) return passOn(file)
    response.setHeader(...EMBEDDING)
    const path = pathIn(base, address)
    const index = posix.join(path ?? '', 'index.html').slice(1)
    if (path !== null && path !== NOT_FOUND && posix.join('/', path) === path && has(index)) {
      request.url = base + path.slice(1)
      return passOn(index)
    }
    response.statusCode = page ? 404 : 503
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(page || 'The site is not built yet.')
  }
}
