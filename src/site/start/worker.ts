/**
 * The service worker: precaches one complete build of the site, and serves pages and files from it.
 *
 * - A new worker waits while any other tab is open, so that no page mixes files of two builds. If there is only one tab,
 *   its next load activates the waiting build.
 * - A build is cached completely or not at all. If that fails although the host answers (it alters pages, a file is missing,
 *   no space is left), the worker is installed without a cache, and leaves everything to the host: nobody stays with the
 *   old build. Without a network, the installation fails, the old worker stays, and the next visit tries again.
 * - The night's layer of the picture, and each file of an owner's own picture, is cached if it has been fetched: visits by
 *   day never fetch the night, and phones not the files of desktops.
 * - If a file is not in the cache, lost or damaged, it is served by the host, and the build is cached again.
 * - A page that is not cached (a post) is served by the host, and so are its files: it may be of another build.
 * - If `sw.js` is gone from the host, the site was replaced by another one: the worker uninstalls itself. In a build with
 *   `VITE_OFFLINE=off`, it replaces an earlier worker, and uninstalls itself.
 */
import { isCachedLater, pathIn } from '../../table/paths'

/** Filled in by the build: a hash of the whole precache, empty for no precache; each file's address and content's hash. */
declare const __VERSION__: string
declare const __FILES__: Readonly<Record<string, string>>

/** The part of a service worker's global scope that TypeScript's DOM library lacks. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: { includeUncontrolled: true }): Promise<readonly Tab[]>
    get(id: string): Promise<Tab | undefined>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate' | 'message' | 'fetch', listener: (event: WorkerEvent) => void): void
}
interface Tab {
  readonly id: string
  /** The address that it was opened at. */
  readonly url: string
}
/** An event of the worker: only that of a fetch has a request and its tab, and only a message has a source. */
interface WorkerEvent {
  readonly request: Request
  readonly clientId: string
  readonly source: Partial<Tab> & { postMessage(message: string): void }
  waitUntil(done: Promise<unknown>): void
  respondWith(response: Promise<Response>): void
}

const scope = globalThis as unknown as WorkerScope
const FILES = __FILES__
const root = new URL('.', location.href)
const PREFIX = `realm ${root.pathname} `
const CACHE = PREFIX + __VERSION__
/** The names of empty caches, which exist if this build could not be cached: at the first try, and at the second. */
const FAILED = `${CACHE} failed`
const GIVEN_UP = `${FAILED} twice`
/** The cache, open as long as the worker runs: after it has uninstalled itself, the open page still gets its files. */
let cache: Promise<Cache> | undefined

if (__VERSION__) {
  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(deleteCaches(CACHE)))
  scope.addEventListener('message', (event) => event.waitUntil(activateIfAlone(event)))
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method !== 'GET' || !request.url.startsWith(root.href)) return
    if (request.mode !== 'navigate') event.respondWith(answerFile(event))
    else {
      event.respondWith(answerNavigation(request))
      event.waitUntil(uninstallIfGone())
    }
  })
} else {
  scope.addEventListener('install', () => void scope.skipWaiting())
  scope.addEventListener('activate', (event) => event.waitUntil(uninstall()))
}

/** Caches the build. Fails if that is for want of a network. */
async function install(): Promise<void> {
  try {
    await precache()
    await caches.delete(FAILED)
  } catch (error) {
    if (!(await hostAnswers())) throw error
    cache = undefined
    await caches.delete(CACHE)
    await caches.open((await caches.has(FAILED)) ? GIVEN_UP : FAILED)
  }
}

const hostAnswers = () =>
  fetch(location.href, { cache: 'no-cache' }).then(
    ({ ok }) => ok,
    () => false,
  )

async function precache(): Promise<void> {
  const needed = Object.entries(FILES).filter(([address]) => !isCachedLater(address))
  const responses = await Promise.all(
    needed.map(async ([address, integrity]) => {
      // Fails if the content is another, so also if the file is missing. A weak line may lose one request of many.
      const request = () => fetch(address, { integrity, cache: 'no-cache' })
      const response = await request().catch(request)
      // A copy is never marked as redirected; a navigation may not be answered with a redirected response.
      return [address, new Response(await response.blob(), { headers: response.headers })] as const
    }),
  )
  const opened = await openCache()
  await Promise.all(responses.map(([address, response]) => opened.put(address, response)))
  const fetched = Object.keys(FILES).filter(isCachedLater)
  const options = { cache: 'only-if-cached', mode: 'same-origin' } as const
  await Promise.all(fetched.map((address) => keep(address, options).catch(() => {})))
}

/** Caches a file of the picture, if it can be had in this way, and is that of this build. */
async function keep(address: string, options: RequestInit): Promise<void> {
  const response = await fetch(address, { ...options, integrity: FILES[address] ?? '' })
  if (response.ok) await (await openCache()).put(address, response)
}

function openCache(): Promise<Cache> {
  cache ??= caches.open(CACHE)
  return cache
}

/** Deletes the caches of the site, but not those of the build `except`. */
async function deleteCaches(except?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !(except && name.startsWith(except)))
  await Promise.all(names.map((name) => caches.delete(name)))
}

async function uninstall(): Promise<void> {
  await deleteCaches()
  await scope.registration.unregister()
}

/** Uninstalls the worker if the host has none any more; browsers would keep it for good. */
async function uninstallIfGone(): Promise<void> {
  const { status } = await fetch(location.href, { cache: 'no-cache' }).catch(() => Response.error())
  if (status === 404 || status === 410) await uninstall()
}

async function answerNavigation(request: Request): Promise<Response> {
  if (await shouldAskToTakeOver(request))
    return new Response(ACTIVATE_AND_RELOAD, { headers: { 'Content-Type': 'text/html' } })
  // The host may have a page that the precache lacks. Offline, the map's page is served, and shows that it is unknown.
  return answer(request, pageAt(request.url)).catch(async () => (await find(root.pathname)) ?? Response.error())
}

async function answerFile({ request, clientId }: WorkerEvent): Promise<Response> {
  const address = new URL(request.url).pathname
  const tab = await scope.clients.get(clientId)
  if (tab && !(pageAt(tab.url) in FILES)) return fetch(request).catch(() => answer(request, address))
  return answer(request, address)
}

/** The address of a page, as in the precache, for any spelling. */
function pageAt(url: string): string {
  const path = pathIn(root.pathname, new URL(url).pathname) ?? '/'
  return root.pathname + path.slice(1)
}

/** Answers with a file of the cache, or of the host if it is not cached, lost or damaged. */
async function answer(request: Request, address: string): Promise<Response> {
  const cached = await find(address)
  if (cached) return cached
  const response = await fetch(request)
  if (address in FILES) (isCachedLater(address) ? keep(address, { cache: 'force-cache' }) : restore()).catch(() => {})
  return response
}

/** Pictures and fonts are the largest files, and the site can be used without them: they are served unchecked. */
const UNCHECKED = /\.(svg|avif|webp|woff2)$/

/** Returns a file of the cache; undefined if it is not in there, or damaged. */
async function find(address: string): Promise<Response | undefined> {
  try {
    const opened = await openCache()
    const cached = await opened.match(address)
    if (!cached || UNCHECKED.test(address)) return cached
    // Matched again instead of cloned: so the browser keeps the compiled script with it.
    if ((await integrityOf(cached)) === FILES[address]) return opened.match(address)
  } catch {
    // The browser cannot read its cache.
    cache = undefined
  }
  return undefined
}

async function integrityOf(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
}

let restored: Promise<void> | undefined

/** Caches the build again, once, unless that has failed twice. */
async function restore(): Promise<void> {
  if (!(await caches.has(GIVEN_UP))) restored ??= install()
  await restored
}

/**
 * A document that asks the waiting worker to take over, and loads the page again when it has, or if it may not yet. Without
 * the empty icon, browsers would request `favicon.ico`. A `Refresh` header would only scroll at an address with a hash.
 */
const ACTIVATE_AND_RELOAD = `<link rel="icon" href="data:,"><script>(${() => {
  const workers = navigator.serviceWorker
  const reload = () => location.reload()
  workers.oncontrollerchange = workers.onmessage = reload
  // The worker of another site does not answer.
  setTimeout(reload, 3000)
  workers.ready.then(({ waiting }) => (waiting ? waiting.postMessage('take over') : reload()))
}})()</script>`

/** The waiting worker that was asked last, while there was only one tab. It is asked once: it may not answer. */
let asked: unknown

/**
 * Whether a waiting worker should be asked to take over. The one open tab may be another than the one that navigates.
 * Browsers do not say which, so a document in the place of the page asks the new worker, which counts again.
 */
async function shouldAskToTakeOver({ destination }: Request): Promise<boolean> {
  const { waiting } = scope.registration
  const isAlone = (await openTabs()).length < 2
  const isNew = waiting !== asked
  asked = isAlone ? waiting : null
  return !!waiting && isAlone && isNew && destination === 'document'
}

/** Activates this worker, unless there is another tab than the one that asks, which then shows the old build. */
async function activateIfAlone({ source }: WorkerEvent): Promise<void> {
  const [tab, ...others] = await openTabs()
  // It may have asked long ago. Earlier versions' workers asked themselves, and have no id.
  const isAsking = !source.id || tab?.id === source.id
  if (isAsking && others.length === 0) scope.skipWaiting()
  else source.postMessage('wait')
}

/** The tabs of the site, but not those that are still being opened. */
async function openTabs(): Promise<readonly Tab[]> {
  return (await scope.clients.matchAll({ includeUncontrolled: true })).filter(({ url }) => url.startsWith(root.href))
}
