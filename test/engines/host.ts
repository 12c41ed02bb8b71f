/**
 * Serves the built site to one case, on its own port: so a case starts without the storage and caches of
 * others.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { NO_INK, SITE } from '../browser/standIn.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

/**
 * The path of a page that shows another one in a frame without scripts, as in a browser that has them turned
 * off.
 */
const FRAME = '/-/frame'
const frameOf = (path: string) =>
  `<!doctype html><link rel="icon" href="data:,"><body style="margin:0"><iframe id="frame" sandbox="allow-same-origin"
    style="border:0;width:100vw;height:100vh" src="${path}"></iframe>`

export interface Host {
  /** The address of the site's root. */
  readonly url: string
  /** The address of a page that shows the map in a frame without scripts. The frame has the id `frame`. */
  readonly framed: string
  /**
   * What happens to files whose path matches: no answer at all, half of one, a dropped connection, perhaps
   * only for the first of them, or bytes of no format.
   */
  fault: {
    readonly paths: RegExp
    readonly is: 'unanswered' | 'halved' | 'dropped' | 'dropped once' | 'garbled'
  } | null
  /** The paths of all requests so far. */
  readonly requested: string[]
  /** Whether the ink of the map is sent, or empty files. */
  isInked: boolean
  close(): void
}

export async function startHost(): Promise<Host> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', host.url)
    host.requested.push(pathname)
    const fault = host.fault?.paths.test(pathname) ? host.fault.is : null
    if (fault === 'dropped once') host.fault = null
    if (fault?.startsWith('dropped')) response.destroy()
    if (response.destroyed || fault === 'unanswered') return
    const dist = join(SITE, 'dist')
    const file = ['', '.html', '/index.html'].map((end) => join(dist, `${pathname}${end}`)).find(isFile)
    const isFrame = pathname === FRAME
    const path = file ?? join(dist, '404.html')
    const type = (isFrame ? 'text/html' : TYPES[extname(path)]) ?? 'application/octet-stream'
    response.writeHead(file || isFrame ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'no-cache' })
    if (isFrame) response.end(frameOf('/'))
    else if (fault === 'halved') response.write(readFileSync(path).subarray(0, statSync(path).size / 2))
    else if (!host.isInked && /\/ink-\w+\.svg$/.test(pathname)) response.end(NO_INK)
    else response.end(fault === 'garbled' ? 'garbled' : readFileSync(path))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // On `localhost`, browsers allow a service worker without https.
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  const host: Host = {
    url: `${url}/`,
    framed: url + FRAME,
    fault: null,
    requested: [],
    isInked: false,
    close,
  }
  return host
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()
