/** Serves the built site to one case, on its own port: so a case starts without the storage and caches of others. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { SITE } from '../browser/standIn.ts'

const DIST = join(SITE, 'dist')

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** The path of a page that shows another one in a frame without scripts, as in a browser that has them turned off. */
const FRAME = '-/frame'

export class Host {
  /** The address of the site's root. */
  readonly url: string
  /** The requested paths, in order. */
  readonly requested: string[] = []
  /** For matching paths the connection is dropped, as on a bad network, or for a blocked file. */
  dropped: RegExp | null = null
  /** Matching paths are answered with bytes that no browser can decode. */
  garbled: RegExp | null = null
  /** Matching paths are not answered at all. */
  unanswered: RegExp | null = null
  readonly #close: () => void

  private constructor(url: string, close: () => void) {
    this.url = url
    this.#close = close
  }

  static async start(): Promise<Host> {
    const server = createServer((request, response) => host.#answer(new URL(request.url ?? '/', host.url), response))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    // On `localhost`, browsers allow a service worker without https.
    const host = new Host(`http://localhost:${(server.address() as AddressInfo).port}/`, () => {
      server.closeAllConnections()
      server.close()
    })
    return host
  }

  /** The address of a page that shows a path in a frame without scripts. The frame has the id `frame`. */
  framed(path: string): string {
    return `${this.url}${FRAME}?${path}`
  }

  close(): void {
    this.#close()
  }

  #answer({ pathname, search }: URL, response: ServerResponse): void {
    this.requested.push(pathname)
    if (this.dropped?.test(pathname)) {
      response.destroy()
      return
    }
    if (this.unanswered?.test(pathname)) return
    if (pathname === `/${FRAME}`) {
      response.setHeader('Content-Type', 'text/html')
      response.end(
        `<!doctype html><link rel="icon" href="data:,"><body style="margin:0"><iframe id="frame" sandbox="allow-same-origin"
          style="border:0;width:100vw;height:100vh" src="/${search.slice(1)}"></iframe>`,
      )
      return
    }
    const file = ['', '.html', '/index.html'].map((end) => join(DIST, `${pathname}${end}`)).find(isFile)
    response.statusCode = file ? 200 : 404
    const path = file ?? join(DIST, '404.html')
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
    response.setHeader('Cache-Control', 'no-cache')
    response.end(this.garbled?.test(pathname) ? 'garbled' : readFileSync(path))
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
