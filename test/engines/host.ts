/** Serves the built site to one case, on a port of its own: nothing that another case left behind is found there. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { SITE } from '../browser/standIn.ts'

const DIST = join(SITE, 'dist')

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** A page that shows another in a frame in which no script runs, as in a browser that has them turned off. */
const FRAME = '-/frame'

export class Host {
  /** The address of the site's root. */
  readonly url: string
  /** The paths that were asked for, in order. */
  readonly asked: string[] = []
  /** The connection is dropped for paths that match: the line is bad, or the file is blocked. */
  drops: RegExp | null = null
  /** Paths that match are answered with bytes that no browser can read. */
  garbles: RegExp | null = null
  /** Paths that match are not answered at all. */
  holds: RegExp | null = null
  readonly #close: () => void

  private constructor(url: string, close: () => void) {
    this.url = url
    this.#close = close
  }

  static async start(): Promise<Host> {
    const server = createServer((request, response) => host.#answer(new URL(request.url ?? '/', host.url), response))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    // `localhost` is what browsers trust with a service worker.
    const host = new Host(`http://localhost:${(server.address() as AddressInfo).port}/`, () => {
      server.closeAllConnections()
      server.close()
    })
    return host
  }

  /** The address at which a path is shown in a frame without scripts; the frame's element has the id `frame`. */
  framed(path: string): string {
    return `${this.url}${FRAME}?${path}`
  }

  close(): void {
    this.#close()
  }

  #answer({ pathname, search }: URL, response: ServerResponse): void {
    this.asked.push(pathname)
    if (this.drops?.test(pathname)) {
      response.destroy()
      return
    }
    if (this.holds?.test(pathname)) return
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
    response.end(this.garbles?.test(pathname) ? 'garbled' : readFileSync(path))
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
