/** Serves small builds of a site with the real service worker, and whatever a test puts in their place. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { workerScript } from '../../src/vite/delivery/plugin.ts'

/** The host's response to a path, perhaps after a while; null drops the connection. */
export type Answer = Readonly<{
  body: string
  type?: string
  status?: number
  location?: string
  ms?: number
}> | null
export type Files = Record<string, Answer>

export interface SmallSite {
  /** The address of the site's root. */
  readonly url: string
  /** The folder of the site on its host. */
  readonly base: string
  /** The responses by path within the site; all other paths are 404. */
  files: Files
  /** The response to every path, instead. */
  everything: Answer | undefined
  close(): void
}

const SCRIPT = 'text/javascript'
const HTML = 'text/html; charset=utf-8'

/** A page with the name of its build, and a script. */
export const pageOf = (build: number | string, script = '') => ({
  body: `<!doctype html><html data-page="${build}"><link rel="icon" href="data:,"><p>Build ${build}</p>${script}`,
})

/** Adds its build to the page, and does what the site does when it is idle: see backgroundWork.ts. */
const scriptOf = (build: number, base: string) => `
const shown = document.documentElement.dataset
shown.script = '${build}'
addEventListener('load', async () => {
  const picture = document.querySelector('img')
  await picture.decode()
  shown.picture = picture.naturalWidth
  const root = new URL('${base}', location.href).href
  await navigator.serviceWorker.register(root + 'sw.js')
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  ;(await navigator.serviceWorker.ready).active.postMessage({ pages: ['', location.href], files })
})`

/** The files of a build, each with its number: so a mix of builds shows. */
export async function filesOf(build: number, base: string): Promise<Files> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${build}" height="${build}"/>`
  const page = pageOf(
    build,
    `<img src="${base}map/picture.svg?0000000${build}"><script src="${base}assets/index-0000000${build}.js"></script>`,
  )
  return {
    '': page,
    crafts: page,
    'crafts/post': page,
    [`assets/index-0000000${build}.js`]: { body: scriptOf(build, base), type: SCRIPT },
    'map/picture.svg': { body: picture, type: 'image/svg+xml' },
    'sw.js': { body: await workerScript(`${build}`, ['/', '/crafts', '/crafts/post']), type: SCRIPT },
  }
}

/** Serves build 1 in a folder of the host. */
export async function smallSite(base: string): Promise<SmallSite> {
  const server = createServer(({ url = '' }, response) => {
    const path = url.replace(/\?.*/, '').slice(base.length)
    const answer = site.everything === undefined ? site.files[path] : site.everything
    if (answer === null) response.destroy()
    else {
      const {
        body,
        type = HTML,
        status = 200,
        location,
        ms = 0,
      } = answer ?? { body: 'Not found', status: 404 }
      response.writeHead(status, { 'Content-Type': type, ...(location && { location }) })
      setTimeout(() => response.end(body), ms)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const site: SmallSite = {
    url: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    base,
    files: await filesOf(1, base),
    everything: undefined,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return site
}
