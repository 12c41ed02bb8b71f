/** Serves small builds of a site with the real service worker, and whatever a test puts in their place. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { workerScript } from '../../src/vite/delivery/plugin.ts'
import { integrityOf } from '../../src/vite/files.ts'

/** The host's response to a path; null drops the connection. */
export type Answer = { readonly body: string; readonly type?: string; readonly status?: number } | null
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
  /** The requested paths within the site, in order. */
  readonly requested: string[]
  close(): void
}

const SCRIPT = 'text/javascript'
const HTML = 'text/html; charset=utf-8'

/** A page with the name of its build, and a script. */
export const pageOf = (build: number | string, script = '') => ({
  body: `<!doctype html><html data-page="${build}"><link rel="icon" href="data:,"><p>Build ${build}</p>${script}`,
})

/** Adds its build and that of its picture to the page, and registers the worker. */
const scriptOf = (build: number, base: string, isOffline: boolean) => `
const shown = document.documentElement.dataset
shown.script = '${build}'
fetch('${base}picture.svg').then((response) => response.text()).then((text) => (shown.picture = text))
window.later = () => import('${base}assets/later-${build}.js').then(({ build }) => build)
if (${isOffline} && !navigator.serviceWorker.controller)
  addEventListener('load', () => navigator.serviceWorker.register('${base}sw.js', { updateViaCache: 'none' }))`

/** The files of a build, each with its number: so a mix of builds shows. If not `isOffline`, as by `VITE_OFFLINE=off`. */
export async function filesOf(build: number, base: string, isOffline = true): Promise<Files> {
  const page = pageOf(build, `<script src="${base}assets/index-${build}.js"></script>`)
  const cached = {
    '': page,
    crafts: page,
    [`assets/index-${build}.js`]: { body: scriptOf(build, base, isOffline), type: SCRIPT },
    [`assets/later-${build}.js`]: { body: `export const build = ${build}`, type: SCRIPT },
    'picture.svg': { body: `${build}`, type: 'image/svg+xml' },
  }
  const hashes = Object.entries(cached).map(([path, { body }]) => [base + path, integrityOf(body)])
  const worker = await workerScript(isOffline ? Object.fromEntries(hashes) : null)
  return { ...cached, 'crafts/post': page, 'sw.js': { body: worker, type: SCRIPT } }
}

/** Serves build 1 in a folder of the host. */
export async function smallSite(base: string): Promise<SmallSite> {
  const server = createServer(({ url = '' }, response) => {
    const path = url.replace(/\?.*/, '').slice(base.length)
    site.requested.push(path)
    const answer = site.everything === undefined ? site.files[path] : site.everything
    if (answer === null) response.destroy()
    else {
      const { body, type = HTML, status = 200 } = answer ?? { body: 'Not found', status: 404 }
      response.writeHead(status, { 'Content-Type': type }).end(body)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const site: SmallSite = {
    url: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    base,
    files: await filesOf(1, base),
    everything: undefined,
    requested: [],
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return site
}
