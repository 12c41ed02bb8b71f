/**
 * The service worker: precaches one complete build of the site, and serves pages and files from it.
 *
 * A build is cached completely or not at all: if the content of a file does not match its hash, the installation fails
 * and the old worker stays. A new worker waits while any other tab is open, so that no page mixes files of two builds. If
 * there is only one tab, its next load activates the waiting build.
 *
 * In a build with `VITE_OFFLINE=off`, it replaces an earlier worker, deletes all cached builds, and unregisters itself.
 */
import { pathIn } from '../site/paths'

/** Filled in by the build: a hash of the whole precache, empty for no precache; each file's address and content's hash. */
declare const __VERSION__: string
declare const __FILES__: Readonly<Record<string, string>>

/** The part of a service worker's global scope that TypeScript's DOM library lacks. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { matchAll(options: { includeUncontrolled: true }): Promise<readonly unknown[]> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate' | 'message' | 'fetch', listener: (event: WorkerEvent) => void): void
}
/** An event of the worker: only that of a fetch has a request and a response, and only a message has a source. */
interface WorkerEvent {
  readonly request: Request
  readonly source: { postMessage(message: string): void }
  waitUntil(done: Promise<unknown>): void
  respondWith(response: Promise<Response>): void
}

const scope = globalThis as unknown as WorkerScope
const root = new URL('.', location.href)
const PREFIX = `realm ${root.pathname} `
const CACHE = PREFIX + __VERSION__

if (__VERSION__) {
  scope.addEventListener('install', (event) => event.waitUntil(precache()))
  scope.addEventListener('activate', (event) => event.waitUntil(deleteOtherBuilds()))
  scope.addEventListener('message', (event) => event.waitUntil(activateIfAlone(event)))
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const isOurs = request.method === 'GET' && request.url.startsWith(root.href)
    if (isOurs) event.respondWith(request.mode === 'navigate' ? answerNavigation(request) : answerFile(request))
  })
} else {
  scope.addEventListener('install', () => void scope.skipWaiting())
  scope.addEventListener('activate', (event) => event.waitUntil(uninstall()))
}

async function precache(): Promise<void> {
  const responses = await Promise.all(
    Object.entries(__FILES__).map(async ([address, integrity]) => {
      // Fails if the content is another, so also if the file is missing.
      const response = await fetch(address, { integrity, cache: 'no-cache' })
      // A copy is never marked as redirected; a navigation may not be answered with a redirected response.
      return [address, new Response(await response.blob(), { headers: response.headers })] as const
    }),
  )
  const cache = await caches.open(CACHE)
  await Promise.all(responses.map(([address, response]) => cache.put(address, response)))
}

async function deleteOtherBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(names.map((name) => caches.delete(name)))
}

async function uninstall(): Promise<void> {
  await deleteOtherBuilds()
  await scope.registration.unregister()
}

async function answerNavigation(request: Request): Promise<Response> {
  // The one open tab may be another than the one that navigates. Browsers do not say which, so a document in the place of
  // the page asks the new worker, which counts again.
  if (scope.registration.waiting && (await countTabs()) < 2)
    return new Response(ACTIVATE_AND_RELOAD, { headers: { 'Content-Type': 'text/html' } })
  const path = pathIn(root.pathname, new URL(request.url).pathname)
  const cached = path && (await find(root.pathname + path.slice(1)))
  if (cached) return cached
  // The host may have a page that the precache lacks. Offline, the map's page is served, and shows that it is unknown.
  return fetch(request).catch(async () => (await find(root.pathname)) ?? Response.error())
}

/**
 * A document that asks the waiting worker to take over, and loads the page again when it has, or if it may not yet. Without
 * the empty icon, browsers would request `favicon.ico`. A `Refresh` header would only scroll at an address with a hash.
 */
const ACTIVATE_AND_RELOAD = `<link rel="icon" href="data:,"><script>(${() => {
  const workers = navigator.serviceWorker
  const reload = () => location.reload()
  workers.oncontrollerchange = workers.onmessage = reload
  workers.ready.then(({ waiting }) => (waiting ? waiting.postMessage('take over') : reload()))
}})()</script>`

/** Activates this worker, unless there is another tab than the one that asks, which then shows the old build. */
async function activateIfAlone({ source }: WorkerEvent): Promise<void> {
  if ((await countTabs()) < 2) scope.skipWaiting()
  else source.postMessage('wait')
}

/** Counts the tabs of the site, but not those that are still being opened. */
async function countTabs(): Promise<number> {
  return (await scope.clients.matchAll({ includeUncontrolled: true })).length
}

async function answerFile(request: Request): Promise<Response> {
  return (await find(new URL(request.url).pathname)) ?? fetch(request)
}

async function find(address: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(address)
}
